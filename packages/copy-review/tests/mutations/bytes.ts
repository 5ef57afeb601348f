/** Pictures and fonts, bytes that are not text, and more than anybody can read. */
import {
  addTo,
  append,
  bytesOf,
  COIN,
  CONTACT,
  edits,
  HOME,
  remove,
  replace,
  replaceAll,
  swapFiles,
  TERMS,
  textOf,
  UNKNOWN,
  WORDS_UNCHANGED,
  write,
  type Edit,
  type Mutation,
} from './edits.ts';
import { ADDRESS, FILES, OTHER_ADDRESS, PLATFORM, STRANGER } from './site.ts';

/** Changes one byte of a file. */
const flip =
  (path: string): Edit =>
  (files) => {
    const bytes = Buffer.from(bytesOf(files, path));
    bytes[300] = (bytes[300] ?? 0) ^ 1;
    write(path, bytes)(files);
  };

const newBytes = (path: string): Mutation => [
  `a byte of ${path}`,
  flip(path),
  [path],
  WORDS_UNCHANGED,
];

export const PICTURES: readonly Mutation[] = [
  newBytes('og/coin.png'),
  newBytes('favicon.ico'),
  newBytes('icon-192.png'),
  newBytes(FILES.boat),
  newBytes(FILES.text),
  newBytes(FILES.film),
  [
    'two pictures swapped',
    swapFiles(FILES.boat, FILES.pier),
    [FILES.boat, FILES.pier],
    WORDS_UNCHANGED,
  ],
  [
    'two shared pictures swapped',
    swapFiles('og/coin.png', 'og/home.png'),
    ['og/coin.png', 'og/home.png'],
    WORDS_UNCHANGED,
  ],
  ['no shared picture', remove('og/coin.png'), ['og/coin.png'], WORDS_UNCHANGED],
  ['an empty picture', write(FILES.boat, ''), [FILES.boat], WORDS_UNCHANGED],
  ['a page with the name of a picture', write(FILES.boat, '<p>Send coins here.'), [FILES.boat]],
  ['words in a drawing', replace(FILES.map, 'North pier', 'Send coins'), [FILES.map, 'Send coins']],
  [
    'a path in a drawing',
    replace(FILES.map, 'M0 0h100v100', 'M0 0h100v90'),
    [FILES.map, 'M0 0h100v90'],
    WORDS_UNCHANGED,
  ],
  [
    'a style in a drawing',
    replace(FILES.map, '<text x', '<style>text{display:none}</style><text x'),
    [FILES.map, 'display:none'],
    WORDS_UNCHANGED,
  ],
  [
    'a script in a drawing',
    replace(FILES.map, '<text x', '<script>alert(1)</script><text x'),
    [FILES.map, 'script'],
  ],
  [
    'a handler in a drawing',
    replace(FILES.map, '<text x', '<text onclick="alert(1)" x'),
    [FILES.map, 'onclick'],
  ],
  [
    'a page in a drawing',
    replace(
      FILES.map,
      '<text x',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">Pay</body></foreignObject><text x',
    ),
    [FILES.map, 'foreignObject'],
  ],
  [
    'another file in a drawing',
    replace(FILES.map, '<text x', `<image href="${STRANGER}/x.png"/><text x`),
    [FILES.map, 'stranger.example'],
    WORDS_UNCHANGED,
  ],
  [
    'an animation in a drawing',
    replace(FILES.map, 'North pier', 'North pier<animate attributeName="opacity" to="0"/>'),
    [FILES.map, 'animate'],
    WORDS_UNCHANGED,
  ],
  [
    'an entity in a drawing',
    replace(FILES.map, '<svg', '<!DOCTYPE svg [<!ENTITY a "gold">]><svg'),
    [FILES.map, 'ENTITY'],
  ],
];

const asLatin1 = (text: string) => Buffer.from(text, 'latin1');

/** Writes a page anew, from its text. */
const recode =
  (path: string, encode: (text: string) => Buffer): Edit =>
  (files) => {
    write(path, encode(textOf(files, path)))(files);
  };

