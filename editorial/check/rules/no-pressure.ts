import { PRESSURE } from '../frames/tables.ts';
import { reportFrames, tableOf } from '../frames/report-frames.ts';
import { answer, type Rule } from '../shared/rule.ts';

const TABLE = tableOf(PRESSURE);

/** No text orders visitors to buy, hurries them, or asks for the words that open their wallet. */
export const noPressure: Rule = {
  name: 'no-pressure',
  fails: answer('You should buy $BIGFOOT.'),
  passes: answer('Nobody should buy $BIGFOOT.'),
  checkFile: (file) =>
    reportFrames(file, TABLE, (words) => ({
      reason: `“${words}” presses visitors to act.`,
      note: 'The site gives no advice to buy, and asks for no secret: whoever reads it decides without haste.',
      fix: 'Leave it out, or say what there is, such as: The token can be bought on Pump.fun.',
    })),
};
