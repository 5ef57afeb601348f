import { readdirSync, readFileSync } from 'node:fs';
import type { ContentFile } from '../../../../editorial/content/read.ts';
import { parseYaml } from '../../../../src/formats/yaml.ts';
import { checkChanged, CONTENT, filesFrom, replaced, ROOT } from '../fixture-content.ts';

interface Change {
  readonly from: string;
  readonly to: string;
}

/** A fault as an editor would make it. A rule's id in ⟦ ⟧ marks where its diagnostic must start. */
export interface Fault extends Partial<Change> {
  readonly fault: string;
  readonly file?: string;
  readonly and?: Change;
  /** For a diagnostic at a text that the fault does not change. */
  readonly mark?: { readonly rule: string; readonly before: string };
  readonly add?: string;
  readonly source?: string;
  readonly remove?: string;
  /** Diagnostics that cannot be marked in a text, as `file:line:column rule`. */
  readonly expect?: readonly string[];
}

const FOLDER = 'tests/unit/editorial/corpus';
const MARK = /⟦([a-z-]+)⟧/;

const read = <Entry>(name: string) =>
  parseYaml(readFileSync(`${FOLDER}/${name}`, 'utf8')) as Entry[];

/** The faults of all lists, which are checked one at a time. */
export const FAULTS: readonly Fault[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) => read<Fault>(name));

const at = (file: string, line: number, column: number, rule = '') =>
  `${file.replace(ROOT, '')}:${line}:${column} ${rule}`;

/** The content with a fault, and the sorted list of expected diagnostics, as `file:line:column rule`. */
export function contentWith(fault: Fault): {
  readonly expected: readonly string[];
  readonly files: readonly ContentFile[];
} {
  const sources = new Map(CONTENT.map(({ name, source }) => [name, source]));
  make(fault, sources);
  const expected = [...(fault.expect ?? [])];
  for (const [name, marked] of sources) {
    const { source, marks } = unmarked(marked);
    expected.push(...marks.map(({ line, column, rule }) => at(name, line, column, rule)));
    sources.set(name, source);
  }
  return { expected: expected.toSorted(), files: filesFrom(sources) };
}

/** The sorted list of diagnostics, as `file:line:column rule`. */
export const check = (files: readonly ContentFile[]): readonly string[] =>
  checkChanged(files)
    .map(({ file, place: { start }, ruleId }) => at(file, start.line, start.column, ruleId))
    .toSorted();

function make(fault: Fault, sources: Map<string, string>): void {
  if (fault.remove) sources.delete(fault.remove);
  if (fault.add) sources.set(fault.add, fault.source ?? '');
  const { file, from, to, and, mark } = fault;
  if (file === undefined || from === undefined || to === undefined) return;
  const changes = [
    { from, to },
    ...(and ? [and] : []),
    ...(mark ? [{ from: mark.before, to: `⟦${mark.rule}⟧${mark.before}` }] : []),
  ];
  sources.set(
    file,
    changes.reduce(
      (source, { from, to }) => replaced(file, source, from, to),
      sources.get(file) ?? '',
    ),
  );
}

function unmarked(marked: string) {
  const marks: { line: number; column: number; rule: string }[] = [];
  let source = marked;
  for (let found = MARK.exec(source); found; found = MARK.exec(source)) {
    const before = source.slice(0, found.index).split('\n');
    marks.push({
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
      rule: found[1] ?? '',
    });
    source = source.replace(MARK, '');
  }
  return { source, marks };
}