export const ENCODINGS: readonly Mutation[] = [
  [
    'bytes that are no UTF-8',
    recode(TERMS, (text) => asLatin1(text.replace('You must', 'You \xFF must'))),
    ['terms'],
    UNKNOWN,
  ],
  [
    'bytes that are no UTF-8, in a style sheet',
    recode(FILES.base, (text) => asLatin1(`${text}/* \xFF */`)),
    [FILES.base],
    UNKNOWN,
  ],
  [
    'bytes that are no UTF-8, in a script',
    recode(FILES.client, (text) => asLatin1(`${text}// \xFF`)),
    [FILES.client],
    UNKNOWN,
  ],
  [
    'bytes that are no UTF-8, in the headers',
    recode('_headers', (text) => asLatin1(`${text}# \xFF`)),
    ['_headers'],
    UNKNOWN,
  ],
  [
    'another encoding, which the page names',
    recode(CONTACT, (text) =>
      asLatin1(
        text
          .replace('utf-8', 'windows-1252')
          .replace('No, the last boat leaves at 18:30.</p>', 'N\xE9ver.</p>'),
      ),
    ),
    ['contact', 'Néver'],
  ],
  [
    'another encoding, with the same words',
    recode(CONTACT, (text) => asLatin1(text.replace('utf-8', 'windows-1252'))),
    ['contact', 'windows-1252'],
    WORDS_UNCHANGED,
  ],
  [
    'an encoding that nobody knows',
    recode(CONTACT, (text) =>
      asLatin1(text.replace('utf-8', 'x-kelpie').replace('18:30', '18:31')),
    ),
    ['contact'],
  ],
  [
    'UTF-16 with its mark',
    recode(CONTACT, (text) =>
      Buffer.from(`\uFEFF${text.replace('18:30.</p>', '23:30.</p>')}`, 'utf16le'),
    ),
    ['contact', '23:30'],
  ],
  [
    'UTF-16 with its mark, and the same words',
    recode(CONTACT, (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')),
    [],
    WORDS_UNCHANGED,
  ],
  [
    'a byte order mark',
    recode(CONTACT, (text) => Buffer.from(`\uFEFF${text}`)),
    [],
    WORDS_UNCHANGED,
  ],
  [
    'an encoding of other letters',
    recode(CONTACT, (text) => Buffer.from(text.replace('utf-8', 'iso-2022-jp'))),
    ['contact', 'iso-2022-jp'],
  ],
  ['no encoding', replace(CONTACT, '<meta charset="utf-8">', ''), ['contact', 'charset']],
  ['a character of no value', replace(TERMS, 'You must not', 'You\0 must not'), []],
  [
    'half of a character',
    replace(TERMS, 'You must not', 'You&#xD800; must not'),
    ['terms', /U\+FFFD|\uFFFD/],
  ],
  [
    'a control character',
    replace(TERMS, 'You must not', 'You\u0008 must not'),
    ['terms', 'U+0008'],
  ],
  ['line breaks of another kind', replaceAll('_headers', '\n', '\r\n'), [], WORDS_UNCHANGED],
];

const BUY = `${PLATFORM}/coin/${ADDRESS}`;
const toStranger = replaceAll(COIN, BUY, `${STRANGER}/coin`);

export const LIMITS: readonly Mutation[] = [
  [
    '3,000 harmless rules, and another address',
    edits(
      append(
        FILES.base,
        Array.from({ length: 3000 }, (_, index) => `.r${index}{color:red}`).join(''),
      ),
      append(FILES.base, `.address code::after{content:"${OTHER_ADDRESS}"}`),
    ),
    [FILES.base, 'content', OTHER_ADDRESS],
    { blocks: true },
  ],
  [
    '3,000 harmless attributes, and a link to another host',
    edits(
      addTo(COIN, Array.from({ length: 3000 }, (_, index) => `<i data-x="${index}"></i>`).join('')),
      toStranger,
    ),
    ['coin', 'stranger.example'],
  ],
  [
    '3,000 harmless attributes, and what a link does',
    edits(
      replaceAll(COIN, 'rel="noopener noreferrer"', 'rel="opener"'),
      addTo(COIN, Array.from({ length: 3000 }, (_, index) => `<i data-x="${index}"></i>`).join('')),
    ),
    ['coin', 'rel', 'opener'],
  ],
  [
    '500 harmless files, and a redirect',
    edits(
      ...Array.from({ length: 500 }, (_, index) => write(`og/new-${index}.png`, `PNG ${index}`)),
      append('_redirects', `/coin ${STRANGER} 302!\n`),
    ),
    ['_redirects', STRANGER],
    { blocks: true },
  ],
  [
    '2,000 redirects, of which the last leads to another host',
    append(
      '_redirects',
      `${Array.from({ length: 2000 }, (_, index) => `/a${index} /coin 301\n`).join('')}/coin ${STRANGER} 302!\n`,
    ),
    ['_redirects', STRANGER],
    { blocks: true },
  ],
  [
    '5,200 elements in each other, and a link to another host',
    edits(addTo(COIN, '<b>'.repeat(5200)), toStranger),
    ['coin', 'stranger.example'],
  ],
  [
    'a script of one line of a megabyte',
    append(FILES.client, `/*${'a'.repeat(1_000_000)}*/fetch("${STRANGER}")`),
    [FILES.client],
  ],
  [
    '3,000 changed words, and a hidden warning',
    edits(
      addTo(
        COIN,
        Array.from({ length: 3000 }, (_, index) => `<p>Crossing ${index} was windy.</p>`).join(''),
      ),
      append(FILES.base, '.warning{display:none}'),
    ),
    [FILES.base, '.warning', 'display'],
    { blocks: true },
  ],
  [
    'a picture of five megabytes',
    write('og/coin.png', Buffer.alloc(5_000_000, 1)),
    ['og/coin.png'],
  ],
  [
    'a page full of one word, and an anchor elsewhere',
    edits(
      addTo(HOME, 'x '.repeat(200_000)),
      replace(HOME, 'href="/terms#risks"', 'href="/terms#versions"'),
    ),
    [/versions|see report\.html/],
  ],
];

/** Too much to be read in any time: the report names it, or says that something is unknown. */
export const OVER_BUDGET: readonly Mutation[] = [
  [
    '100,000 elements in each other, and a link to another host',
    edits(addTo(COIN, '<div>'.repeat(100_000)), toStranger),
    ['coin', 'stranger.example'],
  ],
  [
    '50,000 attributes, and a link to another host',
    edits(
      addTo(COIN, `<i ${Array.from({ length: 50_000 }, (_, index) => `a${index}`).join(' ')}></i>`),
      toStranger,
    ),
    ['coin', 'stranger.example'],
  ],
  [
    'a style sheet of 200,000 times “url(”, and a link to another host',
    edits(append(FILES.base, `.x{background:${'url('.repeat(200_000)}`), toStranger),
    [/style sheet/, 'stranger.example'],
  ],
  ['200,000 open brackets in a style sheet', append(FILES.base, '{'.repeat(200_000)), [FILES.base]],
];
