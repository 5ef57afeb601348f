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
  /** Whether the statement is right once the fact has any value. */
  readonly needsValue?: true;
  /** What to write instead; by default the value of the register. */
  readonly fix?: ((value: string) => string) | undefined;
}

const COIN = DATA_FILES.coins.path;
const CONTEST = DATA_FILES.contests.path;
const STUDIO = DATA_FILES.studio.path;
const PLEDGE = DATA_FILES.pledgeRecord.path;

/** A name of one or several words with capitals; below, a list of such names: “Twitter, TikTok or X”. */
export const NAME = String.raw`\$?\p{Lu}[\p{L}\d]*(?:[.&-][\p{L}\d]+)*(?: \p{Lu}[\p{L}\d.]*)*`;
const NAMES = String.raw`(?<names>${NAME}(?:(?:,? (?:or|and) |, )(?:(?:our|your|on) )*${NAME})*)`;
/** A first name and a surname. */
const PERSON = String.raw`\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}’-]+)+`;
/** Up to 60 characters of one clause. */
const SPAN = '[^.!?;:]{0,60}?';
/** How sentences call our token. */
const OURS = String.raw`(?:it|them|\$BIGFOOT|(?:the|our) (?:first )?(?:token|coin)s?)`;
const PRIVATE = '(?:private|pre-?|seed|strategic) ?(?:sales?|rounds?)|early deals?';
const VENTURE = '(?:venture capital|VCs?|private investors?|angel investors?)';

/** A statement with names. */
const named = (fact: string, file: string, path: Path, source: string): Contradiction => ({
  ...{ fact, file, path },
  pattern: new RegExp(source, 'gdu'),
});
/** A statement without names, about the token. `fix` says what to write instead of it. */
const stated = (
  fact: string,
  path: Path,
  source: string,
  fix: Contradiction['fix'],
): Contradiction => ({ fact, file: COIN, path, pattern: new RegExp(source, 'gdiu'), fix });

/** A fix that suggests the sentence with which the content pledges the opposite. */
const orWrite = (sentence: string) => () => `Leave it out, or write “${sentence}”`;

