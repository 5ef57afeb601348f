/**
 * What no text of the site may say without a person having looked at it, as frames of who, does and
 * what. Between the parts there is room for five words, none of which denies. A frame is
 * refused where the sentence itself says it; in a question, a quotation, a condition, a warning or a
 * sentence about others it is a warning.
 */
export interface Frame {
  readonly who?: string;
  readonly does: string;
  readonly what?: string;
  /** Whether it is a warning wherever it is said. */
  readonly isWarning?: true;
  /** Whether it is refused only in a sentence about us. */
  readonly ofUs?: true;
}

/** The alternatives of a part. */
const any = (...words: string[]) => words.join('|');

const US = any('we', 'I', 'the founder', 'the team', 'the studio', 'the owner', 'MUUVA');
const OURS =
  '(?:(?:the|our|this) (?:\\w+ )?(?:token|coin|contract|team|studio|company|founder|project|site|lock|liquidity|supply|text|terms|pages?|pledges?)|us|MUUVA|\\$BIGFOOT|every word)\\b(?! (?:standard|program|format)s?)';
const TOKENS = any(
  'money',
  'cash',
  'savings',
  'salary',
  'rands?',
  'tokens?',
  'coins?',
  '\\$?BIGFOOT',
);
const ASSETS = any(TOKENS, 'investments?', 'holdings', 'bags?', 'value', 'price', 'it', 'this');
const PERSONS = any(
  'you',
  'holders?',
  'buyers?',
  'investors?',
  'supporters',
  'whoever',
  'every(?:one|body)',
);
const RISE =
  'double|triple|multiply|rise|grow|increase|soar|explode|skyrocket|climb|rocket|pump|outperform|take off|go up|be worth more';
const RETURNS = 'returns?|profits?|gains?|income|yields?|interest|rewards?|APY|APR|ROI';
const SHARE = '\\d[\\d.,]*\\s?(?:%|per cent)';
const MONEY = '(?:R|US\\$|\\$|€|£)\\s?\\d[\\d.,]*\\w*(?: [mbtr]+illion)?';
const NUMBERS = '\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty|a hundred';

/** Promises: that something is certain, that a gain or a price comes, that nothing can be lost. */
export const PROMISES: readonly Frame[] = [
  { who: US, does: 'guarantee[sd]?|insures?' },
  {
    who: US,
    does: 'refunds?|buys? back|repays?|covers?|compensates?|reimburses?|make good',
    what: any('loss(?:es)?', PERSONS, ASSETS, 'supply'),
  },
  {
    who: ASSETS,
    does: 'will|shall|can only|going to|set to|bound to|expected to|can’t stop',
    what: RISE,
  },
  { who: ASSETS, does: '(?:only|always) (?:goes up|rises?|grows?|wins?)|to (?:triple|double)' },
  {
    who: PERSONS,
    does: any(
      'profit',
      'be rewarded',
      '(?:make|earn) money',
      'double',
      'triple',
      'be rich',
      'gets? rich(?:er)?',
    ),
  },
  { who: 'holders?|buyers?', does: 'win|gain|benefit' },
  { who: 'holders?|buyers?', does: 'share in|share of', what: 'profits?|revenues?' },
  { who: 'your?', does: 'worth', what: 'a fortune|millions|more' },
  {
    who: 'guaranteed|sure|safe|easy|free|quick|passive|huge|steady|generational|life[- ]changing',
    does: any(RETURNS, 'wealth', 'money', 'bet', 'thing', 'win', 'to double', '10x', '100x'),
  },
  { does: RETURNS, what: SHARE },
  { who: SHARE, does: RETURNS },
  {
    does: any(
      '(?:risk|worry)[- ]?free',
      '(?:no|zero|without) risk',
      '(?:rug|scam|crash)[- ]?proof',
      '(?:rug pull|theft|fraud) impossible',
    ),
  },
  {
    does: "(?:can(?:no|’|')?t|never|won[’']t|will not) (?:lose|fail|crash|collapse|go (?:down|wrong|to zero)|regret)|nothing to lose",
  },
  {
    does: any(
      'to the moon',
      'moon(?:ing|shot)',
      '10{1,4}x',
      '(?:get|make you) rich',
      'financial freedom',
      'millionaires?',
      'price floor',
      'pays? for itself',
    ),
  },
  {
    does: '(?:is|only way is) only up|only up|(?:price|money|investment) is (?:protected|safe|secure|insured)',
  },
  { does: '(?:best|safe|smart|perfect) (?:investment|buy|time to buy)', isWarning: true },
  { who: 'little|few', does: 'into', what: 'a lot|a fortune|millions' },
  {
    who: 'price|market cap|worth|valued',
    does: MONEY,
    what: 'by|next|soon|within|year|one day|end of',
    isWarning: true,
  },
  { who: 'market cap|price', does: 'will|target|heading for|going to|reach', what: MONEY },
];

