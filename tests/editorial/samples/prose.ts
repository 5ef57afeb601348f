import { everyByteCanBeRead } from '../../../src/editorial/check/rules/every-byte-can-be-read.ts';
import { everyLinkLeadsSomewhere } from '../../../src/editorial/check/rules/every-link-leads-somewhere.ts';
import { headingsGoDownStepByStep } from '../../../src/editorial/check/rules/headings-go-down-step-by-step.ts';
import { linksHaveSafeAddresses } from '../../../src/editorial/check/rules/links-have-safe-addresses.ts';
import { linksSayWhereTheyGo } from '../../../src/editorial/check/rules/links-say-where-they-go.ts';
import { noSignIsLeftOver } from '../../../src/editorial/check/rules/no-sign-is-left-over.ts';
import { noTextIsSwallowed } from '../../../src/editorial/check/rules/no-text-is-swallowed.ts';
import { oneSentencePerLine } from '../../../src/editorial/check/rules/one-sentence-per-line.ts';
import { proseHoldsNoCode } from '../../../src/editorial/check/rules/prose-holds-no-code.ts';
import { proseHoldsNoPictures } from '../../../src/editorial/check/rules/prose-holds-no-pictures.ts';
import { proseHoldsNoTags } from '../../../src/editorial/check/rules/prose-holds-no-tags.ts';
import { tablesAreWhole } from '../../../src/editorial/check/rules/tables-are-whole.ts';
import { wordsAreSpeltRight } from '../../../src/editorial/check/rules/words-are-spelt-right.ts';
import { inProse, type Sample } from './sample.ts';

const ODD = [
  ...[0x01, 0x08, 0x0b, 0x0c, 0x0e, 0x1f, 0x7f, 0x80, 0x9f, 0xad, 0x061c],
  ...[0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a, 0x202b, 0x202c],
  ...[0x202d, 0x202e, 0x2060, 0x2066, 0x2067, 0x2068, 0x2069, 0xfeff, 0xfffd],
].map((code) => `Some${String.fromCharCode(code)}thing.`);

const NAMES = 'b strong i em del code a br hr p li ul ol h1 h6 h7 div x.y';
const TAGS = NAMES.split(' ').flatMap((name) => [
  `So <${name}>it</${name}> is.`,
  `So <${name.toUpperCase()} /> is.`,
]);

