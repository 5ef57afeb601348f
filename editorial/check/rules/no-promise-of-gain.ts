import { passagesOf, rangeIn, type Passage } from '../../content/passages.ts';
import { report, type Rule } from '../shared/rule.ts';
import { isAsserted } from '../shared/statement.ts';

/** What a promise is about: the token, its price, and what is put into it. */
const ASSET = String.raw`(?:money|cash|capital|funds|investments?|savings|holdings?|bags?|stake|tokens?|coins?|prices?|value|\$?bigfoot|it|this)`;
const WILL = String.raw`(?:will|shall|can|is\s+going\s+to|are\s+going\s+to|is\s+set\s+to|is\s+bound\s+to|must)`;
const RISE = String.raw`(?:double|triple|quadruple|multiply|rise|grow|increase|soar|explode|skyrocket|climb|rocket|pump|appreciate|outperform|take\s+off|go\s+(?:up|higher|parabolic))`;
const RISES = String.raw`(?:${RISE}|rises|grows|goes\s+up|takes\s+off|explodes|moons)`;

/** Whoever would gain. */
const PERSON = String.raw`(?:you|holders?|buyers?|investors?|supporters|fans|every(?:one|body)|the\s+community)`;
const GAIN = String.raw`(?:profit|double|triple|quadruple|multiply|benefit\s+from\s+(?:the\s+)?(?:price|rise|growth)|make\s+(?:money|an?\s+(?:profit|fortune|gain|killing|lot))|earn\s+(?:money|an?\s+(?:profit|return|yield)|returns|interest|rewards)|(?:get|receive|share(?:\s+in)?)\s+(?:an?\s+(?:share|part|cut)\s+of\s+)?(?:the\s+|our\s+)?(?:profits?|revenues?|dividends?|income))`;
/** What is said of gains alone, wherever it is in the sentence. */
const RICHES = String.raw`(?:rich|wealthy|fortune|jackpot|skyrocket|explode|(?:double|triple|quadruple)s?|mak(?:e|es|ing)\s+money|be\s+rewarded|pay(?:s|ing)?\s+off\s+big|worth\s+(?:a\s+lot|millions|more\s+(?:tomorrow|soon|later|one\s+day)))`;
const HIGH = '(?:huge|massive|enormous|unlimited|endless|high|steady|stable|daily|weekly|monthly)';
const LOW = '(?:low|cheap|affordable|down)';