const APPROVED =
  'audited|approved|licen[sc]ed|authori[sz]ed|accredited|certified|regulated|insured|endorsed|vetted|verified|doxxed|renounced|sponsored|backed|proved|proven';

/** Claims that others approve, or that something which is only pledged is done. */
export const APPROVALS: readonly Frame[] = [
  {
    who: 'is|are|was|were|been|being|gets?|got|stays?',
    does: `${APPROVED}|partnered|listed on (?!Home|About|Legal|Trust|the )|registered (?:with|as)`,
    ofUs: true,
  },
  {
    does: `(?:${APPROVED}|partnered|listed) (?:by|with|on|as|at)(?= (?!(?:the )?(?:studio|founder|owner|us|you|our|his|her|their|this|its|Home|About|Legal|Trust)\\b))`,
    ofUs: true,
  },
  {
    does: `(?:${APPROVED}|registered|official) (?:financial services )?(?:token|coin|team|contract|studio|company|provider|project|FSP|partner)`,
    ofUs: true,
  },
  {
    who: '(?!(?:The|An?|Others?) )(?-i:\\p{Lu}\\p{L}+)|(?:our|an?) (?:lawyers?|attorneys?|auditors?)|investors?|exchanges?|banks?|regulators?',
    does: '(?:audit|list|approve|endorse|back|support|sponsor|recommend|vouch|partner|verifie|review|check|renounce)(?:s|d|ed)?',
    what: OURS,
    ofUs: true,
  },
  { who: US, does: 'renounced?' },
  {
    who: US,
    does: 'burned|burnt|locked|sent',
    what: 'tokens?|supply|liquidity|LP|pool|wallet',
    isWarning: true,
  },
  { who: 'liquidity|LP|LP tokens|pool', does: 'burned|burnt', isWarning: true },
  {
    who: 'liquidity|LP|pool|lock',
    does: 'forever|for ever|permanent(?:ly)?|for good',
    isWarning: true,
  },
  {
    does: '(?:has|have|holds?|hold|got|obtained) (?:(?!no |the )[\\w-]+ ){0,3}(?:licen[sc]e|approval|accreditation|certificate|endorsement)',
    ofUs: true,
  },
  {
    does: '(?:pass(?:es|ed)?|completed|cleared) (?:an? |the |its |our )?(?:\\w+ )?(?:KYC|audits?|due diligence)',
    ofUs: true,
  },
  {
    does: 'official partners?|(?:partners?|partnership) (?:of|with)|fully compliant|KYC[- ](?:verified|approved)|as seen (?:on|in)',
    ofUs: true,
  },
];

/** Orders to buy, and haste. */
export const PRESSURE: readonly Frame[] = [
  {
    who: '(?:you|everyone|everybody) (?:should|must|need to|have to|had better|ought to)',
    does: 'buy|invest|put|hold|hodl|stake',
    what: TOKENS,
  },
  {
    does: '(?<=(?:^|[.!?:;”])\\s*)(?:(?:So|Please|Just),? )?(?:buy|invest|put|hodl|stake|hold)',
    what: any(TOKENS, 'now', 'today', 'early', 'it'),
    isWarning: true,
  },
  {
    does: 'invest (?:in|now|today|early)|buy (?:it |\\$bigfoot |more )?(?:early|now|today|soon|fast|as much|before)',
  },
  {
    does: 'before|while',
    what: 'rises?|goes up|too late|(?:still )?(?:cheap|low)|explodes?|moons?',
  },
  { who: 'price', does: "(?:will not|won[’']t|cannot) (?:stay|remain)", what: 'low|cheap' },
  {
    does: '(?:only|just|last|final)',
    what: `(?:${NUMBERS}) (?:\\w+ )?(?:hours?|days?|places?|spots?|seats?|minutes?)`,
    isWarning: true,
  },
  { does: "last chance|(?:do not|don[’']t) miss (?:out|this)" },
];

/** Requests for what opens a wallet. */
export const SECRETS: readonly Frame[] = [
  {
    who: 'enter|type|send|give|share|tell|paste|write|provide|import|confirm|submit|reply with|upload',
    does: '(?:seed|recovery|secret|backup) (?:phrase|words?)|private keys?|(?:wallet|12|24|twelve|twenty-four) words|mnemonic',
  },
];