/** What stands in the prose of an answer. */
export const PROSE: readonly Sample[] = [
  ...inProse(everyByteCanBeRead, [
    ...ODD,
    'At\u200B the end\u200B',
    '\u200BFirst.',
    '\tOne tab.',
    '  \tSpaces and a tab.',
    'A\ttab within.',
    'One.\r\nTwo.\r\nThree.',
    'One.\rTwo.',
    'A\u00A0hard space may stand in prose.',
  ]),
  ...inProse(
    everyLinkLeadsSomewhere,
    [
      ...['/', '/legal', '/Legal', '/legal/', 'legal', './legal.mdx', '/legall', '/no-such-page'],
      ...['//solana.com', 'https://solana.com', 'mailto:a@b.co', 'tel:1', '/a//b', 'x//y', '1a:b'],
      ...['www.solana.com', 'solana.com', 'muuva.fun/legal', '#risks', '/legal#risks', '/#risks'],
    ].map((href) => `See [the text](${href}).`),
  ),
  ...inProse(
    linksHaveSafeAddresses,
    [
      ...['http://solana.com', 'HTTP://solana.com', '//solana.com', 'https://solana', 'https://'],
      ...['https://solana.com', 'https://.com', 'https://a..b', 'HTTPS://solana.com/x?y#z'],
      ...['mailto:a@b.co', 'mailto:a@b', 'mailto:a', 'mailto:a@b.co,c', 'mailto:a@b.co@d.co'],
      ...['mailto:a@b.co%20c', 'ftp://solana.com', 'tel:12', 'javascript:alert', '/a', 'x:'],
    ].map((href) => `See [the text](${href}).`),
  ),
  ...inProse(
    linksSayWhereTheyGo,
    [
      ...['here', 'Here.', 'click here', 'tap  this', 'press more', 'look here', 'read here'],
      ...['see this', 'this', 'more', 'this link', 'the page', 'site', 'read more!', 'learn more…'],
      ...['details', 'the details', 'here and there', '', ' ', 'https://a.co', 'www.a.co', 'where'],
    ].map((words) => `See [${words}](http://solana.com).`),
  ),
  ...inProse(headingsGoDownStepByStep, [
    ...['# One', '## One', '### One', '#### One', '##### One', '#### One\n\n##### Two'],
    ...['#### One\n\n###### Three', '#### One\n\n#### Two', '####', '####   \n\nText.'],
    ...[
      'One\n---',
      'One\n===',
      '#### One ####',
      '# \u00A0One',
      '##### One\n\n###### Two',
      '# What it means',
      '#  What  it ',
    ],
  ]),
  ...inProse(noTextIsSwallowed, [
    ...['```\nOpen.', '```\nClosed.\n```', '~~~~\nOpen.', '````\nOpen.\n```', '```', '    Code.'],
    ...[
      '[a]: /legal',
      '[a]: /legal\n\nSee [a].',
      '[A b]: /legal\n\n[c]: /',
      'So.[^1]\n\n[^1]: So.',
    ],
    ...['-', 'One - two.\n\n-- \n'],
  ]),
  ...inProse(oneSentencePerLine, [
    'One. Two.',
    'One.\nTwo.',
    'One. Two. Three! Four?',
    'By s. 49.',
  ]),
  ...inProse(proseHoldsNoCode, [
    ...['In {2027}.', 'In { 2027 }.', 'In {', 'In {}.', 'In \\{2027}.', 'In `{2027}`.'],
    ...['In {a\nb}.', `In {${'a'.repeat(39)}}.`, `In {${'a'.repeat(38)}}.`],
    ...['import a from "b"', 'export const a = 1', 'important.', 'Exports.', 'So\nimport a.'],
  ]),
  ...inProse(proseHoldsNoPictures, [
    ...['![](foot.png)', '![A foot](foot.png)', '![ ](foot.png)', '![ A foot ](foot.png)'],
    ...['![A foot][a]\n\n[a]: foot.png', '![][a]\n\n[a]: foot.png', 'A foot!'],
  ]),
  ...inProse(proseHoldsNoTags, [
    ...TAGS,
    ...['<a href="/our-coins">our coins</a>', "<a href='/legal'>law</a>", '<a href=/x>y</a>'],
    ...['<a@b.co>', '<mailto:a@b.co>', '<MAILTO:a@b.co>', '<https://a.co>', '<http://a.co/x>'],
    ...['1 <2', '1 < 2', 'So </b> is.', '<!-- a note -->', '<!-- a note', '<>it</>', '<b', '<'],
    ...['<Foo.Bar>it</Foo.Bar>', '<my-tag>it</my-tag>', '<b>\nit\n</b>'],
  ]),
  ...inProse(
    tablesAreWhole,
    [
      ...['| c |', '| c | d |', '| c | d | e |', '| c \\| d |', 'c | d', '| c | d |  ', '| | |'],
    ].map((row) => `| a | b |\n| --- | --- |\n${row}`),
  ),
  ...inProse(noSignIsLeftOver, [
    ...['It is **bold.', 'It is bold**.', 'It is __bold.', 'It is ***bold.', 'It is ~~gone.'],
    ...[
      'It is `code.',
      'It is ``code.',
      'It is *so.',
      'It is so*.',
      'It is _so.',
      'a_b and 2 * 3.',
    ],
    ...['See [law] (/legal).', 'See [law](/le gal).', 'See [law][legal].', 'See [law].'],
    ...[
      '##Words',
      '######Words',
      '#######Words',
      '#Words',
      'So ##Words',
      '-Words',
      '-2',
      'So -Words',
    ],
    ...[
      '1.Words',
      '12)Words',
      '1.5',
      'So 1.Words',
      '•Words',
      '· Words',
      '‣ W',
      '▪ W',
      '◦ W',
      '● W',
      '•',
    ],
    ...['| a | b |', '| a', 'a | b |', '\\**bold', '`**`', '**bold** and *so*.', 'So.\n-Words'],
  ]),
  ...inProse(wordsAreSpeltRight, [
    ...[
      'We recieve it.',
      'Xqzwv.',
      'We’re its colour’s.',
      'The recieve-send way.',
      'Re\u00ADcieve.',
    ],
    ...[
      'https://recieve.com',
      'www.recieve',
      'a@recieve.co',
      'recieve.fun/x',
      '{recieve}',
      '#recieve',
    ],
    ...[
      '$recieve',
      '@recieve',
      '12recieve',
      'See http://qzx.com/recieve now.',
      'Write to qzx+a@qzx.co.',
    ],
    ...['`recieve`', 'qz', 'qzx', 'An analyze of color.', 'recieve.', 'muuva.com recieve'],
  ]),
];
