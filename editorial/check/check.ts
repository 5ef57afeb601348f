import { entryOf, isList, isVersionFile } from '../../src/content-map.ts';
import { isParsed, type ContentFile } from '../content/read.ts';
import { inOrder, SEVERITIES, type Diagnostic } from '../output/diagnostic.ts';
import { capDiagnostics } from './cap-diagnostics.ts';
import { mergeNested } from './merge-nested.ts';
import { RULES } from './rules/index.ts';
import { runRule, type Rule } from './shared/rule.ts';

/**
 * Runs the rules, by default all of them, and sorts the diagnostics: causes first, then by place. A rule
 * gets the parsed files of the content, unless it asks for others too (`checksUnparsed`, `checksVersions`);
 * without the `list` that it needs, it does not run. Results of rules that check single files are cached
 * for each file object, so pass unchanged files as the same objects.
 */
export function checkContent(files: readonly ContentFile[], rules = RULES): Diagnostic[] {
  const editable = files.filter(({ name }) => !isVersionFile(name));
  const isContent = ({ name }: ContentFile) => entryOf(name) !== undefined || isList(name);
  const parsed = editable.filter((file) => isParsed(file) && isContent(file));
  const unreadable = files.filter(({ defect }) => defect && defect.kind !== 'empty');
  const lacksList = ({ list }: Rule) => unreadable.some(({ name }) => name === list);
  const diagnostics = rules
    .filter((rule) => !lacksList(rule))
    .flatMap((rule) =>
      runRule(rule, rule.checksVersions ? files : rule.checksUnparsed ? editable : parsed),
    );
  return causesFirst(inOrder(mergeNested(capDiagnostics(diagnostics))), rules);
}

/**
 * Sorts the files: those with errors first, and of these, that with the error of the earliest rule. What
 * an early rule reports, such as a missing section, is often why later ones report something elsewhere.
 */
function causesFirst(diagnostics: readonly Diagnostic[], rules: readonly Rule[]): Diagnostic[] {
  const rank = ({ severity, ruleId }: Diagnostic) =>
    SEVERITIES.indexOf(severity) * rules.length + rules.findIndex(({ name }) => name === ruleId);
  const files = [...Map.groupBy(diagnostics, ({ file }) => file).values()];
  return files
    .map((all) => ({ all, first: Math.min(...all.map(rank)) }))
    .toSorted((a, b) => a.first - b.first)
    .flatMap(({ all }) => all);
}
