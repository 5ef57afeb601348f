import { isInDictionary } from '../../content/dictionary.ts';
import { nearest } from '../../content/nearest.ts';
import { clausesUntil, sentencesAt } from './clauses.ts';

/**
 * What a statement is about. `ours`: the studio, its token or its contest, so that it must agree
 * with their facts; also if it names no subject. `other`: another subject, as in “Dogecoin was
 * launched in 2013”. `unsure`: it may be either.
 */
export type Topic = 'ours' | 'other' | 'unsure';

/** Whether a subject is a part of the token or the contest. `PART` has the parts known here. */
type IsPart = (subject: string) => boolean;

/** Names of ours that a clause about another subject may contain. */
const OURS_INSIDE = /\$BIGFOOT\b|\bMUUVA\b|\b(?:us|our|ours|my)\b/;

/**
 * Decides what the statement at an index of a text is about, by the grammatical subject of its
 * clause, or of the nearest clause before it that has a subject.
 */
export function topicAt(text: string, index: number, isPart: IsPart = () => false): Topic {
  const { own, before } = sentencesAt(text, index);
  const clauses = clausesUntil(own, index);
  const found = clauses.map((clause) => topicOf(parse(clause.text), isPart)).find(Boolean);
  // “Raydium launched $BIGFOOT on 6 August.”
  if (found === 'other' && OURS_INSIDE.test(clauses[0]?.text ?? '')) return 'unsure';
  if (found !== undefined) return found;
  // Pronouns such as “It” and “They” refer to the sentence before.
  return PRONOUN.test(own.text.trim()) && before
    ? topicAt(text.slice(0, own.start), before.start + before.text.length - 1, isPart)
    : 'ours';
}

/** The parts of a clause by which `topicOf` decides. */
interface Clause {
  /** All words, without a conjunction (“but …”) or an adverbial (“In 2013 …”) at the start. */
  readonly words: string;
  readonly hasVerb: boolean;
  /** The words before the verb, eight at most. */
  readonly subject: string;
  /** The subject up to its first preposition: “The pool” in “The pool of the token”. */
  readonly head: string;
}

const CONJUNCTION = /^(?:and|but|while|so|then|when|if|because|that|where|although|since)\s/i;

/** “At launch the …”, “In 2013 Dogecoin …” */
const ADVERBIAL =
  /^(?:At|In|On|By|Since|From|After|Before|For|Until|Today) (?:[^,]{0,20}\b\d{4}|(?:(?:the|its|our) )?\S+) (?=(?:the|an?|our|we|it|some|many|most|another) |[$\p{Lu}])/u;

/** Verbs that texts of such a site use. After an article they are nouns: “the lock”, “a hold”. */
const VERB =
  /(?<!\b(?:the|an?|our|this|its|first|initial|other|some|many|most))\s(?:is|are|was|were|has|have|had|will|would|can|could|may|might|must|shall|should|do|does|did|take|cost|charge|hold|held|lock|burn|burnt|launch|start|began|begin|end|answer|repl(?:y|ies)|respond|give|gave|say|said|pay|paid|run|ran|get|got|keep|kept|pair|sell|sold|follow|come|came|show|took|win|won|open|close|last|own|ask|promise|want|make|made|mint|use|read|trade|live|accept|let|offer|tell|told|call|send|[a-z]+ed)s?\b/iu;

const PREPOSITION =
  /\s(?:in|at|near|from|on|with|for|as|by|about|under|through|to|who|that|which)\s/;

