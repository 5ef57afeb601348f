import { sentencesIn } from 'copy-review/figures';
import { ALLOWED, dutiesOf, type Duty } from '../../../../hosting/allowed.ts';
import { entryOf } from '../../../../src/content-map.ts';
import { passagesOf } from '../../../content/passages.ts';
import { isParsed, type ContentFile } from '../../../content/read.ts';
import type { Diagnostic } from '../../../output/diagnostic.ts';
import { asTyped, wordsInBrackets } from '../../shared/required-words.ts';
import { report, type Rule } from '../../shared/rule.ts';
import { anchorOf } from '../../shared/sections.ts';
import { countNegations } from '../../shared/statement.ts';

const TABLE = 'hosting/allowed.ts';

/**
 * `hosting/allowed.ts` is the table of what the site may load, call and send. A row of it can be a duty to
 * tell: then a section of Legal says so.
 */
export const toldInLegal: Rule = {
  name: 'told-in-legal',
  checksUnparsed: true,
  checkFiles: (files) => dutiesOf(ALLOWED).flatMap((duty) => reportUntold(files, duty)),
};

/** Reports a section of Legal that does not say what it must. */
function reportUntold(files: readonly ContentFile[], { row, legal }: Duty): Diagnostic[] {
  const sections = files.filter(({ name }) => entryOf(name)?.collection === 'legal');
  const section = sections.find((file) => anchorOf(file) === legal.section);
  const [first] = sections;
  if (!first || sections.some((file) => !isParsed(file))) return [];
  const note = `${TABLE} names this section for it.`;
  if (!section)
    return report(first, first.settingsStart, {
      severity: 'warning',
      reason: `There is no section “${legal.section}” of Legal for what visitors have to know of ${row}.`,
      note,
      fix: `Correct the section of this row in ${TABLE}.`,
    });
  if (tells(section, legal.says)) return [];
  return report(section, section.bodyStart, {
    severity: 'warning',
    reason: `This section does not say what visitors have to know of ${row}.`,
    note,
    fix: `Write: ${asTyped(legal.says)}`,
  });
}

/** Whether a sentence of a file has the words in brackets of `says`, and as many denials. */
function tells(file: ContentFile, says: string): boolean {
  const words = wordsInBrackets(says);
  return passagesOf(file).some(({ text }) =>
    sentencesIn(text).some(
      (sentence) =>
        words.every((word) => word.test(sentence.text)) &&
        countNegations(sentence.text) === countNegations(says),
    ),
  );
}
