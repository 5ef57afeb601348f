/**
 * Whether a text says something itself, or denies it, asks about it, or warns of others who say it.
 * Each function looks at the words around an index of the text, where what is said begins.
 */
import { clausesOf, clausesUntil, sentencesAt } from './clauses.ts';

const NEGATION =
  /\b(?:not|never|nobody|no one|nothing|none|neither|nor|without|cannot|nowhere|hardly|anything but|far from|instead of|rather than|unlike|the opposite of|no)\b|n[’']t\b/i;
/** What only looks like a negation: “not only”, “no later than”, “no. 5”. */
const NO_NEGATION =
  /\b(?:not|no|never|nothing)(?:\s+(?:only|just|merely|simply|but|doubt|matter|more than|less than|later than|longer than|fewer than|sooner than|earlier than|before|until|wonder|secret))\b|\bno\.\s*\d/gi;

/** Whether the clause denies what it says: “is not burned”, “no fourth prize”. */
export function isDenied(text: string, index: number): boolean {
  const [clause] = clausesUntil(sentencesAt(text, index).own, index);
  const before = text.slice(clause?.start ?? 0, index).replaceAll(NO_NEGATION, '');
  // “It does not end before 2027” says when it ends.
  return NEGATION.test(before) && !/\b(?:before|than)\s*$/i.test(before);
}

/** Whether the sentence is a question that the next sentence answers with no. */
export function isAnsweredNo(text: string, index: number): boolean {
  const { own, after } = sentencesAt(text, index);
  const isQuestion = /\?[”’"')*_]*\s*$/.test(own.text);
  return isQuestion && /^[“‘"'(*_]*(?:no|not|never|nobody|nothing|none|neither)\b/i.test(after);
}

/** Words that warn of what follows them: of a whole list, or up to the next comma. */
const WARNED_OF =
  /\b(?:(?:beware|wary|suspicious|(?:red|warning) (?:flags?|signs?))\b[^.!?]*|(?:suspect|distrust|mistrust|(?:stay|keep|walk|turn) away|run(?! by\b)|(?:never|do not|don[’']t) (?:believe|trust|fall)|careful (?:of|with|when))\b[^.!?,;:]*)$/i;

/** Whether the sentence warns of what follows: “Be wary of anyone who promises …” */
const isWarnedOf = (text: string, index: number): boolean =>
  WARNED_OF.test(text.slice(sentencesAt(text, index).own.start, index));

/** Up to five words in between, none of which reverses the meaning. */
const FEW_WORDS = String.raw`(?:\s+(?!(?:only|just|merely|simply|but|and|doubt)\b)[\w’']+){0,5}\s+`;

/** What directly before the words means that the text does not say them itself. */
const NOT_ASSERTED = [
  // A negation: “is not a”, “nothing here gives”
  /(?:\b(?:no|not|never|without|nor|neither|anything but|far from|hardly|the opposite of|instead of|rather [^.!?,;:]{0,60}than)|n['’]t|\b(?:nothing|nobody|none|no\s+\w+)(?:\s+\w+){0,2}\s+(?:is|are|has|can|gives?|offers?))(?:\s+(?:a|an|any|the|such|be|promise[sd]?|offer|claim|call(?:ed)?|it|this))*\s+$/i,
  // A negated verb of saying: “nobody should tell you that …”
  new RegExp(
    [
      String.raw`(?:\b(?:no|not|never|nobody|nothing|none|neither|nor|cannot)|n['’]t)`,
      String.raw`(?:say|said|tell|told|claim|promise|suggest|state|believe|assume|expect|pretend|assure|assurance)[sd]?`,
      '$',
    ].join(FEW_WORDS),
    'i',
  ),
  /\bno such thing as(?:\s+(?:a|an|any|the))?\s+$/i,
  // An indirect question or a condition: “nobody knows whether …”
  /\b(?:whether|if|unless|suppose|imagine)(?:\s+(?!(?:but|and|then)\b)[\w$’']+){0,4}\s+$/i,
];

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

/** Words for what deceives. */
const DECEIT =
  /\b(?:l(?:ie|ies|ying|iars?)|scam\w*|fraud\w*|fak\w+|phishing|imp[oe]st[eo]rs?|impersonat\w+|imitat\w+|pretend\w*|steal\w*|trick\w*|cheat\w*)\b/i;
/** Words for what is not ours, and for what to do with it. */
const NOT_OURS =
  /\b(?:not|never|nothing|isn[’']t|aren[’']t) (?:\w+ ){0,3}(?:ours|us|our own|MUUVA’s)\b|\b(?:some|any)(?:body|one) else(?:[’']s)?\b|\bdoes not belong to us\b|\b(?:we|nobody here) (?:have |do |will |would )?(?:never|not)\b|\bclaims? to (?:be|come)\b|\b(?:ignore|delete|block|(?:do not|don[’']t|never) (?:answer|reply|write|follow|join|trust|click|open|visit|send|use|buy))\b/i;
/** Other words of a warning. */
const WARNING =
  /\b(?:false|untrue|wrong|beware|report|avoid|careful|cautious|distrust|mistrust|warn\w*|stay away|walk away|do not|don['’]t|never|nobody|no one|cannot|can['’]t|wary|suspicious)\b/i;

/** Characters before the words that are searched: enough for a negation a few words away. */
const REACH = 100;

/**
 * Whether a text itself says something: it does not deny it, ask whether it is so, or warn of
 * others who say it.
 */
export function isAsserted(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - REACH), index);
  if (NOT_ASSERTED.some((pattern) => pattern.test(before))) return false;
  if (isWarnedOf(text, index) || isAnsweredNo(text, index)) return false;
  return !((SAID_BY_OTHERS.test(before) || QUOTED.test(before)) && warns(text, index));
}

/** Whether the sentence, or the next one, contains a warning. */
function warns(text: string, index: number): boolean {
  const { own, after } = sentencesAt(text, index);
  return [WARNING, DECEIT, NOT_OURS].some((word) => word.test(own.text) || word.test(after));
}

/** A clause about everything else: “all others are fakes”. */
const ABOUT_THE_REST = /\b(?:others|all other|any other|everything else|anything else|the rest)\b/i;

/** Whether the sentence denies that what it names is ours, or warns of it. */
export function isDisowned(text: string, index: number): boolean {
  if (isDenied(text, index) || isWarnedOf(text, index)) return true;
  const clauses = clausesOf(sentencesAt(text, index).own);
  const own = clauses.findLast(({ start }) => start <= index);
  const words = clauses
    .filter((clause) => clause === own || !ABOUT_THE_REST.test(clause.text))
    .map((clause) => clause.text)
    .join('');
  return DECEIT.test(words) || NOT_OURS.test(words);
}

/** What has not happened, or is only asked for or reported. “Until 7 August 2026” is a date, not a condition. */
const NOT_SO =
  /\b(?:once|as soon as|(?:until|before)(?! \d)|unless|if|when|whether|to be|would|could|may|might|ask|pledged|should|who|whoever|anyone|claims? (?:to|that|it)|says?|said|calls?|called)\b/i;

/** Whether a text states that something is so: it asserts it, without a negation or a condition before it. */
export function isStated(text: string, index: number): boolean {
  const { start } = sentencesAt(text, index).own;
  const before = text.slice(start, index).replaceAll(NO_NEGATION, '');
  return !NEGATION.test(before) && !NOT_SO.test(before) && isAsserted(text, index);
}
