import { passagesOf, rangeIn, type Passage } from '../../content/passages.ts';
import { answer, report, type Rule } from '../shared/rule.ts';
import { isAsserted } from '../shared/assertion.ts';

/** What a promise is about: the token, its price, and what is put into it. */
const ASSET = String.raw`(?:money|cash|capital|funds|investments?|savings|holdings?|bags?|stake|tokens?|coins?|prices?|value|\$?bigfoot|it|this)`;
const WILL = String.raw`(?:will|shall|can|is going to|are going to|is set to|is bound to|must)`;
const RISE = String.raw`(?:double|triple|quadruple|multiply|rise|grow|increase|soar|explode|skyrocket|climb|rocket|pump|appreciate|outperform|take off|go (?:up|higher|parabolic))`;
const RISES = String.raw`(?:${RISE}|rises|grows|goes up|takes off|explodes|moons)`;

/** Persons who would gain. */
const PERSON = String.raw`(?:you|holders?|buyers?|investors?|supporters|fans|every(?:one|body)|the community)`;
const GAIN = String.raw`(?:profit|double|triple|quadruple|multiply|benefit from (?:the )?(?:price|rise|growth)|make (?:money|an? (?:profit|fortune|gain|killing|lot))|earn (?:money|an? (?:profit|return|yield)|returns|interest|rewards)|(?:get|receive|share(?: in)?) (?:an? (?:share|part|cut) of )?(?:the |our )?(?:profits?|revenues?|dividends?|income))`;
/** Words that promise a gain wherever they are in the sentence. */
const RICHES = String.raw`(?:rich|wealthy|fortune|jackpot|skyrocket|explode|(?:double|triple|quadruple)s?|mak(?:e|es|ing) money|be rewarded|pay(?:s|ing)? off big|worth (?:a lot|millions|more (?:tomorrow|soon|later|one day)))`;
const HIGH = '(?:huge|massive|enormous|unlimited|endless|high|steady|stable|daily|weekly|monthly)';
const LOW = '(?:low|cheap|affordable|down)';

