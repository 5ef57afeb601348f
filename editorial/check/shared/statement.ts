/**
 * Reads a sentence around one of its words: is it about us or about somebody else, and does it assert
 * what it says, or deny it, ask about it, or warn of it?
 */
import { isInDictionary } from '../../content/dictionary.ts';
import { nearest } from '../../content/nearest.ts';
import { sentencesIn } from 'copy-review/figures';

/**
 * Whose a statement is. `ours`: the studio’s, its token’s or its contest’s, or nobody else is named.
 * `other`: somebody or something else is named. `unsure`: it may be either.
 */
export type Owner = 'ours' | 'other' | 'unsure';

const CLAUSE_START = /(?<!\d)[,;:]\s+|,\s+(?!\d)|\s[–—]\s|\s(?:and|but|while|because|whereas)\s/g;

interface Span {
  readonly start: number;
  readonly text: string;
}

/** The pieces of a text between the matches of a pattern. */
function split(text: string, separator: RegExp): Span[] {
  const starts = [0, ...[...text.matchAll(separator)].map((at) => at.index + at[0].length)];
  return starts.map((start, index) => ({ start, text: text.slice(start, starts[index + 1]) }));
}

/** The sentence at an index, the one before it, and the one after it. */
function sentencesAt(text: string, index: number) {
  const all = sentencesIn(text).map((one) => ({ start: one.index, text: one.text }));
  const at = Math.max(
    all.findLastIndex(({ start }) => start <= index),
    0,
  );
  return {
    own: all[at] ?? { start: 0, text },
    before: all[at - 1],
    after: all[at + 1]?.text ?? '',
  };
}

/** The sentence of a text at an index. */
export const sentenceAt = (text: string, index: number): string =>
  sentencesAt(text, index).own.text;

/** The clauses of a sentence up to the one at an index, the last first. */
const clausesUntil = ({ start, text }: Span, index: number): Span[] =>
  split(text, CLAUSE_START)
    .map((clause) => ({ start: start + clause.start, text: clause.text }))
    .filter((clause) => clause.start <= index)
    .toReversed();

/** Names and parts of what the site is about. */
const OURS =
  /\$?BIGFOOT\b|\bMUUVA\b|\bMeme Wars\b|\b(?:we|us|our|ours|I|my)\b|\b(?:the|this|that|its|their)(?: \w+)? (?:token|coin|studio|team|contract|owner|company)\b|^(?:the )?(?:token|coin|supply|tax|LP|liquidity|founder|holders?|buyers?|sellers?|winners?|prizes?|trades?|tokens)\b|\bof (?:the|its) supply\b/i;

/** Nouns that are ours after “some”, “most” or “a” too. */
const PART =
  /^(?:(?:full|small|first|new|final|minimum|total|weekly|buy|sell|trading|transfer)[ -])*(?:holders?|buyers?|sellers?|winners?|entrants?|prizes?|trades?|sales?|purchases?|supply|liquidity|lock|pool|tax|fee|burn|founder|pledges?|share|quarter|third|half|fifth|tenth|total|minimum|\d\S*)\b/i;

const OTHERS_OF =
  /^(?:yet )?(?:an)?other |^(?:many|most|some|several|few|certain|various|rival|competing) (?!of (?:the|our|its|us)\b)/i;

/** What the site has besides the token. */
const OWN_THING =
  /\b(?:site|website|pages?|newsletter|app|shop|channel|account|server|group|map|form|guide|podcast|book|party|meet-up)$/i;

/** Another time of something that we do more than once. */
const OTHER_TIME =
  /\b(?:rounds?|seasons?|editions?) (?:two|three|four|five|[2-9]|II)\b|\b(?:another|later|next|second|third|fourth|new|future|further|previous|earlier|last) (?:round|season|edition|contest|event|meet-up)s?\b/i;

const VERB =
  /(?<!\b(?:the|an?|our|this|its|first|initial|other|some|many|most))\s(?:is|are|was|were|has|have|had|will|would|can|could|may|might|must|shall|should|do|does|did|take|cost|charge|hold|held|lock|burn|burnt|launch|start|began|begin|end|answer|repl(?:y|ies)|respond|give|gave|say|said|pay|paid|run|ran|get|got|keep|kept|pair|sell|sold|follow|come|came|show|took|win|won|open|close|last|own|ask|promise|want|make|made|mint|use|read|trade|live|accept|let|offer|tell|told|call|send|[a-z]+ed)s?\b/iu;

const PREPOSITION =
  /\s(?:in|at|near|from|on|with|for|as|by|about|under|through|to|who|that|which)\s/;
/** “At launch the …”, “In 2013 Dogecoin …” */
const ADVERBIAL =
  /^(?:At|In|On|By|Since|From|After|Before|For|Until|Today) (?:[^,]{0,20}\b\d{4}|(?:(?:the|its|our) )?\S+) (?=(?:the|an?|our|we|it|some|many|most|another) |[$\p{Lu}])/u;
