import { DATA_FILES, pageFile, type PageName } from '../content-map.ts';
import type { FactName } from '../schemas/fields.ts';
import {
  FOUNDERS_TOKENS,
  LOCK,
  NOT_OUR_LOCK_TIME,
  NOT_OUR_RESPONSE_TIME,
  OTHER_CHAIN,
  OTHER_TAX,
  OUR_TOKEN,
  prize,
  taxWhenYou,
} from './fact-patterns.ts';

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

/** A fact of the site: the setting that states it, and the words with which sentences refer to it. */
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
  /** The variable with which short texts have the fact filled in. */
  readonly variable?: FactName;
  /** Whether it is a minimum or a maximum, which a sentence may not turn into the other. */
  readonly bound?: 'at least' | 'at most';
  /**
   * Where the fact is shown: the id of an element by the name of the page, or null for the whole
   * page. A disputed fact has one place for each reading. Facts without a place are not in
   * `/token-facts.json`.
   */
  readonly shownAt?: Readonly<Partial<Record<PageName, string | null>>>;
  /** The setting, in the same file, that says that what lasts until this date has ended. */
  readonly ended?: readonly string[];
  /** The `id` of the proof in one of the pledges. */
  readonly proof?: string;
}

const COIN = DATA_FILES.coins.path;
const CONTEST = DATA_FILES.contests.path;
const STUDIO = DATA_FILES.studio.path;

/** Where a fact of a pledge is shown, and the proof that the pledge names. */
const pledged = (anchor: string, proof: string) => ({ shownAt: { 'trust-pledge': anchor }, proof });

type FactInFile = Omit<FactDefinition, 'file'>;

/** Facts that one file sets. */
const inFile = (file: string, facts: readonly FactInFile[]): readonly FactDefinition[] =>
  facts.map((fact) => ({ ...fact, file }));

/** Every fact of the site. */
export const FACT_DEFINITIONS: readonly FactDefinition[] = [
  ...inFile(COIN, [
    {
      name: 'Token',
      kind: 'ticker',
      path: ['name'],
      variable: 'coin',
      shownAt: { home: 'token' },
    },
    {
      name: 'Chain',
      kind: 'chain',
      path: ['chain'],
      variable: 'chain',
      matches: OUR_TOKEN,
      excludes: OTHER_CHAIN,
      shownAt: { home: 'token' },
    },
    {
      name: 'Launched',
      kind: 'date',
      path: ['launched'],
      matches: /\blaunch(?:ed|es)?\b/i,
      shownAt: { home: 'token' },
    },
    {
      name: 'Supply',
      kind: 'amount',
      path: ['supply'],
      matches: /\bsupply\b|\btokens? (?:exist|in existence|in all)\b|\bin circulation\b/i,
      shownAt: { home: 'token', about: 'first-token' },
    },
    {
      name: 'Founder hold',
      kind: 'percent',
      path: ['founderHold', 'percent'],
      variable: 'founderHold',
      matches: /\bfounder\b|\bvest(?:s|ed|ing)?\b|\bI hold\b/i,
      ...pledged('founder-wallet', 'vesting'),
    },
    {
      name: 'LP locked until',
      kind: 'date',
      path: ['lpLockedUntil'],
      ended: ['lpLockEnded'],
      matches: LOCK,
      excludes: FOUNDERS_TOKENS,
      shownAt: { home: 'token' },
      proof: 'locker',
    },
    {
      name: 'LP lock minimum',
      kind: 'duration',
      path: ['lpLockMinimum'],
      variable: 'lockMinimum',
      matches: LOCK,
      excludes: NOT_OUR_LOCK_TIME,
      bound: 'at least',
      ...pledged('locked-liquidity', 'locker'),
    },
    {
      name: 'Share in the pool',
      kind: 'percent',
      path: ['paired', 'percent'],
      variable: 'paired',
      matches: /\bpair(?:s|ed|ing)?\b|\bpool\b|\bliquidity\b|\block(?:s|ed)?\b/i,
      ...pledged('locked-liquidity', 'locker'),
    },
    {
      name: 'Paired with',
      kind: 'words',
      path: ['paired', 'with'],
      variable: 'pairedWith',
      ...pledged('locked-liquidity', 'locker'),
    },
    ...(['buy', 'sell'] as const).map((trade): FactInFile => ({
      name: trade === 'buy' ? 'Buy tax' : 'Sell tax',
      kind: 'percent',
      path: ['tax', trade],
      matches: taxWhenYou(trade),
      excludes: OTHER_TAX,
      ...pledged('zero-tax', 'token-in-explorer'),
    })),
    {
      name: 'Minting',
      kind: 'words',
      path: ['minting'],
      ...pledged('fixed-supply', 'mint-authority'),
    },
    {
      name: 'Initial burn',
      kind: 'percent',
      path: ['initialBurn', 'percent'],
      variable: 'initialBurn',
      matches: /\bburn(?:s|ed|ing|t)?\b/i,
      ...pledged('verifiable-burns', 'burn'),
    },
    {
      name: 'VC and private sales',
      kind: 'words',
      path: ['privateSales'],
      ...pledged('no-private-sales', 'first-holders'),
    },
    {
      name: 'Contract address',
      kind: 'address',
      path: ['contractAddress'],
      shownAt: { home: 'token' },
    },
  ]),
  ...inFile(CONTEST, [
    {
      name: 'Contest',
      kind: 'words',
      path: ['name'],
      variable: 'contest',
      shownAt: { 'our-coins': 'enter' },
    },
    {
      name: 'Hashtag',
      kind: 'hashtag',
      path: ['hashtag'],
      variable: 'hashtag',
      shownAt: { 'our-coins': 'enter' },
    },
    {
      name: 'Winners from',
      kind: 'date',
      path: ['winnersFrom'],
      matches: /\bwinners?\b|\bevery friday\b/i,
      shownAt: { 'our-coins': null },
    },
    {
      name: 'Day of the winners',
      kind: 'weekday',
      path: ['winnersFrom'],
      matches: /\bwinners?\b/i,
      excludes: /\bentr(?:y|ies)\b|\bclos(?:e[ds]?|ing)\b|\bvot(?:e[ds]?|ing)\b/i,
      shownAt: { 'our-coins': null },
    },
    ...[
      { name: 'First prize', place: 'first|1st|winner' },
      { name: 'Second prize', place: 'second|2nd' },
      { name: 'Third prize', place: 'third|3rd' },
    ].map(({ name, place }, index): FactInFile => ({
      name,
      kind: 'amount',
      path: ['prizes', index, 'amount'],
      matches: prize(place),
      shownAt: { 'our-coins': null },
    })),
    {
      name: 'Closing date',
      kind: 'date',
      path: ['closing'],
      matches: /\bclos(?:e|es|ed|ing)\b/i,
      shownAt: { 'our-coins': null },
    },
  ]),
  ...inFile(STUDIO, [
    {
      name: 'Response time',
      kind: 'duration',
      path: ['responseTime'],
      variable: 'responseTime',
      matches: /\banswer(?:s|ed)?\b|\brespon(?:d|ds|se|ses)\b|\brepl(?:y|ies|ied)\b/i,
      excludes: NOT_OUR_RESPONSE_TIME,
      bound: 'at most',
      shownAt: { contact: null },
    },
    { name: 'Email', kind: 'email', path: ['email'], shownAt: { contact: null } },
  ]),
  { name: 'Tagline', kind: 'words', file: pageFile('home'), path: ['hero', 'tagline'] },
];
