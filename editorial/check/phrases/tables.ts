import { anyOf } from '../../../src/formats/patterns.ts';
import { NEGATION } from '../shared/statement.ts';

/**
 * The phrases that no text of the site may have without a person having looked at it: `WE … guarantee`
 * matches “the studio will always guarantee”. Rules report those that they find. A phrase is one or more
 * parts; `…` between two of them stands for up to three words. `|` separates alternatives, and a name
 * in capitals is a list of `LISTS`.
 */
export interface Phrases {
  /**
   * Whole clauses, with a subject, a verb and what it is about: an error if nothing in the sentence
   * makes it doubtful.
   */
  readonly clauses: readonly string[];
  /** Words that are often part of such a clause: a warning. */
  readonly words: readonly string[];
}

/** The studio, its token, and what only these have, in the lists below. */
const THING = anyOf([
  ...['token', 'coin', 'contract', 'team', 'studio', 'company', 'founder', 'project'],
  ...['liquidity', 'pool', 'authority'],
]);

/** Ourselves, unless it is the beginning of a longer name: “MUUVA Labs”. */
const US = '(?:MUUVA|BIGFOOT)(?! (?-i:\\p{Lu}))';

/** Behind a word for a rise: no word for a fall follows, as in “rise or fall” and “rise as fast as it will fall”. */
const NOT_DOWN = `(?! (?:or|and|as \\w+ as (?:it|they) \\w+) ${anyOf([
  ...['down', 'fall', 'drop', 'sink', 'shrink', 'decrease', 'decline', 'halve'],
])}\\b)`;

const PAGES = 'Home|About|Legal|Trust|Contact|Pump';
/** A word with a capital that is no page of the site, nor we. */
const NAME = `(?!(?:${PAGES}|${US})\\b)(?-i:\\p{Lu})\\p{L}+`;
const PROFESSIONS = anyOf([
  ...['investor', 'exchange', 'bank', 'regulator', 'lawyer', 'attorney', 'auditor', 'expert'],
]);

/** Ourselves, behind “by”. */
const OURSELVES = `(?:${US}|ourselves|itself|(?-i:us))\\b(?![’']s)`;
/** Nobody in particular, behind “by”. */
const ANYONE = '(?:anyone|anybody|whoever)\\b';
/** A word, unless it says that it is nobody. */
const SOMEBODY = `(?!${ANYONE}|${NEGATION.source})[\\w’-]+`;
/** Somebody else besides ourselves: “us and by CertiK”, “us, CertiK and others”, but not “us, and CertiK says so”. */
const AND_OTHERS = anyOf([
  `,? (?:and|or|including) by ${SOMEBODY}`,
  `(?:,|,? (?:and|or|including)) ${anyOf([
    `(?:by )?(?:the )?(?:others|${NAME}(?: (?-i:\\p{Lu})\\p{L}+)*)`,
    `(?:${SOMEBODY} ){0,2}${PROFESSIONS}s?`,
  ])}(?=[.,;!?]|$| and| or)`,
]);
/** Who approves nothing for others, behind “by”. */
const NO_OTHER = `(?:${OURSELVES}(?!${AND_OTHERS})|${ANYONE})`;

const TOKENS = ['tokens?', 'coins?', '\\$?BIGFOOT'];