const STARTS_WITH_PREPOSITION =
  /^(?:at|in|on|by|since|from|after|before|for|until|with|without|to|of|through|during)\b/i;
const PRONOUN =
  /^(?:it|they|he|she|this|that|these|those|its|their|his|her|who|which|then|also)\b/i;
const CONJUNCTION = /^(?:and|but|while|so|then|when|if|because|that|where|although|since)\s/i;

/** Words that a misspelt name of a part of ours resembles. */
const OUR_WORDS = 'Liquidity Founder Supply Winners Token Launch Buying Selling Burn Lock'.split(
  ' ',
);
const isName = (word: string) =>
  /[a-z]\.[a-z]|\p{Ll}\p{Lu}/u.test(word) ||
  (!isInDictionary(word.toLowerCase()) && nearest(word, OUR_WORDS) === undefined);

/** Whose a clause is; undefined where it names nobody, so that the clause before it decides. */
function ownerOf(clause: string, isPart: (words: string) => boolean): Owner | undefined {
  const said = clause
    .trim()
    .replace(/^[^\p{L}\d$#]+/u, '')
    .replace(/[^\p{L}\d]+$/u, '')
    .replace(CONJUNCTION, '')
    .replace(ADVERBIAL, '');
  if (OTHER_TIME.test(said)) return 'other';
  const verb = VERB.exec(said)?.index;
  const subject = said.slice(0, verb).split(' ').slice(0, 8).join(' ');
  const head = subject.split(PREPOSITION)[0] ?? '';
  const others = OTHERS_OF.exec(subject)?.[0];
  if (others !== undefined) return PART.test(subject.slice(others.length)) ? 'ours' : 'other';
  if (/\b(?:of|behind|called|named) (?:another|other)\b/i.test(said)) return 'other';
  const owner = /\b(?:of|behind|called|named) (?:the )?(\p{Lu}[\w.’'-]*)/u.exec(subject)?.[1];
  // “of South Africa” names no other owner.
  if (owner !== undefined && !OURS.test(owner) && owner !== 'South') return 'other';
  if (verb !== undefined && OWN_THING.test(head)) return 'other';
  if (OURS.test(subject) || /^(?:you|there|nobody|everybody|anyone)\b/i.test(subject))
    return 'ours';
  if (verb === undefined)
    return /^\p{Lu}[\w’'-]*$/u.test(said) && isName(said) ? 'other' : undefined;
  if (PRONOUN.test(subject) || STARTS_WITH_PREPOSITION.test(subject)) return undefined;
  const [first = '', ...more] = head.split(' ');
  if (/^\d/.test(first)) return undefined;
  if (/^\p{Ll}/u.test(first) && !/^(?:an?|the|every|each|all|any)$/.test(first)) return undefined;
  const rest = head.replace(/^(?:an?|the|every|each|all|any|no)\s/i, '');
  if (more.some((word) => /^\p{Lu}/u.test(word))) return OURS.test(head) ? 'ours' : 'other';
  if (/^(?:every|each|all|any|no)$/i.test(first) || PART.test(rest) || isPart(head)) return 'ours';
  if (rest !== head) return 'unsure';
  if (isName(first.replace(/’s$/, ''))) return 'other';
  return more.length === 0 && !first.endsWith('ing') ? 'unsure' : undefined;
}

/**
 * Decides whose the statement at an index of a text is, by the grammatical subject of its clause, or
 * of the nearest one before it that has a subject.
 *
 * @param isPart whether words name a part of ours, besides those that are known here
 */
export function ownerAt(
  text: string,
  index: number,
  isPart: (words: string) => boolean = () => false,
): Owner {
  const { own, before } = sentencesAt(text, index);
  const clauses = clausesUntil(own, index);
  const here = clauses[0]?.text ?? '';
  const found = clauses.map((clause) => ownerOf(clause.text, isPart)).find(Boolean);
  if (found === 'other' && OURS_INSIDE.test(here)) return 'unsure';
  if (found !== undefined) return found;
  const opening = own.text.trim();
  // “It”, “They” and their kin refer to the sentence before.
  return PRONOUN.test(opening) && before
    ? ownerAt(text.slice(0, own.start), before.start + before.text.length - 1, isPart)
    : 'ours';
}

/** Ours as the object of a clause about somebody else. */
const OURS_INSIDE = /\$BIGFOOT\b|\bMUUVA\b|\b(?:us|our|ours|my)\b/;

const NEGATION =
  /\b(?:not|never|nobody|no one|nothing|none|neither|nor|without|cannot|nowhere|hardly|anything but|far from|instead of|rather than|unlike|the opposite of|no)\b|n[’']t\b/i;
/** What only looks like a negation. */
const NO_NEGATION =
  /\b(?:not|no|never|nothing)(?:\s+(?:only|just|merely|simply|but|doubt|matter|more than|less than|later than|longer than|fewer than|sooner than|earlier than|before|until|wonder|secret))\b|\bno\.\s*\d/gi;

/** Whether the clause denies what it says at an index: “is not burned”, “no fourth prize”. */
export function isDenied(text: string, index: number): boolean {
  const [clause] = clausesUntil(sentencesAt(text, index).own, index);
  const before = text.slice(clause?.start ?? 0, index).replaceAll(NO_NEGATION, '');
  // “It does not end before 2027” says when it ends.
  return NEGATION.test(before) && !/\b(?:before|than)\s*$/i.test(before);
}

/** Whether the sentence at an index is a question; `no` if the next sentence answers it with no. */
export function questionAt(text: string, index: number): 'no' | 'open' | undefined {
  const { own, after } = sentencesAt(text, index);
  if (!/\?[”’"')*_]*\s*$/.test(own.text)) return undefined;
  return /^[“‘"'(*_]*(?:no|not|never|nobody|nothing|none|neither)\b/i.test(after) ? 'no' : 'open';
}

/** Words that warn of what follows them: of a whole list, or up to the next comma. */
const WARNED_OF =
  /\b(?:(?:beware|wary|suspicious|(?:red|warning) (?:flags?|signs?))\b[^.!?]*|(?:suspect|distrust|mistrust|(?:stay|keep|walk|turn) away|run|(?:never|do not|don[’']t) (?:believe|trust|fall)|careful (?:of|with|when))\b[^.!?,;:]*)$/i;

/** Whether a word before an index warns of what follows: “Be wary of anyone who promises …” */
export const isWarnedOf = (text: string, index: number): boolean =>
  WARNED_OF.test(text.slice(sentencesAt(text, index).own.start, index));

/** A negation directly before the words. */
const DENIED =
  /(?:\b(?:no|not|never|without|nor|neither|anything but|far from|hardly|the opposite of|instead of)|n['’]t|\b(?:nothing|nobody|none|no\s+\w+)(?:\s+\w+){0,2}\s+(?:is|are|has|can|gives?|offers?))(?:\s+(?:a|an|any|the|such|be|promise[sd]?|offer|claim|call|it|this))*\s+$/i;

/** Up to five words in between, none of which reverses the meaning. */
const WORDS = String.raw`(?:\s+(?!(?:only|just|merely|simply|but|and|doubt)\b)[\w’']+){0,5}\s+`;

/** A negated verb of saying: “nobody should tell you that …” */
const NOT_SAID = new RegExp(
  [
    String.raw`(?:\b(?:no|not|never|nobody|nothing|none|neither|nor|cannot)|n['’]t)`,
    String.raw`(?:say|said|tell|told|claim|promise|suggest|state|believe|assume|expect|pretend|assure|assurance)[sd]?`,
    '$',
  ].join(WORDS),
  'i',
);

const NO_SUCH = /\bno such thing as(?:\s+(?:a|an|any|the))?\s+$/i;

/** An indirect question or a condition: “nobody knows whether …” */
const OPEN =
  /\b(?:whether|if|unless|suppose|imagine)(?:\s+(?!(?:but|and|then)\b)[\w$’']+){0,4}\s+$/i;

/** Somebody else says it: “anyone who promises …” */
const SAID_BY_OTHERS = new RegExp(
  [
    String.raw`\b(?:anyone|anybody|whoever|who|someone|somebody|scammers?|fraudsters?|people|they|others|posts?|messages?|adverts?|ads?|accounts?|projects?|words|phrases|offers)\b[^.!?]{0,60}`,
    String.raw`\b(?:promis|offer|claim|say|tell|guarantee|advertis|sell|pledg|talk|speak|writ|show|mention|us)\w*\b[^.!?]{0,40}$`,
  ].join(''),
  'i',
);

/** An open quotation mark before the words. */
const QUOTED = /[“"‘][^”"’]*$/;

/** Words of a warning. */
const WARNING =
  /\b(?:l(?:ie|ies|ying|iars?)|scam\w*|fraud\w*|fak\w+|false|untrue|wrong|beware|ignore|report|block|avoid|careful|cautious|distrust|mistrust|warn\w*|stay away|walk away|do not|don['’]t|never|nobody|no one|cannot|can['’]t|steal\w*|trick\w*|cheat\w*|wary|suspicious|not (?:ours|us|from us))\b/i;

/** Characters before the words that are searched for a negation: enough for one a few words away. */
const REACH = 100;

/**
 * Whether a text itself says what it has at an index: it does not deny it, ask whether it is so, or
 * warn of others who say it.
 */
export function isAsserted(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - REACH), index);
  if ([DENIED, NOT_SAID, NO_SUCH, OPEN].some((denial) => denial.test(before))) return false;
  if (isWarnedOf(text, index) || questionAt(text, index) === 'no') return false;
  return !((SAID_BY_OTHERS.test(before) || QUOTED.test(before)) && warns(text, index));
}

/** Whether the sentence at an index, or the next one, contains a warning. */
function warns(text: string, index: number): boolean {
  const { own, after } = sentencesAt(text, index);
  return WARNING.test(own.text) || WARNING.test(after);
}
