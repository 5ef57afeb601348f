/** Patterns of fact-definitions.ts: the words by which a sentence is about a fact, or about something else. */
import { anyOf, wholeWords } from '../formats/patterns.ts';

/** The lock on the liquidity. */
export const LOCK = /\b(?:un)?lock(?:s|ed|ing)?\b|\bliquidity\b|\bLP\b/i;
/** Locked tokens that are not in the pool: “the founder’s tokens are locked”. */
export const FOUNDERS_TOKENS = wholeWords([
  String.raw`(?:founders?|team)(?:[’']s?)? (?:\w+ )?(?:tokens?|coins?|share|wallet)`,
]);
/** Durations that are not the lock's: “3 days after the launch”, “7 days to claim”. */
export const NOT_OUR_LOCK_TIME = new RegExp(
  [
    FOUNDERS_TOKENS.source,
    String.raw`\b(?:days?|weeks?|hours?|minutes?) (?:after|before|later|earlier|ago)\b`,
    String.raw`\bto (?:reply|respond|answer|claim|enter)\b`,
  ].join('|'),
  'i',
);
const PEOPLE = ['you', 'they', 'winners?', 'entrants?', 'buyers?', 'holders?'];
/** Deadlines of others, “winners have 48 hours to reply”, and time before or after an event, “3 days later”. */
export const NOT_OUR_RESPONSE_TIME = wholeWords([
  String.raw`${anyOf(PEOPLE)}\b.*\b(?:has|have|gets?)\b.*\bto (?:reply|respond|answer)`,
  'in response to',
  'fail(?:s|ed|ing|ure)? to',
  'period',
  '(?:days?|weeks?|hours?) (?:after|before|later|earlier|ago)',
]);
const TAXED = ['due', 'ow(?:e[ds]?|ing)', 'gains?', 'profits?', 'income'];
const STATE = ['VAT', 'SARS', 'state', 'law'];
const PLATFORMS = ['platforms?', 'networks?', 'markets?', 'exchanges?', String.raw`pump\.fun`];
const SERVICES = ['wallets?', 'bridges?', 'validators?', 'miners?', 'brokers?', 'banks?'];
/** Taxes of a state, “tax is due on gains”, and fees of other parties to a trade, “the exchange takes a fee”. */
export const OTHER_TAX = wholeWords([...TAXED, ...STATE, ...PLATFORMS, ...SERVICES]);
/** Our token, as sentences call it. */
const OURS = String.raw`(?:\$BIGFOOT|\b(?:our|the)(?: first| own)? (?:token|coin))\b`;
const IS_ON = anyOf(['is', 'was', 'lives?', 'runs?', 'stands?', 'trades?', 'launched', 'issued']);
/** Sentences that say where our token was made or is traded: “$BIGFOOT trades on Solana”, “It was issued on Solana”. */
export const OUR_TOKEN = new RegExp(
  [
    String.raw`${OURS}(?:.*\b${IS_ON}\b|,)`,
    String.raw`\bit (?:is|was) (?:launched|issued|created|minted|deployed)\b`,
  ].join('|'),
  'i',
);
const NOBODY = ['no', 'not', 'never', 'nor', 'nobody'];
const ANYBODY = ['any(?:body|one)', 'some(?:body|one)', 'who', 'whoever'];
const COMPARED = ['if', 'unlike', 'than', 'instead', 'like', 'as', 'same', '(?:an)?other'];
const COPIED = ['cop(?:y|ies|ied)', 'fakes?', 'scams?', 'look-alikes?', String.raw`imitat\w+`];
const BRIDGED = ['wrapped', 'bridged?', 'bridges'];
const OF_ANOTHER = anyOf([...NOBODY, ...ANYBODY, ...COMPARED, ...COPIED, ...BRIDGED]);
/** Denials, comparisons and copies, which may name another chain: “a fake on Ethereum is not ours”. */
export const OTHER_CHAIN = new RegExp(String.raw`\b${OF_ANOTHER}\b|n[’']t\b`, 'i');

/** Matches sentences about the tax of buying or selling: “when you sell”, “a share of the price of every trade”. */
export const taxWhenYou = (trade: string) =>
  wholeWords([
    'tax(?:es)?',
    'fees?',
    `(?:when|if) you ${trade}`,
    String.raw`(?:cut|share) of [^.,;]{0,20}\b(?:a|an|any|every|each) (?:trade|sale|purchase)`,
  ]);
/** Matches sentences about one of the prizes, “first place: 3 billion”, or about all of them. */
export const prize = (place: string) =>
  new RegExp(
    [
      String.raw`\b(?:${place})\b[*_:\s]*(?:\w+\s){0,2}(?:prize|place|\d|\w+\s(?:m|b|tr)illion)`,
      String.raw`\bprizes\b|\bcan win\b`,
    ].join('|'),
    'i',
  );
