/**
 * What a sentence says in so many words: whether it is about us, and whether it denies, asks or
 * quotes. Lists of words, no grammar: where they do not decide, a rule warns instead of refusing.
 */
import leven from 'leven';
import { NETWORKS, PLATFORMS } from '../../../src/schemas/platforms.ts';
import { anyOf, wholeWords } from '../../../src/formats/patterns.ts';
import { isInDictionary } from '../../content/dictionary.ts';
import { clauseAt, clausesOf, sentencesAt } from './clauses.ts';

/**
 * `ours`: the sentence names us, or what on this site only our token and contest have. `other`: it
 * begins with somebody else, and does not name us. `unsure`: neither, or both.
 */
export type Topic = 'ours' | 'other' | 'unsure';

/** Names of the studio, its token and its contest, in these capitals; and how they speak of themselves. */
const NAMES = wholeWords(
  [
    ...['BIGFOOT', 'MUUVA', 'Meme Wars'],
    `(?:[Tt]he|[Tt]his|[Oo]ur) (?:[a-z-]+ )?(?:studio|founder|team|token|coin|contract|project)`,
  ],
  '',
);
/** “MUUVA”, “our token”, “we” */
const US = new RegExp(`${NAMES.source}|\\b(?:[Ww]e|us|[Oo]urs?|I|[Mm]y)\\b`);

/** Things that the content speaks of only when it means our token and our contest. */
const OUR_THINGS = wholeWords([
  ...['liquidity', 'LP', 'supply', 'tax', 'lock', 'founder', 'tokens?', 'prizes?', 'winners?'],
  ...['holders?', 'contract', 'mint authority', 'burn(?:s|ed|t|ing)?', 'you (?:buy|sell)'],
  'is answered',
]);

/** Words that name somebody or something else. */
const OTHERS = wholeWords(
  [...['[Aa]nother', '[Oo]thers?', '[Ss]ome(?:body|one)', '[Aa]ny(?:body|one)'], '[Cc]op(?:y|ies)'],
  '',
);
/** “The founder of Dogecoin” */
const OF_OTHERS = new RegExp(
  [
    String.raw`\b${anyOf(['founder', 'tokens?', 'coins?', 'team', 'supply', 'pool', 'lock'])}`,
    String.raw`(?:of|behind|called|named) (?:the )?(?!MUUVA)\p{Lu}\p{Ll}`,
  ].join(' '),
  'u',
);
/** A start that makes it uncertain whom a sentence means: “Many founders …”. */
const ANYBODY = /^\W*(?:An?|One|Many|Most|Some|Several|Few|Their|People) /;
/** Words for another time, contest or lock than the present one: “the next season”, “a renewed lock”. */
const ANOTHER_TIME = /\b(?:next|later|new|rounds?|seasons?|editions?|renew\w*)\b/;

/** Names of others that the dictionary has. */
const NAMED = new Set([
  'Twitter',
  ...[...NETWORKS, ...Object.values(PLATFORMS)].map(({ name }) => name),
  ...NETWORKS.map(({ coin }) => coin),
]);

/** What makes a word before it a remark, not what the sentence is about: “NB The lock …”, “NOTE: our lock …” */
const AFTER_REMARK = /^[.:!]*\s+(?:the|our|we|this|it)\b/i;

/**
 * `other` if a sentence begins with a name that is not ours: “Dogecoin was …”, “The wallet app Phantom …”.
 * `unsure` if it begins with a word that only stands before what it is about, or if such a name comes after a comma.
 */
