import { entryOf, isList, isVersionFile } from '../../src/content-map.ts';
import { isParsed, type ContentFile } from '../content/read.ts';
import { inOrder, type Diagnostic } from '../output/diagnostic.ts';
import { capDiagnostics } from './cap-diagnostics.ts';
import { mergeNested } from './merge-nested.ts';
import { RULES } from './rules/index.ts';
import { runRule, type Rule } from './shared/rule.ts';

/**
 * Runs the rules, by default all of them, and sorts the diagnostics by file and place. Each rule
 * gets the files that it can check: see `checksVersions`, `checksUnparsed` and `list` of `Rule`.
 * Results of `FileRule`s are cached for each file object, so pass unchanged files as the same
 * objects.
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
  return inOrder(mergeNested(capDiagnostics(diagnostics)));
}
