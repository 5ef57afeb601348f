/** A line that the source of a file is cut into. Joined, the lines are the source without its white space. */
export interface Line {
  /** What is compared and shown. Begins with its place: the tag, the selector, the path. */
  readonly text: string;
  /** The source of what it says to people, such as a text or the value of an attribute. */
  readonly said?: string;
  /** The tag that it belongs to, as one of its attributes or as the source in a `<script>`. */
  readonly tag?: Tag;
}

/** A start tag: its name, and the source of each of its attributes. */
export interface Tag {
  readonly name: string;
  readonly attributes: readonly string[];
}

/** The white space of HTML, CSS and headers. All other characters count, such as U+00A0. */
export const WHITE_SPACE = String.raw`\t\n\f\r `;
const RUNS = new RegExp(`[${WHITE_SPACE}]+`, 'g');

/** Collapses and trims ASCII white space. */
export const collapse = (source: string): string =>
  source.replaceAll(RUNS, ' ').replaceAll(/^ | $/g, '');

/** Cuts plain text at its lines. */
export const cutText = (source: string): Line[] =>
  source
    .split(/\r\n?|\n/)
    .map((line) => ({ text: collapse(line) }))
    .filter(({ text }) => text !== '');

/** Cuts a script after braces and semicolons. That these can be in strings does no harm. */
export const cutScript = (source: string, place = ''): Line[] =>
  source
    .split(/(?<=[{};\n])/)
    .map(collapse)
    .filter((line) => line !== '')
    .map((line) => ({ text: place + line }));

/** Cuts a Content-Security-Policy at its directives. Hashes are masked: `policyFaults` checks them. */
export const cutPolicy = (policy: string, place: string): Line[] =>
  policy
    .replaceAll(/'(sha(?:256|384|512))-[\w+/=-]+'/g, "'$1-*'")
    .split(';')
    .map(collapse)
    .filter((directive) => directive !== '')
    .map((directive) => ({ text: `${place} ${directive}` }));