/** Promises by what they promise. */
const BANNED = [
  // That a gain is certain.
  'guarantee[ds]?\\s+(?:returns?|profits?|gains?|income|yields?|price|value|that\\s+you)',
  '(?:returns?|profits?|gains?|income|yields?|liquidity)\\s+(?:is|are)\\s+(?:guaranteed|certain|assured)',
  'guaranteed\\s+to\\s+(?:rise|grow|go\\s+up|gain|pay|moon)',
  '\\bsure(?:[-\\s]?fire)?\\s+(?:thing|bet|profit|win|way\\s+to)',
  '\\b(?:can|will)\\s+only\\s+(?:go\\s+up|rise|grow|increase)',
  '\\bonly\\s+(?:way\\s+is\\s+)?up\\s+(?:from\\s+here|from\\s+now)|\\b(?:only|nowhere\\s+to\\s+go\\s+but)\\s+up\\b(?=\\s*[.!]|\\s+from)',
  `\\b${ASSET}\\s+${WILL}\\s+(?:\\w+ly\\s+)?(?:${RISE}|be\\s+worth\\s+more|(?:hit|reach)\\s+(?:R|\\$|new\\s+highs))`,
  `\\b(?:if|whether)\\s+[^.!?]{0,30}(?:${RISES})[^.!?]{0,20}\\b(?:only|but|just)\\s[^.!?]{0,12}\\bwhen\\b|\\bnot\\s+if,?\\s+but\\s+when\\b[^.!?]{0,30}(?:${RISES})`,
  `\\b${PERSON}(?:\\s+(?:will|shall|can|are\\s+going\\s+to|always)|[’']ll)?(?:\\s+\\w+ly)?\\s+${GAIN}\\b`,
  `(?<=\\b(?:${PERSON}|${ASSET.replace('|it|this', '')})\\b(?:(?!\\b(?:not|never|no|nothing|cannot|hardly)\\b|n[’']t)[^.!?;,]){0,40})\\b${RICHES}\\b`,
  `\\b(?:expect|predict|forecast|believe|(?:are|is|am)\\s+(?:sure|confident|certain))\\b[^.!?]{0,20}\\b${ASSET}\\b[^.!?;,]{0,15}\\b${RISES}\\b`,
  '(?:early|all|our)\\s+(?:buyers?|holders?|investors?)\\s+(?:always\\s+|will\\s+)?(?:win|gain|benefit|be\\s+rewarded)\\b',
  '\\bpays?\\s+for\\s+itself\\b',
  '\\b(?:can|will)\\s+only\\s+(?:win|gain|profit)|\\balways\\s+(?:recovers?|rises?|grows?|wins?|goes\\s+up|comes?\\s+back)\\b',
  // That nothing can be lost.
  '\\bnothing\\s+(?:(?:can|will|could)\\s+go\\s+wrong|to\\s+lose)\\b|\\bno\\s+way\\s+to\\s+lose\\b',
  '(?:risk|worry)[-\\s]?free',
  '(?:no|zero|without)[-\\s](?:any\\s+)?(?:risk|downside)\\b(?![-\\s]free)',
  "(?:can\\s?not|can[’']t|never|won[’']t|will\\s+not|impossible\\s+to)\\s+(?:lose|fail|crash|collapse|go\\s+(?:down|wrong|to\\s+zero)|fall|drop)\\b",
  "\\b(?:will|won[’']t|would)\\s+(?:not\\s+|never\\s+)?regret\\b",
  "\\b(?:safe|smart|smartest|great|greatest|best|perfect)\\s+(?:investment|buy)\\b|\\b(?:can\\s?not|can[’']t)\\s+go\\s+wrong\\b|\\bsafe\\s+(?:bet|haven|with\\s+us)|\\bas\\s+safe\\s+as\\b",
  `\\b(?:your|every)\\s+(?:\\w+\\s+)?${ASSET}\\s+(?:is|are|stays?|remains?)\\s+(?:\\w+ly\\s+)?(?:protected|safe|secure[d]?|insured|covered)\\b`,
  '\\bprice\\s+(?:floor|protection|support|guarantee|targets?)\\b|\\bfloor\\s+price\\b',
  // Wealth.
  '(?:will|to|going)\\s+(?:the\\s+)?moon\\b',
  '\\bmoon(?:ing|shots?)\\b',
  '\\b(?:get|gets|getting|grow|grows|become|becomes|make\\s+you|makes\\s+you)\\s+(?:rich|richer|wealthy|wealthier)\\b',
  '\\b(?:b|m)illionaires?\\b',
  '\\b(?:generational|life[-\\s]changing)\\s+(?:wealth|gains?|money|returns?)',
  '\\bfinancial\\s+freedom|\\b(?:early\\s+retirement|retire\\s+(?:early|rich))\\b|\\blambos?\\b',
  '\\bturn(?:s|ed|ing)?\\s+(?:\\S+\\s+){1,5}?into\\s+(?:an?\\s+(?:lot|fortune|profit|house|car)|more|much|wealth|gold|riches|[R$]\\s?\\d)',
  // A yield or a multiple.
  '\\b\\d+\\s?[x×]\\s+(?:returns?|gains?|your|gems?|potential)',
  '\\b10{1,4}\\s?[x×](?!\\w|\\s?\\d)',
  '\\b(?:easy|free|quick)\\s+(?:money|profits?|gains?)',
  '\\b(?:double|triple|multiply|grow)\\s+your\\s+(?:money|investment|rands?|savings|capital|holdings)',
  '\\bpassive\\s+income',
  '\\b\\d[\\d.,]*\\s?(?:%|per\\s?cent)\\s+(?:APY|APR|ROI|yield|returns?|interest|profits?|gains?)\\b',
  '\\b(?:returns?|yields?|interest|profits?|gains?|rewards?|APY|APR|ROI)\\s+of\\s+(?:up\\s+to\\s+|over\\s+|at\\s+least\\s+)?\\d[\\d.,]*\\s?(?:%|per\\s?cent)',
  `\\b${HIGH}\\s+(?:returns?|yields?|profits?|gains?|upside|growth|potential)\\b`,
  // Better than others.
  '\\bnext\\s+(?:bitcoin|doge(?:coin)?|shiba|pepe|solana|ethereum)\\b|\\b(?:undervalued|hidden\\s+gem)\\b',
  '\\b(?:outperform|beats?|overtakes?)\\s+(?:the\\s+market|bitcoin|ethereum|gold|inflation|banks?|every|all|any)',
  '\\bbetter\\s+than\\s+(?:a\\s+bank|gold|bitcoin|savings|shares)\\b',
  // Haste.
  '(?<![\\p{L},’]\\s)\\binvest\\s+(?:in|now|today|early)\\b|\\bbuy\\s+(?:it\\s+|\\$bigfoot\\s+)?(?:early|now|today|soon|fast|as\\s+much)\\b',
  '\\bbefore\\s+(?:everyone|everybody|anyone|the\\s+(?:crowd|others?|rest|whales))(?:\\s+else)?\\s+(?:does|do|buys?|gets?|knows?|arrives?|finds?)\\b',
  `\\bprice\\s+is\\s+(?:still|so)\\s+${LOW}\\b|\\bprices?\\s+(?:will\\s+not|won[’']t|cannot|never)\\s+(?:stay|remain|be)\\s+(?:\\w+\\s+)?${LOW}\\b`,
  '\\bbefore\\s+(?:the\\s+)?(?:price|it|value)\\s+(?:rises?|goes\\s+up|moons?|explodes?|pumps?|takes\\s+off|doubles?)',
  "\\bbefore\\s+it(?:[’']s|\\s+is)\\s+too\\s+late\\b|\\b(?:last|final)\\s+chance\\s+to\\s+(?:buy|get|enter|invest)|\\b(?:best|perfect|right)\\s+(?:time|moment)\\s+to\\s+(?:buy|invest)\\b",
  `\\b(?:do\\s+not|don[’']t|never)\\s+miss\\s+(?:out|this|the)\\b|\\bwhile\\s+(?:it|the\\s+price)(?:[’']s|\\s+is)\\s+(?:still\\s+)?${LOW}`,
].map((source) => new RegExp(source, 'u'));

