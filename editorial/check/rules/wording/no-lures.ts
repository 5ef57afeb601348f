import { PRESSURE, PROMISES, SECRETS } from '../../phrases/tables.ts';
import { isSure, patternsOf, reportPhrases } from '../../phrases/report-phrases.ts';
import type { Rule } from '../../shared/rule.ts';

const LURES = [
  {
    patterns: patternsOf(PROMISES),
    does: 'promises a gain',
    note: 'South African advertising rules ask for the opposite: say that money can be lost (ARB Code, section III, clause 17).',
    fix: 'Leave it out, or say what can happen, such as: Crypto assets may lose all their value.',
  },
  {
    patterns: patternsOf(PRESSURE),
    does: 'presses visitors to act',
    note: 'The site gives no advice to buy, and whoever reads it decides without haste.',
    fix: 'Leave it out, or say what there is, such as: The token can be bought on Pump.fun.',
  },
  {
    patterns: patternsOf(SECRETS),
    does: 'asks for what opens a wallet',
    note: 'Thieves ask for it, and this site never does.',
    fix: 'Leave it out, or say the opposite, such as: We never ask for your recovery phrase.',
  },
];

/**
 * No text promises a gain, orders visitors to buy, hurries them, or asks for what opens their
 * wallet. Source: the Advertising Regulatory Board’s Code, section III, clause 17.
 */
export const noLures: Rule = {
  name: 'no-lures',
  checkFile: (file) =>
    LURES.flatMap(({ patterns, does, note, fix }) =>
      reportPhrases(file, patterns, (typed, phrase) =>
        isSure(phrase)
          ? { reason: `“${typed}” ${does}.`, note, fix }
          : {
              reason: `A visitor may read here that “${typed}” ${does}.`,
              note,
              fix: `Read the sentence again: if it says so, ${fix.charAt(0).toLowerCase()}${fix.slice(1)}`,
            },
      ),
    ),
};
