/**
 * The strings, lists and sequences that the owner fixed, as data; README.md says the whole in words.
 * “Ordered” is what the owner asked for; whether a list has a sequence is said by `others`.
 * The content check warns of a text that differs, the required sections follow from it, and a test
 * holds the site's content to it. To change a decision of the owner, change its row, with who decided it
 * and when, and the content. Facts, such as dates and amounts, are in the files of the content alone.
 */

/** What every row says besides the value. */
interface Ordered {
  /** The number of its part in README.md. */
  readonly part: string;
  /** What messages call it. */
  readonly what: string;
  /** Who changed the owner's first decision, and on which day. */
  readonly decided?: { readonly by: string; readonly on: string };
}

/** A setting that has exactly this text. */
interface OrderedText extends Ordered {
  /** The content file, and the path of the setting in it; the lines of a list count as one text. */
  readonly file: string;
  readonly setting: string;
  readonly text: string;
}

/** What identifies an item of a list or a section of a folder: some of its settings. */
export type Item = Readonly<Record<string, string>>;

interface OrderedItems extends Ordered {
  readonly items: readonly [Item, ...Item[]];
  /**
   * `none`: these items in this order; `anywhere`: these among others, in any order. In a folder with `none`,
   * the number of each section is required too, and its first setting here says which section it is.
   */
  readonly others: 'none' | 'anywhere';
}

/** A list in the settings of a file. */
interface OrderedList extends OrderedItems {
  readonly file: string;
  readonly setting: string;
}

/** The files of a folder. */
export interface OrderedFolder extends OrderedItems {
  readonly folder: string;
}

/** Where the token is launched, by its row in `MARKETS` of src/schemas/platforms.ts (part 2.1). */
export const ORDERED_MARKET = 'Pump.fun';

const HOME = 'pages/home.mdx';

/** Texts of one part whose settings are in one file. */
const ofFile = (
  part: string,
  file: string,
  rows: readonly Omit<OrderedText, 'part' | 'file'>[],
): OrderedText[] => rows.map((row) => ({ part, file, ...row }));

/** Texts whose wording the owner fixed. */
export const ORDERED_TEXTS: readonly OrderedText[] = [
  ...ofFile('1', 'coins/bigfoot.yaml', [
    {
      what: 'the name of the token',
      setting: 'name',
      text: '$BIGFOOT',
    },
  ]),
  ...ofFile('2.1', 'coins/bigfoot.yaml', [
    {
      what: 'the launch platform',
      setting: 'launchPlatform.name',
      text: ORDERED_MARKET,
    },
  ]),
  ...ofFile('2.1', HOME, [
    {
      what: 'the tagline',
      setting: 'hero.tagline',
      text: "We Don't Launch Memes. We Launch Legends.",
    },
    {
      what: 'the button of the token page',
      setting: 'token.buy.label',
      text: `Buy on ${ORDERED_MARKET}`,
    },
    {
      what: 'the button of the whitepaper',
      setting: 'token.whitepaper.label',
      text: 'View Whitepaper',
    },
    {
      what: 'the heading of the statistics',
      setting: 'token.liveStats.heading',
      text: 'Live Stats',
    },
    {
      what: 'the text of the statistics',
      setting: 'token.liveStats.text',
      text: 'Coming Soon',
    },
    {
      what: 'the name of the section about liquidity',
      setting: 'movement.heading.eyebrow',
      text: 'Community liquidity movement',
    },
    {
      what: 'the name of the section about the reasons',
      setting: 'why.heading.eyebrow',
      text: 'Why the studio exists',
    },
    {
      what: 'the name of the section with the trust cards',
      setting: 'trust.heading.eyebrow',
      text: 'Trust framework',
    },
    {
      what: 'the name of the section about the newsletter',
      setting: 'newsletter.heading.eyebrow',
      text: 'Newsletter',
    },
    {
      what: 'the name of the last section',
      setting: 'contact.heading.eyebrow',
      text: 'Contact',
    },
  ]),
  ...ofFile('2.3', 'contests/meme-wars.yaml', [
    {
      what: 'the name of the contest',
      setting: 'name',
      text: 'Meme Wars',
    },
    {
      what: 'the hashtag of the contest',
      setting: 'hashtag',
      text: '#BigfootMemeWar',
    },
  ]),
  ...ofFile('2.3', 'pages/our-coins.mdx', [
    {
      what: 'the heading of the winners',
      setting: 'hallOfFame.heading.text',
      text: 'Hall of Fame',
    },
    {
      what: 'the text of the winners',
      setting: 'hallOfFame.text',
      text: 'Coming Soon',
    },
  ]),
  ...ofFile('2.6', 'pages/legal.mdx', [
    {
      what: 'the heading of Legal',
      setting: 'heading',
      text: 'Legal & Disclaimer',
    },
  ]),
  ...ofFile('8', HOME, [
    {
      what: 'the title of the toast after a copy',
      setting: 'token.address.copy.success.title',
      text: 'Copied!',
    },
    {
      what: 'the text of the toast after a copy',
      setting: 'token.address.copy.success.description',
      text: 'Coin address copied to clipboard',
    },
    {
      what: 'the title of the toast after a failed copy',
      setting: 'token.address.copy.failure.title',
      text: 'Copy failed',
    },
    {
      what: 'the text of the toast after a failed copy',
      setting: 'token.address.copy.failure.description',
      text: 'Could not copy to clipboard',
    },
    {
      what: 'the title of the newsletter’s toast',
      setting: 'newsletter.success.title',
      text: 'Thank you!',
    },
    {
      what: 'the text of the newsletter’s toast',
      setting: 'newsletter.success.description',
      text: "You've been added to our newsletter. Welcome to the MUUVA family!",
    },
  ]),
  ...ofFile('8', 'pages/404.mdx', [
    {
      what: 'the heading of the 404 page',
      setting: 'heading',
      text: 'Oops! Page not found',
    },
  ]),
];

