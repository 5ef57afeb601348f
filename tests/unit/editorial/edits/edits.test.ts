import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SEVERITIES, type Diagnostic } from '../../../../editorial/output/diagnostic.ts';
import { sentencesIn } from 'copy-review/figures';
import { check, filesOf, isTouched, readEdits, textOf, type Edit } from './edits.ts';

const describeAll = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(
    ({ severity, file, place, ruleId, reason }) =>
      `${severity} ${file}:${place.start.line} ${ruleId}: ${reason}`,
  );

/** Whether no part of the file is marked, also if an end is no number. */
const marksNothing = ({ place: { start, end } }: Diagnostic) => !(start.offset <= end.offset);

/** Whether a part of its words is missing, or shows a value that is not there. */
const saysNothing = ({ reason, note, fix }: Diagnostic) =>
  [reason, note, fix].some((words) => !/\S/.test(words) || /\b(?:undefined|NaN)\b/.test(words));

/** The sentences of the text of an edit in which no diagnostic is. */
function sentencesWithout(diagnostics: readonly Diagnostic[], edit: Edit): string[] {
  const sentences = sentencesIn(textOf(edit)).map(({ text }) => text.trim());
  return sentences.filter((sentence) =>
    filesOf(edit).every(({ path, source }) => {
      const start = source.indexOf(sentence);
      return !diagnostics.some(
        ({ file, place }) =>
          file === path &&
          start <= place.start.offset &&
          place.start.offset < start + sentence.length,
      );
    }),
  );
}

const cases = (list: 'honest' | 'mistake') =>
  readEdits(list).map((edit) => [edit.kind, edit.name, edit] as const);

// Dates of the site are until 2059: no edit depends on the day, until then.
const LATER = String(Date.UTC(2058, 11, 31, 12) / 1000);

describe.each([
  ['today', undefined],
  ['in 2058', LATER],
])('%s', (_when, time) => {
  beforeEach(() => {
    if (time !== undefined) vi.stubEnv('SOURCE_DATE_EPOCH', time);
  });

  describe('an honest edit', () => {
    it.each(cases('honest'))('is accepted: %s: %s', (_kind, _name, edit: Edit) => {
      const isExpected = ({ severity, ruleId }: Diagnostic) =>
        ruleId === 'spelling' || (severity !== 'error' && edit.group.warnings?.includes(ruleId));
      expect(describeAll(check(edit).filter((message) => !isExpected(message)))).toEqual([]);
    });
  });

  describe('a mistake', () => {
    it.each(cases('mistake'))('is found: %s: %s', (_kind, _name, edit: Edit) => {
      const { severity: expected = 'error', each } = edit.group;
      const all = check(edit);
      expect(describeAll(all), 'messages').not.toEqual([]);
      expect(describeAll(all.filter(marksNothing))).toEqual([]);
      expect(describeAll(all.filter(saysNothing))).toEqual([]);
      if (edit.group.once) {
        expect(describeAll(all)).toHaveLength(1);
        expect(describeAll(all.filter((diagnostic) => !isTouched(edit, diagnostic)))).toEqual([]);
      }
      if (each) {
        const severeEnough = SEVERITIES.slice(0, SEVERITIES.indexOf(expected) + 1);
        const severe = all.filter(({ severity }) => severeEnough.includes(severity));
        expect(sentencesWithout(severe, edit)).toEqual([]);
      } else {
        const highest = SEVERITIES.find((severity) => all.some((one) => one.severity === severity));
        expect(highest, describeAll(all).join('\n')).toBe(expected);
      }
      if (edit.entry.says !== undefined)
        expect(all.map(({ reason, fix, note }) => `${reason} ${fix} ${note}`).join('\n')).toContain(
          edit.entry.says,
        );
    });
  });
});