function topicOfStart(sentence: string): 'other' | 'unsure' | undefined {
  const withoutMarks = sentence.replace(/^[^\p{L}\d$#]+/u, '');
  const [start = '', name = ''] =
    /^(?:The (?:\p{Ll}+ ){0,2})?(?!The\b)(\p{Lu}[\p{L}.-]*\p{L})/u.exec(withoutMarks) ?? [];
  // “Meme” may begin “Meme Wars”.
  if (name === '' || US.test(`${start} Wars`) || OUR_THINGS.test(start)) return undefined;
  const rest = withoutMarks.slice(start.length);
  const isWord = !NAMED.has(name) && isInDictionary(name.toLowerCase());
  const isSetOff = name === name.toUpperCase() || /^[.:!]/.test(rest);
  // “SHIB: the burn was 50%” is about what its first word names, “Once it is …” about the pronoun.
  if (AFTER_REMARK.test(rest) && (isWord ? isSetOff : !rest.startsWith(':'))) return 'unsure';
  // “Before it was listed, Dogecoin …” may be about what the words after the comma name.
  const [, main] = /^[^,]*,\s+(.*)$/s.exec(rest) ?? [];
  if (isWord && main && topicOfStart(main) === 'other') return 'unsure';
  // Also a word of the dictionary is a name with a capital within, “OpenSea”, or a full stop, “Pump.fun”.
  return !isWord || /\p{L}\p{Lu}|\./u.test(name) ? 'other' : undefined;
}

/** The most letters in which a slip of our ticker differs from it. */
const MAX_SLIP = 3;

/** Whether a sentence names a coin by its ticker that is not ours, nor ours with a slip. */
const namesAnotherCoin = (sentence: string): boolean =>
  [...sentence.matchAll(/\$(\p{Lu}[\p{Lu}\d]+)\b/gu)].some(
    ([, ticker = '']) => leven(ticker, 'BIGFOOT') > MAX_SLIP && !ticker.includes('MUUVA'),
  );

/** A pronoun at the start of a sentence, which then is about what the sentence before is about: “It is locked.” */
const PRONOUN = /^(?:It|They|Its|This|That|Those|These|Both)\b/;

/** Decides what the sentence at an index of a text is about. */
export function topicAt(text: string, index: number): Topic {
  const { sentence, before } = sentencesAt(text, index);
  // A name at the start is then the one that is asked about, not somebody else’s: “@studio_news tells you first.”
  const isAtStart = text.slice(sentence.start, index).trim() === '';
  const start = isAtStart ? undefined : topicOfStart(sentence.text);
  const isOther =
    OTHERS.test(sentence.text) ||
    OF_OTHERS.test(sentence.text) ||
    namesAnotherCoin(sentence.text) ||
    start === 'other';
  const isUncertain =
    start === 'unsure' ||
    (!isAtStart && (ANYBODY.test(sentence.text) || ANOTHER_TIME.test(sentence.text)));
  if (US.test(sentence.text)) return isOther || isUncertain ? 'unsure' : 'ours';
  if (isOther) return 'other';
  if (OUR_THINGS.test(sentence.text)) return isUncertain ? 'unsure' : 'ours';
  if (!before || !PRONOUN.test(sentence.text.trim())) return 'unsure';
  // “It was launched …” is about what the sentence before is about, whatever that begins with.
  return topicAt(text, before.start + before.text.length - 1);
}

/** Whether the sentence at an index is about the token, the contest or the studio. */
export function isAboutOurs(text: string, index: number): boolean {
  const { sentence } = sentencesAt(text, index);
  const isNamed = NAMES.test(sentence.text) || OUR_THINGS.test(sentence.text);
  return isNamed && topicAt(text, index) !== 'other';
}

const DENIALS = [
  ...['not', 'never', 'nobody', 'no one', 'nothing', 'none', 'neither', 'nor', 'without', 'cannot'],
  ...['hardly', 'anything but', 'far from', 'instead of', 'rather than', 'unlike', 'no'],
];
/** “never”, “rather than”, “don’t” */
export const NEGATION = new RegExp(`\\b${anyOf(DENIALS)}\\b|n[’']t\\b`, 'i');
/** Words that lead to what there is, as to something little: “nothing but a joke”. */
const LITTLE = /\b(?:no|nothing)\s+(?:but|except|more\s+than)\b/i;
/** Words that lead to what there is, and so deny nothing: “not only X”, “no later than”; also “no. 5”. */
const NO_NEGATION = new RegExp(
  [
    LITTLE.source,
    String.raw`\b(?:no|not|never|nothing)\s+(?:only|just|merely|simply|doubt|matter|before|until)\b`,
    String.raw`\b(?:no|not|never|nothing|nobody|no one|none)\s+(?:more|less|later|longer|fewer|sooner|earlier|other)\s+than\b`,
    String.raw`\b(?:nothing\s+short\s+of|(?:nobody|no one|none|not one|none other)\s+(?:but|except))\b`,
    String.raw`\bno\.\s*\d`,
  ].join('|'),
  'gi',
);

/** A text with spaces in place of words that only look like a denial. */
export const withoutNoNegations = (text: string): string =>
  text.replaceAll(NO_NEGATION, (words) => ' '.repeat(words.length));

const NEGATIONS = new RegExp(NEGATION, 'gi');

/** How many words of a text deny. */
export const countNegations = (text: string): number =>
  withoutNoNegations(text).match(NEGATIONS)?.length ?? 0;

/** Whether a text has a word that denies. */
export const hasNegation = (text: string): boolean => NEGATION.test(withoutNoNegations(text));

/** Whether the clause around a part of a text denies what it says: “is not burned”, “no fourth prize”. */
export function isDenied(text: string, start: number, end = start): boolean {
  const clause = clauseAt(sentencesAt(text, start).sentence, start);
  const after = text.slice(end, clause.start + clause.text.length);
  // “…” stands for that part, whose own words deny nothing.
  return hasNegation(`${text.slice(clause.start, start)}…${after}`);
}

/** The end of a question, also in quotation marks, brackets, bold or italics. */
const QUESTION = /\?[”’"')*_]*\s*$/;

/** Whether the sentence at an index is a question, or a quotation mark before it is still open. */
export const isAskedOrQuoted = (text: string, index: number): boolean =>
  QUESTION.test(sentencesAt(text, index).sentence.text) ||
  /“[^”]*$|(?<!\p{L})‘[^’]*$/u.test(text.slice(0, index));

/** Words that make a statement a condition, a wish or a question, or somebody else’s. */
const DOUBT = wholeWords([
  ...['if', 'when', 'whenever', 'whether', 'unless', 'once', 'until', 'till', 'provided'],
  ...['in the event', 'in case', 'as (?:soon|long|far) as'],
  ...['would', 'could', 'may', 'might', 'must be', 'to be', 'yet', 'only', 'afford', 'perhaps'],
  ...['hopes?', 'pledged?', 'rather', 'far from'],
  ...['who', 'whoever', 'whom', 'whose', 'which', 'any(?:one|body)', 'some(?:one|body)'],
  ...['others?', 'another', 'people', 'they', 'their'],
  ...['says?', 'said', 'tells?', 'told', 'claims? (?:to|that)', 'promises', 'calls?', 'called'],
  ...['believes?', 'offers?', 'adverts?'],
]);

/** Words of a warning. */
const WARNING = wholeWords([
  ...['beware', 'wary', 'suspicious', 'avoid', 'ignore', 'delete', '(?:stay|walk|keep) away'],
  ...['warn\\w*', 'scam\\w*', 'swindle\\w*', 'fraud\\w*', 'fakes?', 'lies?', 'lying', 'steal\\w*'],
  'th(?:ief|ieves)',
]);

/**
 * Whether a sentence may not itself say what it says: it denies, asks, quotes, warns, sets a
 * condition or is about others.
 *
 * @param others the sentence without the words that are in question
 */
export const isDoubtful = (sentence: string, others: string): boolean =>
  hasNegation(others) ||
  /[“”„"]|(?<!\p{L})‘/u.test(sentence) ||
  [QUESTION, LITTLE].some((pattern) => pattern.test(sentence)) ||
  [ANYBODY, WARNING, DOUBT].some((pattern) => pattern.test(others));

/** Words for what is not ours, and for what to do with it. */
const NOT_OURS = wholeWords([
  '(?:not|never|nothing) (?:\\w+ ){0,3}(?:ours|us|our own)',
  "(?:some|any)(?:body|one) else(?:[’']s)?",
  'does not belong to us',
  '(?:we|nobody here) (?:have |do |will |would )?(?:never|not)',
  'claims? to (?:be|come)',
  '(?:impersonat|imitat|pretend|trick|cheat|phish)\\w*',
]);

/** A clause about everything else: “all others are fakes”. */
const ABOUT_THE_REST = /\b(?:others|all other|any other|everything else|the rest)\b/i;

/** Whether the sentence says that what it names is not ours, or warns of it. */
export function isDisowned(text: string, index: number): boolean {
  const words = clausesOf(sentencesAt(text, index).sentence)
    .filter((clause) => !ABOUT_THE_REST.test(clause.text))
    .map((clause) => clause.text)
    .join('');
  return isDenied(text, index) || [WARNING, NOT_OURS].some((pattern) => pattern.test(words));
}