/** Matches any of them: one search rules out most passages. */
const ANY = new RegExp(BANNED.map(({ source }) => source).join('|'), 'iu');

/**
 * No text promises a gain. Source: the Advertising Regulatory Board’s Code, section III, clause 17.
 */
export const noPromiseOfGain: Rule = {
  name: 'no-promise-of-gain',
  fails: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nIt is risk-free.\n' },
  passes: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nNo token is risk-free.\n' },
  checkFile: (file) =>
    passagesOf(file).flatMap((passage) =>
      promises(passage).map(({ words, range }) =>
        report(file, range, {
          reason: `“${words}” promises a gain.`,
          note: 'South African advertising rules ask for the opposite: say that money can be lost (ARB Code, section III, clause 17).',
          fix: 'Say it without the promise, or leave it out.',
        }),
      ),
    ),
};

/** The promises in a passage; of overlapping ones, the first. */
function promises(passage: Passage) {
  const text = passage.text.replaceAll(/[‐‑]/g, '-');
  if (!ANY.test(text)) return [];
  let end = 0;
  return BANNED.flatMap((banned) => [...text.matchAll(new RegExp(banned, 'giu'))])
    .filter(({ index }) => isAsserted(text, index))
    .toSorted((a, b) => a.index - b.index)
    .filter((match) => {
      const isNew = match.index >= end;
      if (isNew) end = match.index + match[0].length;
      return isNew;
    })
    .map(({ 0: words, index }) => ({
      words: words.replace(/\s+/g, ' '),
      range: rangeIn(passage, index, words.length),
    }));
}
