import { entryOf, isList, isVersionFile } from '../../src/content-map.ts';
import { isParsed, type ContentFile } from '../content/read.ts';
import { inOrder, type Diagnostic } from '../output/diagnostic.ts';
import { capDiagnostics } from './cap-diagnostics.ts';
import { mergeNested } from './merge-nested.ts';
import { RULES } from './rules/index.ts';
import { runRule, type Rule } from './shared/rule.ts';

/**
 * Runs the rules, by default all of them, and sorts the diagnostics by file and place. Results of
 * `FileRule`s are cached for each file object, so pass unchanged files as the same objects.
 */
export function checkContent(files: readonly ContentFile[], rules = RULES): Diagnostic[] {
  const texts = files.filter(({ name }) => !isVersionFile(name));
  const parsed = texts.filter(
    (file) => isParsed(file) && (entryOf(file.name) ?? isList(file.name)),
  );
  const broken = files.filter(({ defect }) => defect && defect.kind !== 'empty');
  const isSkipped = ({ list }: Rule) => broken.some(({ name }) => name === list);
  const diagnostics = rules
    .filter((rule) => !isSkipped(rule))
    .flatMap((rule) =>
      runRule(rule, rule.checksVersions ? files : rule.checksUnparsed ? texts : parsed),
    );
  return inOrder(mergeNested(capDiagnostics(diagnostics)));
}
