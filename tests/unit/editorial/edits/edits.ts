/**
 * Edits as editors make them: honest ones, which the check must accept, and mistakes, which it must find. Each
 * file has those about one subject. They are of the tests’ content (tests/fixtures/content), whose words are not
 * the site’s. An edit is of one file: what takes two has a test of its own.
 */
import { globSync, readFileSync } from 'node:fs';
import { readContentFile, type ContentFile } from '../../../../editorial/content/read.ts';
import { withSettings } from '../../../../editorial/launch/example-values.ts';
import type { Diagnostic, Severity } from '../../../../editorial/output/diagnostic.ts';
import { valuesAt } from '../../../../src/facts/values.ts';
import { parseYaml } from '../../../../src/formats/yaml.ts';
import { withOrderedMarket } from '../../../fixture-content.ts';
import { checkChanged, CONTENT, filesFrom, NEXT_QUESTION, replaced } from '../fixture-content.ts';

interface Change {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** The values of a file that are supplied or changed, by the path of their setting. */
interface Supply {
  readonly file: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** An edit: a text that is added, a changed file, or a new one. */
type Entry = {
  /** What one of its messages must contain, such as the exact text to type. */
  readonly says?: string;
} & (
  | {
      /** The text is added at the end of this file, or else of an answer. */
      readonly in?: keyof typeof PLACES;
      readonly text: string;
      /** A line for another file, such as the list of figures, or values that are supplied as well. */
      readonly and?: { readonly file: string; readonly line: string } | Supply;
    }
  | Change
  | Supply
  | {
      readonly add: string;
      readonly source: string;
      /** The file that was there before. */
      readonly remove?: string;
    }
  | { readonly remove: string }
);

/** Edits of one kind: either mistakes or honest edits. */
interface Group {
  /** What is wrong. Each edit must get an error, in whatever place. */
  readonly mistake?: string;
  /** What is right. No edit may get more than hints for words that the dictionary lacks. */
  readonly honest?: string;
  /** The rules by which honest edits may get a warning or a hint, since a person has to look at them. */
  readonly warnings?: readonly string[];
  /** Whether a mistake has exactly one message, in a line that it changes. */
  readonly once?: boolean;
  /** The severity of the most severe message, by default an error; with `each`, the least of each sentence. */
  readonly severity?: Severity;
  /** Whether each sentence of a text is a mistake by itself. */
  readonly each?: boolean;
  /** A string is a text at the end of an answer. */
  readonly edits: readonly (string | Entry)[];
}

/** An entry of a list, with the group that it is in. */
export interface Edit {
  readonly kind: string;
  readonly name: string;
  readonly group: Group;
  readonly entry: Entry;
}

/** The files at whose end a text can be added. */
const PLACES = {
  answer: 'faq/01-right-address.mdx',
  about: 'about/03-why-we-exist.mdx',
  legal: 'legal/02-not-financial-advice.mdx',
  pledge: 'pledge/04-fixed-supply.mdx',
} as const;

const SOURCES: ReadonlyMap<string, string> = new Map(
  CONTENT.map(({ name, source }) => [name, source]),
);

/** Reads the mistakes or the honest edits. `NN` is the number of a further question. */
export function readEdits(list: 'honest' | 'mistake'): Edit[] {
  return globSync('tests/unit/editorial/edits/*.yaml')
    .toSorted()
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8').replaceAll('faq/NN-', `faq/${NEXT_QUESTION}-`);
      return (parseYaml(withOrderedMarket(text)) as Group[]).flatMap((group) => {
        const kind = group[list];
        if (kind === undefined) return [];
        return group.edits.map((typed) => {
          const entry: Entry = typeof typed === 'string' ? { text: typed } : typed;
          return { kind, name: nameOf(entry), group, entry };
        });
      });
    });
}

function nameOf(entry: Entry): string {
  const text =
    'text' in entry
      ? `${entry.in ?? 'answer'}: ${entry.text}`
      : 'add' in entry
        ? entry.add
        : 'remove' in entry
          ? `without ${entry.remove}`
          : `${entry.file}: ${'to' in entry ? entry.to : JSON.stringify(entry.values)}`;
  return text.replaceAll(/\s+/g, ' ').slice(0, 90);
}

function apply(entry: Entry): Map<string, string> {
  const sources = new Map(SOURCES);
  if ('text' in entry) {
    const { in: place = 'answer', text, and } = entry;
    append(sources, PLACES[place], text);
    if (and && 'values' in and) supply(sources, and);
    else if (and) sources.set(and.file, `${sources.get(and.file) ?? ''}${and.line}\n`);
  } else if ('add' in entry) {
    sources.set(entry.add, entry.source);
    sources.delete(entry.remove ?? '');
  } else if ('remove' in entry) sources.delete(entry.remove);
  else if ('values' in entry) supply(sources, entry);
  else {
    const { file, from, to } = entry;
    sources.set(file, replaced(file, sources.get(file) ?? '', from, to));
  }
  return sources;
}

const append = (sources: Map<string, string>, file: string, text: string) =>
  sources.set(file, `${(sources.get(file) ?? '').trimEnd()}\n\n${text}\n`);

function supply(sources: Map<string, string>, { file, values }: Supply) {
  const source = sources.get(file) ?? '';
  const { data } = readContentFile(file, source);
  // A setting that no owner supplies has its value alone.
  const isPlain = (path: string) =>
    valuesAt(data, path).length > 0 && valuesAt(data, `${path}.status`).length === 0;
  const changed = Object.entries(values).map(
    ([path, value]) => [path, isPlain(path) ? value : { status: 'supplied', value }] as const,
  );
  sources.set(file, withSettings(source, Object.fromEntries(changed)));
}

/** The text that an edit adds, if it adds one. */
export const textOf = ({ entry }: Edit): string => ('text' in entry ? entry.text : '');

/** The content after an edit. */
export const filesOf = ({ entry }: Edit): readonly ContentFile[] => filesFrom(apply(entry));

/** What the check says about an edit. */
export const check = (edit: Edit): readonly Diagnostic[] => checkChanged(filesOf(edit));

/** Whether a diagnostic is in a line that an edit changes, or about a file that is not there. */
export function isTouched(edit: Edit, { file: path, place }: Diagnostic): boolean {
  const file = filesOf(edit).find((other) => other.path === path);
  if (!file) return true;
  const before = SOURCES.get(file.name)?.split('\n') ?? [];
  const after = file.source.split('\n');
  const first = after.findIndex((line, at) => line !== before[at]);
  const last = after.findLastIndex((line, at) => line !== before.at(at - after.length));
  return first < place.start.line && place.start.line <= Math.max(first, last) + 1;
}
