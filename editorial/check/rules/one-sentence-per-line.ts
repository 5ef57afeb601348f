import { sentenceBreaks } from '../../content/sentences.ts';
import { answer, report, type Rule } from '../shared/rule.ts';

/** Each sentence of the prose is on its own line, so that a diff shows single sentences. */
export const oneSentencePerLine: Rule = {
  name: 'one-sentence-per-line',
  fails: answer('So. And so on.'),
  passes: answer('So, by s. 49.\nAnd so on.'),
  checkFile: (file) =>
    sentenceBreaks(file).flatMap(({ end }) =>
      report(file, end, {
        severity: 'hint',
        reason: 'A second sentence begins on this line.',
        note: 'Whoever reviews a change sees whole lines, and finds a changed word more easily in a short one. Visitors see no difference.',
        fix: 'Start a new line here, or run npm run check:content -- --fix.',
      }),
    ),
};
