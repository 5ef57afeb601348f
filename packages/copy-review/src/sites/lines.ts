import { compareFiles, type ComparedLines } from '../lines/compare-files.ts';
import { pairHashedNames } from '../lines/hashed-names.ts';
import type { Registers } from '../shared/config.ts';
import type { LineChange } from '../shared/report.ts';
import { bindingRoutes, type Sites } from './sites.ts';
import type { Texts } from './texts.ts';

/** Compares every file of two sites as lines, without the texts that are told word by word. */
export function compareLines(sites: Sites, { pages }: Texts): ComparedLines {
  const [before, after] = [sites.before.files, sites.after.files];
  const renamed = pairHashedNames(before, after);
  for (const { file, change } of pages)
    if (change === 'renamed') renamed.set(file.before ?? '', file.after ?? '');
  const reported = pages.map(({ route, file, texts }) => {
    return [file.after ?? file.before ?? '', { route, reported: texts.reported }] as const;
  });
  const binding = bindingRoutes(sites.config);
  const compared = compareFiles({ before, after, renamed, pages: new Map(reported), binding });
  return { ...compared, lines: [...compared.lines, ...changedIgnored(sites.registers)] };
}

/** The list of ignored figures can be changed together with a figure, so its changes are reported. */
function changedIgnored({ ignored }: Partial<Registers> = {}): LineChange[] {
  if (!ignored) return [];
  const [linesBefore, linesAfter] = [ignored.before.split('\n'), ignored.after.split('\n')];
  const removed = linesBefore.filter((line) => !linesAfter.includes(line));
  const added = linesAfter.filter((line) => !linesBefore.includes(line));
  if (removed.length + added.length === 0) return [];
  const { file } = ignored;
  return [{ file, pages: [file], binding: false, count: 1, near: '', tag: '', removed, added }];
}
