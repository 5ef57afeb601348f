import { DATA_FILES } from '../../../src/content-map.ts';
import type { Path } from '../../../src/facts/values.ts';

/** Sentences that contradict a fact in words, without a figure: “trades on Raydium”, “locked forever”. */
export interface Contradiction {
  /** What messages call the fact, where it is set, and its value there. */
  readonly fact: string;
  readonly file: string;
  readonly path: Path;
  /**
   * Matches such a statement. If it has the group `names`, only names that are not in the register
   * contradict the fact; otherwise every match does. The group `key` contains the words that are
   * reported, and that a “not” before them would deny: “forever”.
   */
  readonly pattern: RegExp;
  /** Values that are right as well as the value of the fact. */
  readonly alsoRight?: readonly string[];
  /** What to write instead; by default the value of the register. */
  readonly fix?: (value: string) => string;
}

const COIN = DATA_FILES.coins.path;
const CONTEST = DATA_FILES.contests.path;

/** A name of one or several words with capitals; below, a list of such names: “Twitter, TikTok or X”. */
const NAME = String.raw`\$?\p{Lu}[\p{L}\d]*(?:[.&-][\p{L}\d]+)*(?: \p{Lu}[\p{L}\d.]*)*`;
const NAMES = String.raw`(?<names>${NAME}(?:(?:,? (?:or|and) |, )(?:(?:our|your|on) )*${NAME})*)`;
/** Up to 60 characters of one clause. */
const SPAN = '[^.!?;:]{0,60}?';
/** How sentences call our token. */
const OURS = String.raw`(?:it|them|\$BIGFOOT|(?:the|our) (?:first )?(?:token|coin)s?)`;
const PRIVATE = '(?:private|pre-?|seed|strategic) ?(?:sales?|rounds?)|early deals?';
const VENTURE = '(?:venture capital|VCs?|private investors?|angel investors?)';

/** A contradiction from the source of its pattern. */
const of = (fact: string, file: string, path: Path, source: string, flags = 'gdu') => ({
  fact,
  file,
  path,
  pattern: new RegExp(source, flags),
});
/** A fix that suggests the sentence with which the content pledges the opposite. */
const orWrite = (sentence: string) => () => `Leave it out, or write “${sentence}”`;

export const CONTRADICTIONS: readonly Contradiction[] = [
  of(
    'Paired with',
    COIN,
    ['paired', 'with'],
    String.raw`\b[Pp]air(?:s|ed|ing)?\b${SPAN}\b(?:with|to|against) (?:the )?${NAMES}|(?<![\w$])\$?BIGFOOT ?[/-] ?(?<names>[A-Z]{3,6})\b`,
  ),
  of(
    'Launch platform',
    COIN,
    ['launchPlatform', 'name'],
    [
      String.raw`\b[Ll]aunch(?:ed|es|ing)?\b(?! (?:this|our|the) (?:site|website|newsletter|contest|page|campaign))${SPAN}\b(?:on|at|via|through) (?:the )?${NAMES}`,
      String.raw`\b(?:[Bb]uy|[Ss]ell|[Ss]wap|[Tt]rade|[Gg]et|bought|sold|traded) ${OURS}(?: only)? (?:on|at|via|through|from) ${NAMES}`,
      String.raw`\b(?:[Ii]t|\$BIGFOOT|token|coin)\b[^.!?;:,]{0,20}\b(?:trades|traded|sold|bought|available|for sale) (?:on|at|via|through) ${NAMES}`,
    ].join('|'),
  ),
  of(
    'Chain',
    COIN,
    ['chain'],
    String.raw`\b(?:is|as) an? (?<names>Ethereum|Bitcoin|Polygon|Base|Cardano|Avalanche|Tron|Solana|ERC-?20|BEP-?20)(?: token| coin)?\b`,
  ),
  of(
    'Platforms',
    CONTEST,
    ['platforms'],
    String.raw`\b(?:(?:[Yy]our|[Tt]he|an?) meme|[Ee]nter|[Ee]ntr(?:y|ies)|Meme Wars|(?:[Pp]ost|[Ss]hare|[Uu]pload) it)\b${SPAN}\bon (?:our |your )?${NAMES}`,
  ),
  {
    ...of(
      'LP locked until',
      COIN,
      ['lpLockedUntil'],
      String.raw`\block(?:s|ed|ing)?\b[^.!?;:,]{0,40}\b(?<key>forever|for ever|permanently|for good|for life|for all time|indefinitely)\b|\b(?<key>permanent(?:ly)? lock(?:ed)?)\b|\block (?:is|was) (?<key>permanent|endless|unlimited)\b|\b(?<key>never (?:be )?(?:unlock(?:s|ed)?|expires?))\b`,
      'gdiu',
    ),
    fix: (value) => `Write “until ${value}”, or leave it out.`,
  },
  {
    ...of(
      'LP locked until',
      COIN,
      ['lpLockedUntil'],
      String.raw`\b(?:liquidity|LP(?: tokens?)?|pool)\b[^.!?;:,]{0,30}\b(?<key>burn(?:ed|t))\b|\b(?<key>burn(?:s|ed|t|ing)?) (?:(?:all|the|our|its|of) )*(?:liquidity|LP)\b`,
      'gdiu',
    ),
    fix: (value) => `Write “locked until ${value}”, or leave it out.`,
  },
  {
    // “The mint authority: who can make new tokens” says what it is, not that there is somebody.
    ...of(
      'Minting',
      COIN,
      ['minting'],
      String.raw`(?<![^,] who )\b(?:can|may|will|could|might|able to|right to|plans? to|intends? to)\b[^.!?;:,]{0,20}\b(?<key>(?:mint|issue|create|make)(?:ed)?) (?:(?:more|new|another|additional|further|extra|other) )+(?:tokens?|coins?|\$BIGFOOT|supply|\S* ?[mbt]r?illion)|\b(?<key>(?:more|new|additional|further|extra) (?:tokens?|coins?)) (?:can|may|will|could|might) (?:still )?be (?:minted|issued|created|made)|\bsupply (?:can|may|will|could|might) (?:still )?(?<key>(?:be increased|grow|increase|rise))\b|\bmint(?:ing)?(?: authority)? (?:is|stays|remains) (?:still )?(?<key>open|active|enabled)\b`,
      'gdiu',
    ),
    fix: orWrite('Pledged: no new tokens.'),
  },
  {
    ...of(
      'VC and private sales',
      COIN,
      ['privateSales'],
      String.raw`\b(?:there (?:is|was|were|will be)|sold|sells?|held|had|made|ran|run|open(?:ed)?|join|hold|bought|raised)\b${SPAN}\b(?<key>${PRIVATE})\b|\b(?<key>${PRIVATE}) (?:is|was|will|has|took|opens|starts|ended)\b|\b(?<key>${VENTURE})\b[^.!?;:,]{0,30}\b(?:invest(?:s|ed)?|backs?|backed|bought|holds?|owns?|funded|paid|received|got)\b|\b(?:sold|raised|backed|funded|financed|received|got|given)\b[^.!?;:,]{0,40}\b(?:by|from|to) (?:an? |some |several |our |two |three )*(?<key>${VENTURE}|investors)\b`,
      'gdiu',
    ),
    fix: orWrite('Pledged: no venture capital, no private sales.'),
  },
];
