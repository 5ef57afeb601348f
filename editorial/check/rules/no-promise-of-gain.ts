import { PROMISES } from '../frames/tables.ts';
import { reportFrames, tableOf } from '../frames/report-frames.ts';
import { answer, type Rule } from '../shared/rule.ts';

const TABLE = tableOf(PROMISES);

/**
 * No text promises a gain. Source: the Advertising Regulatory Board’s Code, section III, clause 17.
 */
export const noPromiseOfGain: Rule = {
  name: 'no-promise-of-gain',
  fails: answer('It is risk-free.'),
  passes: answer('No token is risk-free.'),
  checkFile: (file) =>
    reportFrames(file, TABLE, (words) => ({
      reason: `“${words}” promises a gain.`,
      note: 'South African advertising rules ask for the opposite: say that money can be lost (ARB Code, section III, clause 17).',
      fix: 'Leave it out, or say what can happen, such as: Crypto assets may lose all their value.',
    })),
};