/** The lists that phrases name, as sources of patterns. The rows within a list mean nothing. */
const WORDS = {
  // Who acts.
  WE: ['we', 'I', 'MUUVA', 'the founder', 'the team', 'the studio', 'the owner'],
  // What something is said of.
  OURS: ['we', 'I', 'MUUVA', '\\$BIGFOOT', `(?:the|our|this) (?:[\\w’]+ ){0,2}(?:${THING}|claims)`],
  // What somebody else is said to have approved; after “by” it is who approves.
  OURTHING: [
    '(?<!\\bby )(?:us|MUUVA|\\$BIGFOOT)',
    `(?<!\\bby )(?:the|our|this|these) (?:\\w+ )?(?:${THING}|text|terms)(?! (?:standard|program|format)s?\\b)`,
  ],
  TOKEN: TOKENS,
  // The token itself, not something of it: “all of our tokens”, but not “the number of tokens”.
  ITSELF: [`(?<!(?<!\\b(?:all|each|half|most|many)) of (?:\\w+ )?\\$?)${anyOf(TOKENS)}`],
  ASSET: [
    `price(?! of (?!(?:\\w+ )?${anyOf(TOKENS)}))`,
    ...['value', 'investments?', 'holdings', 'bags?', 'money', 'savings'],
  ],
  MONEY: ['money', 'cash', 'savings', 'salary', 'rands?', 'cents?'],
  BUYER: ['holders?', 'buyers?', 'investors?', 'supporters', 'everyone', 'everybody', 'whoever'],
  NOBODY: ['nobody', 'no one', 'none', 'no (?:buyer|holder|investor)s?'],
  // A loss, or who has it.
  LOSS: ['loss', 'losses', 'everyone', 'everybody', 'money', 'buyers?', 'holders?', 'investors?'],
  WILL: ['will', 'shall', 'can only', '(?:is|are) (?:going|set|bound|sure) to'],
  RISE: [
    ...['double', 'triple', 'multiply', 'rise', 'grow', 'increase', 'soar', 'explode'],
    ...['skyrocket', 'climb', 'rocket', 'pump', 'outperform', 'take off', 'go up'],
    'be worth more',
  ],
  RICH: [
    ...['profit', 'be rewarded', 'make money', 'earn money', 'double', 'triple', 'be rich'],
    ...['get rich', 'gets rich', 'gets richer'],
  ],
  GAIN: [
    ...['returns?', 'profits?', 'gains?', 'income', 'yields?', 'interest', 'rewards?', 'APY'],
    ...['APR', 'ROI'],
  ],
  SHARE: ['\\d[\\d.,]*\\s?(?:%|per cent)'],
  // “R500”, “$1 billion”
  AMOUNT: ['(?:R|US\\$|\\$|€|£)\\s?\\d[\\d.,]*\\w*(?: [mbtr]+illion)?'],
  NUMBER: [
    ...['\\d+', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
    ...['twenty', 'fifty', 'a hundred'],
  ],
  CANNOT: ["can(?:no|’|')?t", 'can never', 'never', "won[’']t", 'will not', 'will never'],
  FALL: ['lose', 'fail', 'crash', 'collapse', 'go down', 'go wrong', 'go to zero'],
  SAFE: ['(?:risk|worry)[- ]?free', '(?:rug|scam|crash)[- ]?proof'],
  BUY: ['buy', 'invest', 'put', 'stake', 'hodl'],
  SOON: ['now', 'today', 'early', 'soon', 'fast', 'before', 'while'],
  // The start of a sentence.
  START: ['(?<=(?:^|[.!?:;”])\\s*)(?:(?:So|Please|Just),? )?'],
  BE: ['is', 'are', 'am', 'was', 'were', '(?:has|have) been', 'gets?', 'got', 'stays?'],
  // What a provider, an exchange or a bank is.
  FIRM: ['licen[sc]ed', 'registered', 'authori[sz]ed', 'regulated', 'accredited', 'approved'],
  APPROVED: [
    ...['audited', 'approved', 'licen[sc]ed', 'authori[sz]ed', 'accredited', 'certified'],
    ...['regulated', 'insured', 'endorsed', 'vetted', 'verified', 'sponsored', 'backed'],
    ...['proved', 'proven'],
  ],
  // Any word but the law, the site’s own pages, ourselves and a denial.
  OTHER: [
    OURSELVES + AND_OTHERS,
    `(?!${NO_OTHER}|(?:law|its?|our|you|your|this|${PAGES})\\b|${NEGATION.source})[\\w$]+(?:[’']s)?`,
  ],
  NAME: [NAME],
  // Somebody else: a word with a capital that only a name has, or a profession.
  AGENT: [
    `(?!(?:The|An?|We|You|They|It|This|${US}|Others?)\\b|${NEGATION.source})(?-i:\\p{Lu})\\p{L}+`,
    '(?:our|an) (?:lawyers?|attorneys?|auditors?)',
    `${PROFESSIONS}s`,
  ],
  SECRET: [
    '(?:seed|recovery|secret|backup) (?:phrase|words?)',
    'private keys?',
    '(?:wallet|12|24|twelve|twenty-four) words',
    'mnemonic',
  ],
};

/** The alternatives of each list, by its name. */
export const LISTS: ReadonlyMap<string, string> = new Map(
  Object.entries(WORDS).map(([name, words]) => [name, words.join('|')]),
);

/** Promises that a gain or a price comes, or that nothing can be lost: “The price will double.” */
export const PROMISES: Phrases = {
  clauses: [
    'WE … guarantee|guarantees|guaranteed … GAIN|LOSS|no loss|no losses|ASSET|sell|listing|buyback',
    'WE … refund|refunds|repay|repays|reimburse|reimburses|compensate|compensates … LOSS',
    'WE … cover|covers|make good … loss|losses',
    `ASSET … WILL … (?:RISE)${NOT_DOWN}`,
    `ITSELF (?:WILL) … (?:RISE)${NOT_DOWN}`,
    'BUYER … (?:win|share in the profits)',
    'you|BUYER … WILL … RICH',
    'you|BUYER … (?:RICH)(?= (?:with|by|from|each|every)\\b| what you put)',
    'you|BUYER … (?:CANNOT) (?:lose(?= money|[.,;!]|$)|go wrong)',
    'ASSET … (?:CANNOT) (?:FALL)',
    'ITSELF (?:CANNOT) (?:FALL)',
    'TOKEN|ASSET|OURS|it|this … (?:BE) (?:\\w+ )?(?:SAFE)',
    'MONEY|investments?|capital … (?:is|are) (?:safe|protected|secure|insured|guaranteed)',
    'market cap|TOKEN … WILL|reach|target|heading for … AMOUNT',
  ],
  words: [
    'guaranteed|sure|safe|easy|free|quick|passive|huge|steady|generational|life[- ]changing … GAIN|wealth|money|bet|thing|win|to double|10x|100x',
    `TOKEN|ASSET|it|this … WILL|expected to … (?:RISE)${NOT_DOWN}`,
    '(?:TOKEN|ASSET|it) to (?:triple|double)',
    'GAIN … (?:of|at) SHARE',
    'SAFE|(?:no|zero|without) risk|(?:rug pull|theft|fraud) impossible|nothing to lose',
    '(?:CANNOT) (?:lose|regret|FALL|(?:see|make|suffer) (?:a )?loss(?:es)?)',
    'NOBODY … loses|lost|(?:WILL|can) (?:ever )?lose … MONEY',
    'no (?:MONEY) … lost',
    'WE … promise|promises|promised … GAIN',
    '(?:is|way is) only up|only up',
    'to the moon|moon(?:ing|shot)|10{1,4}x|get rich|make you rich|financial freedom|millionaires?|price floor|pays? for itself',
    '(?:best|safe|smart|perfect) (?:investment|buy|time to buy)',
    'little|few … into … a lot|a fortune|millions',
    'your … worth … a fortune|millions|more',
    'price|market cap|worth|valued … AMOUNT … by|next|soon|within|year|one day|end of',
  ],
};

/** Orders to buy, and haste: “You should buy the token.” */
export const PRESSURE: Phrases = {
  clauses: [
    '(?:you|everyone|everybody) (?:should|must|ought to|had better) (?:BUY) … TOKEN|MONEY',
    'START(?:buy|invest)(?: in)?(?: (?:it|more|TOKEN))? (?:SOON)',
    'price(?! of) … (?:CANNOT) (?:stay|remain) … low|cheap',
  ],
  words: [
    '(?:should|must|need to|have to|had better|ought to) (?:BUY|hold) … TOKEN|MONEY',
    'START(?:BUY|hold) … TOKEN|it|SOON',
    'before|while … rises?|goes up|too late|still cheap|still low|explodes?|moons?',
    '(?<!\\b(?:in|over|within|for) the )(?:only|just|last|final) (?:NUMBER) (?:\\w+ )?(?:hours?|days?|places?|spots?|seats?|minutes?)',
    "last chance|(?:do not|don[’']t) miss (?:out|this)",
  ],
};

/** Requests for what opens a wallet: “Send us your seed phrase.” */
export const SECRETS: Phrases = {
  clauses: [
    'enter|type|paste|send|give us|share|tell us|provide|confirm|submit|reply with|upload … SECRET',
    '(?:DM|PM|message|text|email)(?= (?:us|me|your) ) … SECRET',
  ],
  words: [],
};

/** Claims that others approve, or that something which is only pledged is done: “The contract was audited.” */
export const APPROVALS: Phrases = {
  clauses: [
    `(?:OURS) (?:BE) … (?:audited|endorsed|partnered)(?! by ${NO_OTHER})|doxxed|renounced|independently proved`,
    '(?:OURS) (?:BE) … (?:APPROVED) (?:by|with) (?:OTHER)',
    '(?:OURS) (?:BE) … listed on NAME',
    '(?:OURS) (?:BE) … verified token|official partner|fully compliant',
    '(?:OURS) (?:BE) … (?:FIRM) … FSP|provider|exchange|broker|adviser|bank',
    'AGENT … audits|audited|will audit|lists|listed|will list|approves|approved|endorses|endorsed|sponsors|partners with … OURTHING',
    'WE … renounce|renounces|renounced … contract|authority|ownership',
    'WE … passed|completed|cleared … KYC|audit|audits|due diligence',
    'WE … hold|holds|have|has|obtained … (?:financial services|FSP|exchange) licence',
  ],
  words: [
    '(?:APPROVED) (?:by|with|as) (?:the )?(?:NAME|experts|regulators|leading)',
    `(?:APPROVED) by ${ANYONE}[^.!?;:]*\\bincluding (?:the )?(?:AGENT)`,
    '(?:an? )?(?:APPROVED|registered|official) (?:financial services )?(?:token|coin|contract|provider|FSP|partner|pledge)s?',
    'AGENT … audits?|lists?|approves?|endorsed?|backs?|backed|supports?|supported|recommends?|vouche[sd]|reviewed|checked … OURTHING|every word',
    'WE … burned|burnt|locked|sent … tokens?|supply|liquidity|LP|pool|wallet',
    'liquidity|LP|pool … burned|burnt',
    'liquidity|LP|pool|lock … forever|for ever|permanent|permanently|for good',
  ],
};

/** Statements that a proof is on the page: “The proofs are linked below.” */
export const LINKED: Phrases = {
  clauses: [
    'proofs?|wallets?|lock(?:er)?|contract|burn|transaction … (?:is|are) … linked|published … above|below|here|beside|on this page',
  ],
  words: [],
};