/** Phrases that promise something, by what they promise. */
const PROMISES: Readonly<Record<string, readonly string[]>> = {
  'a gain is certain': [
    'guarantee[ds]? (?:returns?|profits?|gains?|income|yields?|price|value|that you)',
    '(?:returns?|profits?|gains?|income|yields?|liquidity) (?:is|are) (?:guaranteed|certain|assured)',
    'guaranteed to (?:rise|grow|go up|gain|pay|moon)',
    '\\bsure(?:[-\\s]?fire)? (?:thing|bet|profit|win|way to)',
    '\\b(?:can|will) only (?:go up|rise|grow|increase)',
    '\\bonly (?:way is )?up (?:from here|from now)|\\b(?:only|nowhere to go but) up\\b(?=\\s*[.!]| from)',
    `\\b${ASSET} ${WILL} (?:\\w+ly )?(?:${RISE}|be worth more|(?:hit|reach) (?:R|\\$|new highs))`,
    `\\b(?:if|whether) [^.!?]{0,30}(?:${RISES})[^.!?]{0,20}\\b(?:only|but|just)\\s[^.!?]{0,12}\\bwhen\\b|\\bnot if,? but when\\b[^.!?]{0,30}(?:${RISES})`,
    `\\b${PERSON}(?: (?:will|shall|can|are going to|always)|[’']ll)?(?: \\w+ly)? ${GAIN}\\b`,
    `(?<=\\b(?:${PERSON}|${ASSET.replace('|it|this', '')})\\b(?:(?!\\b(?:not|never|no|nothing|cannot|hardly)\\b|n[’']t)[^.!?;,]){0,40})\\b${RICHES}\\b`,
    `\\b(?:expect|predict|forecast|believe|(?:are|is|am) (?:sure|confident|certain))\\b[^.!?]{0,20}\\b${ASSET}\\b[^.!?;,]{0,15}\\b${RISES}\\b`,
    '(?:early|all|our) (?:buyers?|holders?|investors?) (?:always |will )?(?:win|gain|benefit|be rewarded)\\b',
    '\\bpays? for itself\\b',
    '\\b(?:can|will) only (?:win|gain|profit)|\\balways (?:recovers?|rises?|grows?|wins?|goes up|comes? back)\\b',
  ],
  'nothing can be lost': [
    '\\bnothing (?:(?:can|will|could) go wrong|to lose)\\b|\\bno way to lose\\b',
    '(?:risk|worry)[-\\s]?free',
    '(?:no|zero|without)[-\\s](?:any )?(?:risk|downside)\\b(?![-\\s]free)',
    "(?:can\\s?not|can[’']t|never|won[’']t|will not|impossible to) (?:lose|fail|crash|collapse|go (?:down|wrong|to zero)|fall|drop)\\b",
    '\\b(?:rug|scam|fraud|hack|crash)[-\\s]?proof\\b|\\bun-?ruggable\\b',
    '(?<!\\b(?:no|nobody|nothing|cannot|never|not)\\b[^.!?;]{0,30})\\b(?:rug[-\\s]?pulls?|theft|fraud|scams?|hacks?) (?:is |are )?impossible\\b(?! to (?:exclude|foresee|prevent|reverse|rule|stop|trace|undo)\\b)',
    "\\b(?:will|won[’']t|would) (?:not |never )?regret\\b",
    "\\b(?:safe|smart|smartest|great|greatest|best|perfect) (?:investment|buy)\\b|\\b(?:can\\s?not|can[’']t) go wrong\\b|\\bsafe (?:bet|haven|with us)|\\bas safe as\\b",
    `\\b(?:your|every) (?:\\w+ )?${ASSET} (?:is|are|stays?|remains?) (?:\\w+ly )?(?:protected|safe|secure[d]?|insured|covered)\\b`,
    '\\bprice (?:floor|protection|support|guarantee|targets?)\\b|\\bfloor price\\b',
  ],
  wealth: [
    '(?:will|to|going) (?:the )?moon\\b',
    '\\bmoon(?:ing|shots?)\\b',
    '\\b(?:get|gets|getting|grow|grows|become|becomes|make you|makes you) (?:rich|richer|wealthy|wealthier)\\b',
    '\\b(?:b|m)illionaires?\\b',
    '\\b(?:generational|life[-\\s]changing) (?:wealth|gains?|money|returns?)',
    '\\bfinancial freedom|\\b(?:early retirement|retire (?:early|rich))\\b|\\blambos?\\b',
    '\\bturn(?:s|ed|ing)? (?:\\S+ ){1,5}?into (?:an? (?:lot|fortune|profit|house|car)|more|much|wealth|gold|riches|[R$]\\s?\\d)',
  ],
  'a yield or a multiple': [
    '\\b\\d+\\s?[x×] (?:returns?|gains?|your|gems?|potential)',
    '\\b10{1,4}\\s?[x×](?!\\w|\\s?\\d)',
    '\\b(?:easy|free|quick) (?:money|profits?|gains?)',
    '\\b(?:double|triple|multiply|grow) (?:your|their|the) (?:money|investment|rands?|savings|capital|holdings)',
    '\\bpassive income',
    '\\b\\d[\\d.,]*\\s?(?:%|per\\s?cent) (?:APY|APR|ROI|yield|returns?|interest|profits?|gains?)\\b',
    '\\b(?:returns?|yields?|interest|profits?|gains?|rewards?|APY|APR|ROI) of (?:up to |over |at least )?\\d[\\d.,]*\\s?(?:%|per\\s?cent)',
    `\\b${HIGH} (?:returns?|yields?|profits?|gains?|upside|growth|potential)\\b`,
  ],
  'better than others': [
    '\\bnext (?:bitcoin|doge(?:coin)?|shiba|pepe|solana|ethereum)\\b|\\b(?:undervalued|hidden gem)\\b',
    '\\b(?:outperform|beats?|overtakes?) (?:the market|bitcoin|ethereum|gold|inflation|banks?|every|all|any)',
    '\\bbetter than (?:a bank|gold|bitcoin|savings|shares)\\b',
  ],
  'a loss for whoever waits': [
    '(?<![\\p{L},’]\\s)\\binvest (?:in|now|today|early)\\b|\\bbuy (?:it |\\$bigfoot )?(?:early|now|today|soon|fast|as much)\\b',
    '\\bbefore (?:everyone|everybody|anyone|the (?:crowd|others?|rest|whales))(?: else)? (?:does|do|buys?|gets?|knows?|arrives?|finds?)\\b',
    `\\bprice is (?:still|so) ${LOW}\\b|\\bprices? (?:will not|won[’']t|cannot|never) (?:stay|remain|be) (?:\\w+ )?${LOW}\\b`,
    '\\bbefore (?:the )?(?:price|it|value) (?:rises?|goes up|moons?|explodes?|pumps?|takes off|doubles?)',
    "\\bbefore it(?:[’']s| is) too late\\b|\\b(?:last|final) chance to (?:buy|get|enter|invest)|\\b(?:best|perfect|right) (?:time|moment) to (?:buy|invest)\\b",
    `\\b(?:do not|don[’']t|never) miss (?:out|this|the)\\b|\\bwhile (?:it|the price)(?:[’']s| is) (?:still )?${LOW}`,
  ],
};

/** The phrases as patterns: a space matches any white space, such as a line end. */
const PHRASES = Object.values(PROMISES)
  .flat()
  .map((phrase) => phrase.replaceAll(' ', String.raw`\s+`));
const BANNED = PHRASES.map((phrase) => new RegExp(phrase, 'giu'));

/** Matches any of the promises. A single search rules out most passages. */
const ANY = new RegExp(PHRASES.join('|'), 'iu');

/**
 * No text promises a gain. Source: the Advertising Regulatory Board’s Code, section III, clause 17.
 */
export const noPromiseOfGain: Rule = {
  name: 'no-promise-of-gain',
  fails: answer('It is risk-free.'),
  passes: answer('No token is risk-free.'),
  checkFile: (file) =>
    passagesOf(file).flatMap((passage) =>
      promises(passage).flatMap(({ words, range }) =>
        report(file, range, {
          reason: `“${words}” promises a gain.`,
          note: 'South African advertising rules ask for the opposite: say that money can be lost (ARB Code, section III, clause 17).',
          fix: 'Leave it out, or say what can happen, such as: Crypto assets may lose all their value.',
        }),
      ),
    ),
};

/** The promises in a passage; of overlapping ones, the first. */
function promises(passage: Passage) {
  const text = passage.text.replaceAll(/[‐‑]/g, '-');
  if (!ANY.test(text)) return [];
  let end = 0;
  return BANNED.flatMap((banned) => [...text.matchAll(banned)])
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
