import { DATA_FILES, pageFile, type PageName } from '../content-map.ts';

/** The kind of value of a fact; `words` is text that is not compared with figures. */
export type FactKind =
  | 'date'
  | 'weekday'
  | 'amount'
  | 'percent'
  | 'duration'
  | 'hashtag'
  | 'ticker'
  | 'chain'
  | 'address'
  | 'email'
  | 'words';

/**
 * A fact of the site: the setting that states it, and the words with which sentences refer to it.
 */
export interface FactDefinition {
  /** The name of the fact in messages. */
  readonly name: string;
  readonly kind: FactKind;
  /** The content file that sets it, by its path inside the content folder. */
  readonly file: string;
  readonly path: readonly (string | number)[];
  /** Matches sentences about the fact. If undefined, every figure of its kind is about it. */
  readonly matches?: RegExp;
  /** Matches sentences about something else, even if `matches` matches too. */
  readonly excludes?: RegExp;
  /** The unit of a duration. */
  readonly unit?: 'months' | 'hours';
  /**
   * Where the fact is shown: the id of an element by the name of the page, or null for the whole
   * page. A disputed fact has one place for each reading. Facts without a place are not in
   * `/token-facts.json`.
   */
  readonly shownAt?: Readonly<Partial<Record<PageName, string | null>>>;
  /** The `id` of the proof in one of the pledges. */
  readonly proof?: string;
}

const COIN = DATA_FILES.coins.path;
const CONTEST = DATA_FILES.contests.path;
const STUDIO = DATA_FILES.studio.path;

const LOCK = /\b(?:un)?lock(?:s|ed|ing)?\b|\bliquidity\b|\bLP\b/i;
/** Durations that are not the lock's: time before or after an event, or a deadline. */
const NO_LOCK =
  /\b(?:days?|weeks?|hours?|minutes?) (?:after|before|later|earlier|ago)\b|\bto (?:reply|respond|answer|claim|enter)\b/i;
/** Deadlines of others, and time before or after an event. */
const NOT_OUR_RESPONSE_TIME =
  /\b(?:you|they|winners?|entrants?|buyers?|holders?)\b.*\b(?:has|have|gets?)\b.*\bto (?:reply|respond|answer)\b|\b(?:days?|weeks?|hours?) (?:after|before|later|earlier|ago)\b/i;
/** Taxes of a state, and fees of other parties to a trade. */
const OTHER_TAX =
  /\b(?:due|ow(?:e[ds]?|ing)|gains?|profits?|income|VAT|SARS|state|law|platforms?|networks?|exchanges?|wallets?|bridges?|validators?|miners?|brokers?|banks?)\b|\bpump\.fun\b/i;
const OUR_TOKEN =
  /(?:\$BIGFOOT|\b(?:our|the)(?: first| own)? (?:token|coin))\b(?:.*\b(?:is|was|lives?|runs?|stands?|trades?|launched|issued)\b|,)|\bit (?:is|was) (?:launched|issued|created|minted|deployed)\b/i;
