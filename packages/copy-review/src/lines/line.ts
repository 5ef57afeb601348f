import type { SourceRange } from '../shared/page-text.ts';

/** A part of the source of a file. Joined, the sources of all its lines are the file. */
export interface Line {
  readonly source: string;
  /** What is compared instead of the source, if not all of it makes a difference. */
  readonly compared?: string;
  /**
   * What is shown: the source after its place, which is its tag, its selector or its path. Empty if it says
   * nothing by itself, such as a bracket.
   */
  readonly shown: string;
  /** Where it is in the source of the file, if it is a text, an attribute or a value that reports can tell as words. */
  readonly range?: SourceRange;
  /** Whether it is a text of a page, between two tags. */
  readonly isText?: boolean;
  /** The tag that it belongs to, as one of its attributes or as the source in a `<script>`. */
  readonly tag?: Tag;
  /** The number of the tag, rule or list that it opens or closes. */
  readonly opens?: number;
  readonly closes?: number;
  /** The name of the property that it sets in a style sheet. */
  readonly property?: string;
}

/** A start tag: its name, and the source of each of its attributes. */
export interface Tag {
  readonly name: string;
  readonly attributes: readonly string[];
}

/** The white space of HTML, CSS and headers. All other characters count, such as U+00A0. */
const WHITE_SPACE = String.raw`\t\n\f\r `;
const RUNS = new RegExp(`[${WHITE_SPACE}]+`, 'g');

/** Replaces each run of ASCII white space by a space. */
export const collapseRuns = (source: string): string => source.replaceAll(RUNS, ' ');

/** Collapses and trims ASCII white space. */
export const collapse = (source: string): string => collapseRuns(source).replaceAll(/^ | $/g, '');

/** What is compared of a line. */
export const comparedOf = ({ compared, source }: Line): string => compared ?? source;

/** Cuts a source at the places that a pattern matches; each part is shown after its place. */
const cutAt = (source: string, places: RegExp, place = ''): Line[] =>
  source
    .split(places)
    .filter((part) => part !== '')
    .map((part) => ({ source: part, shown: placed(place, collapse(part)) }));

/** A text after its place; nothing without a text. */
export const placed = (place: string, text: string): string => (text === '' ? '' : place + text);

/** Cuts plain text after the ends of its lines. */
export const cutText = (source: string, place?: string): Line[] =>
  cutAt(source, /(?<=\n|\r(?!\n))/, place);

/** Cuts a script after braces and semicolons. That these can be in strings does no harm. */
export const cutScript = (source: string, place?: string): Line[] =>
  cutAt(source, /(?<=[{};\n])/, place);

/** Cuts a Content-Security-Policy after its directives. Hashes are masked: what they are of is compared where it is. */
export const cutPolicy = (policy: string, place: string): Line[] =>
  cutAt(policy, /(?<=;)/).map(({ source }) => {
    const compared = source.replaceAll(/'(sha(?:256|384|512))-[\w+/=-]+'/g, "'$1-*'");
    return { source, compared, shown: placed(place, collapse(compared.replace(/;$/, ''))) };
  });