/** Finds subject and verb of a clause. */
function parse(clause: string): Clause {
  const words = clause
    .trim()
    .replace(/^[^\p{L}\d$#]+/u, '')
    .replace(/[^\p{L}\d]+$/u, '')
    .replace(CONJUNCTION, '')
    .replace(ADVERBIAL, '');
  const verb = VERB.exec(words)?.index;
  const subject = words.slice(0, verb).split(' ').slice(0, 8).join(' ');
  const [head = ''] = subject.split(PREPOSITION);
  return { words, hasVerb: verb !== undefined, subject, head };
}

/** Names of the studio, its token and its contest, and words for their parts. */
const OURS =
  /\$?BIGFOOT\b|\bMUUVA\b|\bMeme Wars\b|\b(?:we|us|our|ours|I|my)\b|\b(?:the|this|that|its|their)(?: \w+)? (?:token|coin|studio|team|contract|owner|company)\b|^(?:the )?(?:token|coin|supply|tax|LP|liquidity|founder|holders?|buyers?|sellers?|winners?|prizes?|trades?|tokens)\b|\bof (?:the|its) supply\b/i;

/** Nouns for a part of the token or the contest, even after “some”, “most” or “a”. */
const PART =
  /^(?:(?:full|small|first|new|final|minimum|total|weekly|buy|sell|trading|transfer)[ -])*(?:holders?|buyers?|sellers?|winners?|entrants?|prizes?|trades?|sales?|purchases?|supply|liquidity|lock|pool|tax|fee|burn|founder|pledges?|share|quarter|third|half|fifth|tenth|total|minimum|\d\S*)\b/i;

/** Things of the studio that no fact describes: “our app was launched …” is not about the token. */
const OWN_THING =
  /\b(?:site|website|pages?|newsletter|app|shop|channel|account|server|group|map|form|guide|podcast|book|party|meet-up)$/i;

/** Nouns that may follow “the pool of the …” in a clause that is `ours`. */
const OUR_NOUN =
  /^(?:tokens?|coins?|studio|contest|supply|liquidity|site|team|founder|pool|lock|company|project|winners?|holders?|buyers?|week|month|year|day|first|second|third|initial|total|whole|launch|burn|prizes?|trade)$/;

/** Another edition of the contest than the one that the facts describe. */
const OTHER_TIME =
  /\b(?:rounds?|seasons?|editions?) (?:two|three|four|five|[2-9]|II)\b|\b(?:another|later|next|second|third|fourth|new|future|further|previous|earlier|last) (?:round|season|edition|contest|event|meet-up)s?\b/i;

/** The start of a subject that names others: “Many coins”, “Another studio”. */
const OTHERS_OF =
  /^(?:yet )?(?:an)?other |^(?:many|most|some|several|few|certain|various|rival|competing) (?!of (?:the|our|its|us)\b)/i;

const STARTS_WITH_PREPOSITION =
  /^(?:at|in|on|by|since|from|after|before|for|until|with|without|to|of|through|during)\b/i;
const PRONOUN =
  /^(?:it|they|he|she|this|that|these|those|its|their|his|her|who|which|then|also)\b/i;

/**
 * What a clause is about; undefined if it names no subject, so that the clause before it decides.
 */
function topicOf({ words, hasVerb, subject, head }: Clause, isPart: IsPart): Topic | undefined {
  // “A later round is planned”
  if (OTHER_TIME.test(words)) return 'other';
  // “Many coins lock it”, but “many holders” are ours.
  const others = OTHERS_OF.exec(subject)?.[0];
  if (others !== undefined) return PART.test(subject.slice(others.length)) ? 'ours' : 'other';
  // “The founder of another coin”, “the founder of Dogecoin”, but not “of South Africa”
  if (/\b(?:of|behind|called|named) (?:another|other)\b/i.test(words)) return 'other';
  const name = /\b(?:of|behind|called|named) (?:the )?(\p{Lu}[\w.’'-]*)/u.exec(subject)?.[1];
  if (name !== undefined && !OURS.test(name) && name !== 'South') return 'other';
  // “Our website was launched in 2026.”
  if (hasVerb && OWN_THING.test(head)) return 'other';
  if (OURS.test(subject) || /^(?:you|there|nobody|everybody|anyone)\b/i.test(subject))
    return 'ours';
  // “Dogecoin, a joke too, was launched …”
  if (!hasVerb) return /^\p{Lu}[\w’'-]*$/u.test(words) && isName(words) ? 'other' : undefined;
  if (PRONOUN.test(subject) || STARTS_WITH_PREPOSITION.test(subject)) return undefined;
  return topicOfSubject(subject, head, isPart);
}

/** The same for a clause with a verb whose subject is neither in `OURS` nor a pronoun. */
function topicOfSubject(subject: string, head: string, isPart: IsPart): Topic | undefined {
  const [first = '', ...more] = head.split(' ');
  const hasDeterminer = /^(?:an?|the|every|each|all|any)$/.test(first);
  if (/^\d/.test(first) || (/^\p{Ll}/u.test(first) && !hasDeterminer)) return undefined;
  // “The wallet app Phantom”
  if (more.some((word) => /^\p{Lu}/u.test(word))) return OURS.test(head) ? 'ours' : 'other';
  // “The lock of the door”
  const complement = /\s(?:of|at|in) (?:the|an?) (\p{Ll}+)/u.exec(subject)?.[1];
  if (complement !== undefined && !OUR_NOUN.test(complement)) return 'unsure';
  // “Every trade”, “a quarter of the supply”
  const noun = head.replace(/^(?:an?|the|every|each|all|any|no)\s/i, '');
  if (/^(?:every|each|all|any|no)$/i.test(first) || PART.test(noun) || isPart(head)) return 'ours';
  // “A studio in Cape Town”
  if (noun !== head) return 'unsure';
  if (isName(first.replace(/’s$/, ''))) return 'other';
  // “Banks answer”, but not “Buying now”
  return more.length === 0 && !first.endsWith('ing') ? 'unsure' : undefined;
}

/** Words that begin clauses about our token. “Liqudity” resembles one, so it is not a name. */
const OUR_WORDS = 'Liquidity Founder Supply Winners Token Launch Buying Selling Burn Lock'.split(
  ' ',
);

/** Whether a word at the start of a clause is a name: “Dogecoin”, “Pump.fun”, “PayPal”. */
const isName = (word: string): boolean =>
  /[a-z]\.[a-z]|\p{Ll}\p{Lu}/u.test(word) ||
  (!isInDictionary(word.toLowerCase()) && nearest(word, OUR_WORDS) === undefined);