/** Lists in settings whose items the owner fixed. */
export const ORDERED_LISTS: readonly OrderedList[] = [
  {
    part: '2',
    what: 'links of the header',
    file: 'navigation.yaml',
    setting: 'header.links',
    items: [
      { label: 'Home', href: '/' },
      { label: 'About', href: '/about' },
      { label: 'Our Coins', href: '/our-coins' },
      { label: 'Trust Pledge', href: '/trust-pledge' },
      { label: 'Contact', href: '/contact' },
    ],
    others: 'none',
  },
  {
    part: '2',
    what: 'quick links',
    file: 'navigation.yaml',
    setting: 'sheets',
    items: [{ label: 'Legal & Disclaimer', href: '/legal' }],
    others: 'anywhere',
  },
  {
    part: '2.1',
    what: 'trust cards',
    file: HOME,
    setting: 'trust.cards',
    items: [
      { title: 'LP Lock', subline: '{lockMinimum} minimum' },
      { title: 'Founder Vesting' },
      { title: 'Public Wallets' },
      { title: 'Verified Burns' },
      { title: 'Meme-First Culture' },
    ],
    others: 'none',
  },
];

/** Folders of sections that the owner fixed. */
export const ORDERED_FOLDERS: readonly OrderedFolder[] = [
  {
    part: '2.2',
    what: 'sections of About',
    folder: 'about',
    items: [
      { kind: 'mission' },
      { kind: 'vision' },
      { kind: 'why' },
      { kind: 'first-token' },
      { kind: 'principles' },
      { kind: 'contact' },
      { kind: 'legal-entity' },
    ],
    others: 'none',
  },
  {
    part: '2.4',
    what: 'pledges',
    folder: 'pledge',
    items: [
      { anchor: 'locked-liquidity', title: 'Locked liquidity' },
      { anchor: 'founder-wallet', title: 'Vested public founder wallet' },
      { anchor: 'zero-tax', title: 'Zero buy/sell tax' },
      { anchor: 'fixed-supply', title: 'Fixed supply' },
      { anchor: 'verifiable-burns', title: 'Verifiable burns' },
      { anchor: 'no-private-sales', title: 'No VCs or private sales' },
      { anchor: 'community-first', title: 'Community first' },
    ],
    others: 'none',
  },
  {
    part: '2.5',
    what: 'questions',
    folder: 'faq',
    items: [
      { question: 'How do I know I have the right contract address?' },
      { question: 'What has MUUVA pledged about liquidity and the founder’s tokens?' },
      { question: 'How do I enter Meme Wars, and what can I win?' },
      { question: 'How do I reach the team, and does this form send anything?' },
    ],
    others: 'anywhere',
  },
  {
    part: '2.6',
    what: 'sections of Legal',
    folder: 'legal',
    items: [
      { anchor: 'general-information', title: 'General information' },
      { anchor: 'not-financial-advice', title: 'Not financial advice' },
      { anchor: 'no-guarantees', title: 'No guarantees' },
      { anchor: 'regulatory-compliance', title: 'Regulatory compliance' },
      { anchor: 'no-vc-or-private-sales', title: 'No VC or private sales' },
      { anchor: 'risks-acknowledgement', title: 'Risks acknowledgement' },
      { anchor: 'indemnity-clause', title: 'Indemnity clause' },
    ],
    others: 'none',
  },
];

/** The platforms that the footer must have a link to, by their row in src/schemas/platforms.ts (part 2). */
export const ORDERED_ACCOUNTS = ['x', 'telegram', 'discord'] as const;