export const CONTRADICTIONS: readonly Contradiction[] = [
  named(
    'Paired with',
    COIN,
    ['paired', 'with'],
    String.raw`\b[Pp]air(?:s|ed|ing)?\b${SPAN}\b(?:with|to|against) (?:the )?${NAMES}|\bpool of ${OURS} and ${NAMES}|(?<![\w$])\$?BIGFOOT ?[/-] ?(?<names>[A-Z]{3,6})\b`,
  ),
  named(
    'Launch platform',
    COIN,
    ['launchPlatform', 'name'],
    [
      String.raw`\b[Ll]aunch(?:ed|es|ing)?\b(?! (?:this|our|the) (?:site|website|newsletter|contest|page|campaign))${SPAN}\b(?:on|at|via|through) (?:the )?${NAMES}`,
      String.raw`\b(?:[Bb]uy|[Ss]ell|[Ss]wap|[Tt]rade|[Gg]et|bought|sold|traded) ${OURS}(?: only)? (?:on|at|via|through|from) ${NAMES}`,
      String.raw`\b(?:[Ii]t|\$BIGFOOT|token|coin)\b[^.!?;:,]{0,20}\b(?:trades|traded|sold|bought|available|for sale) (?:on|at|via|through) ${NAMES}`,
    ].join('|'),
  ),
  named(
    'Chain',
    COIN,
    ['chain'],
    String.raw`\b(?:is|as) an? (?<names>Ethereum|Bitcoin|Polygon|Base|Cardano|Avalanche|Tron|Solana|ERC-?20|BEP-?20)(?: token| coin)?\b`,
  ),
  named(
    'Legal name',
    STUDIO,
    ['legalEntity', 'legalName'],
    String.raw`\b(?:division|subsidiary|brand) of (?<names>${NAME}(?: \(Pty\))?(?: Ltd| Limited| Inc)?)`,
  ),
  named(
    'Office bearers',
    STUDIO,
    ['legalEntity', 'officeBearers'],
    String.raw`\b(?:run|led|owned|managed|directed|headed) by (?<names>${PERSON})|\b(?:[Dd]irector|CEO|owner|manager)s?(?:,| is| are) (?<names>${PERSON})`,
  ),
  named(
    'FSP number',
    STUDIO,
    ['legalEntity', 'fspNumber'],
    String.raw`\bFSP (?:[Nn]umber|[Nn]o\.?)?(?: is|:)? ?(?<names>\d{3,})`,
  ),
  named(
    'Founder',
    PLEDGE,
    ['signedBy'],
    String.raw`\b(?:founded|created|started) by (?<names>${PERSON})|(?<!\b(?:\p{Lu}\p{Ll}+[’']s|[Tt]heir) )\b[Ff]ounder(?:,| is) (?<names>${PERSON})`,
  ),
  {
    ...named(
      'Founder’s signature',
      PLEDGE,
      ['signedBy'],
      String.raw`\bfounder (?:has )?signed\b(?! (?:no|none|nothing)\b)`,
    ),
    needsValue: true,
  },
  named(
    'Platforms',
    CONTEST,
    ['platforms'],
    String.raw`\b(?:(?:[Yy]our|[Tt]he|an?) meme|[Ee]nter|[Ee]ntr(?:y|ies)|Meme Wars|(?:[Pp]ost|[Ss]hare|[Uu]pload) it)\b${SPAN}\bon (?:our |your )?${NAMES}`,
  ),
  stated(
    'LP locked until',
    ['lpLockedUntil'],
    String.raw`\block(?:s|ed|ing)?\b[^.!?;:,]{0,40}\b(?<key>forever|for ever|permanently|for good|for life|for all time|indefinitely)\b|\b(?<key>permanent(?:ly)? lock(?:ed)?)\b|\block (?:is|was) (?<key>permanent|endless|unlimited)\b|\b(?<key>never (?:be )?(?:unlock(?:s|ed)?|expires?))\b`,
    (value) => `Write “until ${value}”, or leave it out.`,
  ),
  stated(
    'LP locked until',
    ['lpLockedUntil'],
    String.raw`\b(?:liquidity|LP(?: tokens?)?|pool)\b[^.!?;:,]{0,30}\b(?<key>burn(?:ed|t))\b|\b(?<key>burn(?:s|ed|t|ing)?) (?:(?:all|the|our|its|of) )*(?:liquidity|LP)\b`,
    (value) => `Write “locked until ${value}”, or leave it out.`,
  ),
  // “The mint authority: who can make new tokens” says what it is, not that there is somebody.
  stated(
    'Minting',
    ['minting'],
    String.raw`(?<![^,] who )\b(?:can|may|will|could|might|able to|right to|plans? to|intends? to)\b[^.!?;:,]{0,20}\b(?<key>(?:mint|issue|create|make)(?:ed)?) (?:(?:more|new|another|additional|further|extra|other) )+(?:tokens?|coins?|\$BIGFOOT|supply|\S* ?[mbt]r?illion)|\b(?<key>(?:more|new|additional|further|extra) (?:tokens?|coins?)) (?:can|may|will|could|might) (?:still )?be (?:minted|issued|created|made)|\bsupply (?:can|may|will|could|might) (?:still )?(?<key>(?:be increased|grow|increase|rise))\b|\bmint(?:ing)?(?: authority)? (?:is|stays|remains) (?:still )?(?<key>open|active|enabled)\b`,
    orWrite('Pledged: no new tokens.'),
  ),
  stated(
    'VC and private sales',
    ['privateSales'],
    String.raw`\b(?:there (?:is|was|were|will be)|sold|sells?|held|had|made|ran|run|open(?:ed)?|join|hold|bought|raised)\b${SPAN}\b(?<key>${PRIVATE})\b|\b(?<key>${PRIVATE}) (?:is|was|will|has|took|opens|starts|ended)\b|\b(?<key>${VENTURE})\b[^.!?;:,]{0,30}\b(?:invest(?:s|ed)?|backs?|backed|bought|holds?|owns?|funded|paid|received|got)\b|\b(?:sold|raised|backed|funded|financed|received|got|given)\b[^.!?;:,]{0,40}\b(?:by|from|to) (?:an? |some |several |our |two |three )*(?<key>${VENTURE}|investors)\b`,
    orWrite('Pledged: no venture capital, no private sales.'),
  ),
];