/** Copies, fakes and comparisons, which may name another chain. */
const OTHER_CHAIN =
  /\b(?:no|not|never|nor|nobody|any(?:body|one)|some(?:body|one)|whoever|who|if|unlike|than|instead|like|as|cop(?:y|ies|ied)|fakes?|scams?|look-alikes?|imitat\w+|same|(?:an)?other|wrapped|bridged?|bridges)\b|n[’']t\b/i;

const taxWhenYou = (trade: string) =>
  new RegExp(
    `\\btax(?:es)?\\b|\\bfees?\\b|\\b(?:when|if) you ${trade}\\b|\\b(?:cut|share) of [^.,;]{0,10}\\b(?:a|an|any|every|each) (?:trade|sale|purchase)\\b`,
    'i',
  );
const prize = (place: string) =>
  new RegExp(
    `\\b(?:${place})\\b[*_:\\s]*(?:\\w+\\s){0,2}(?:prize|place|\\d|\\w+\\s(?:m|b|tr)illion)|\\bprizes\\b|\\bcan win\\b`,
    'i',
  );

/**
 * Every fact of the site: the setting that states it, and the words with which sentences refer to
 * it.
 */
export const FACT_DEFINITIONS: readonly FactDefinition[] = [
  { name: 'Token', kind: 'ticker', file: COIN, path: ['name'], shownAt: { home: 'token' } },
  {
    name: 'Chain',
    kind: 'chain',
    file: COIN,
    path: ['chain'],
    matches: OUR_TOKEN,
    excludes: OTHER_CHAIN,
    shownAt: { home: 'token' },
  },
  {
    name: 'Launched',
    kind: 'date',
    file: COIN,
    path: ['launched'],
    matches: /\blaunch(?:ed|es)?\b/i,
    shownAt: { home: 'token' },
  },
  {
    name: 'Supply',
    kind: 'amount',
    file: COIN,
    path: ['supply'],
    matches: /\bsupply\b|\btokens? (?:exist|in existence|in all)\b|\bin circulation\b/i,
    shownAt: { home: 'token', about: 'first-token' },
  },
  {
    name: 'Founder hold',
    kind: 'percent',
    file: COIN,
    path: ['founderHold', 'percent'],
    matches: /\bfounder\b|\bvest(?:s|ed|ing)?\b|\bI hold\b/i,
    shownAt: { 'trust-pledge': 'founder-wallet' },
    proof: 'vesting',
  },
  {
    name: 'LP locked until',
    kind: 'date',
    file: COIN,
    path: ['lpLockedUntil'],
    matches: LOCK,
    shownAt: { home: 'token' },
    proof: 'locker',
  },
  {
    name: 'LP lock minimum',
    kind: 'duration',
    file: COIN,
    path: ['lpLockMinimumMonths'],
    matches: LOCK,
    excludes: NO_LOCK,
    unit: 'months',
    shownAt: { 'trust-pledge': 'locked-liquidity' },
    proof: 'locker',
  },
  {
    name: 'Share in the pool',
    kind: 'percent',
    file: COIN,
    path: ['paired', 'percent'],
    matches: /\bpair(?:s|ed|ing)?\b|\bpool\b|\bliquidity\b|\block(?:s|ed)?\b/i,
    shownAt: { 'trust-pledge': 'locked-liquidity' },
    proof: 'locker',
  },
  {
    name: 'Paired with',
    kind: 'words',
    file: COIN,
    path: ['paired', 'with'],
    shownAt: { 'trust-pledge': 'locked-liquidity' },
    proof: 'locker',
  },
  ...(['buy', 'sell'] as const).map((trade): FactDefinition => ({
    name: trade === 'buy' ? 'Buy tax' : 'Sell tax',
    kind: 'percent',
    file: COIN,
    path: ['tax', trade],
    matches: taxWhenYou(trade),
    excludes: OTHER_TAX,
    shownAt: { 'trust-pledge': 'zero-tax' },
    proof: 'token-in-explorer',
  })),
  {
    name: 'Minting',
    kind: 'words',
    file: COIN,
    path: ['minting'],
    shownAt: { 'trust-pledge': 'fixed-supply' },
    proof: 'mint-authority',
  },
  {
    name: 'Initial burn',
    kind: 'percent',
    file: COIN,
    path: ['initialBurn', 'percent'],
    matches: /\bburn(?:s|ed|ing|t)?\b/i,
    shownAt: { 'trust-pledge': 'verifiable-burns' },
    proof: 'burn',
  },
  {
    name: 'VC and private sales',
    kind: 'words',
    file: COIN,
    path: ['privateSales'],
    shownAt: { 'trust-pledge': 'no-private-sales' },
    proof: 'first-holders',
  },
  {
    name: 'Contract address',
    kind: 'address',
    file: COIN,
    path: ['contractAddress'],
    shownAt: { home: 'token' },
  },
  {
    name: 'Contest',
    kind: 'words',
    file: CONTEST,
    path: ['name'],
    shownAt: { 'our-coins': 'enter' },
  },
  {
    name: 'Hashtag',
    kind: 'hashtag',
    file: CONTEST,
    path: ['hashtag'],
    shownAt: { 'our-coins': 'enter' },
  },
  {
    name: 'Winners from',
    kind: 'date',
    file: CONTEST,
    path: ['winnersFrom'],
    matches: /\bwinners?\b|\bevery friday\b/i,
    shownAt: { 'our-coins': null },
  },
  {
    name: 'Day of the winners',
    kind: 'weekday',
    file: CONTEST,
    path: ['winnersFrom'],
    matches: /\bwinners?\b/i,
    excludes: /\bentr(?:y|ies)\b|\bclos(?:e[ds]?|ing)\b|\bvot(?:e[ds]?|ing)\b/i,
    shownAt: { 'our-coins': null },
  },
  ...[
    { name: 'First prize', place: 'first|1st|winner' },
    { name: 'Second prize', place: 'second|2nd' },
    { name: 'Third prize', place: 'third|3rd' },
  ].map(({ name, place }, index): FactDefinition => ({
    name,
    kind: 'amount',
    file: CONTEST,
    path: ['prizes', index, 'amount'],
    matches: prize(place),
    shownAt: { 'our-coins': null },
  })),
  {
    name: 'Closing date',
    kind: 'date',
    file: CONTEST,
    path: ['closing'],
    matches: /\bclos(?:e|es|ed|ing)\b/i,
    shownAt: { 'our-coins': null },
  },
  {
    name: 'Response time',
    kind: 'duration',
    file: STUDIO,
    path: ['responseHours'],
    matches: /\banswer(?:s|ed)?\b|\brespon(?:d|ds|se|ses)\b|\brepl(?:y|ies|ied)\b|\be-?mail\b/i,
    excludes: NOT_OUR_RESPONSE_TIME,
    unit: 'hours',
    shownAt: { contact: null },
  },
  { name: 'Email', kind: 'email', file: STUDIO, path: ['email'], shownAt: { contact: null } },
  { name: 'Tagline', kind: 'words', file: pageFile('home'), path: ['hero', 'tagline'] },
];
