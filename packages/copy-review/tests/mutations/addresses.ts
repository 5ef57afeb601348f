/** Changes by which money would be sent to another address, or the shown address could not be trusted. */
import {
  addTo,
  addToHead,
  append,
  COIN,
  edits,
  replace,
  replaceAll,
  swap,
  textOf,
  write,
  WORDS_UNCHANGED,
  type Edit,
  type Mutation,
} from './edits.ts';
import { ADDRESS, FILES, grouped, OTHER_ADDRESS, PLATFORM } from './site.ts';

const SHOWN = grouped(ADDRESS);
/** Shows another address. */
const shown = (address: string): Edit => replace(COIN, SHOWN, grouped(address));
/** The address as a property of the island. */
const PROPERTY = '&quot;address&quot;:[0,&quot;';
const property = (address: string): Edit =>
  replace(COIN, `${PROPERTY}${ADDRESS}`, `${PROPERTY}${address}`);
/** The address with something between its 22nd and its 23rd character. */
const [HEAD, TAIL] = [ADDRESS.slice(0, 22), ADDRESS.slice(22)];
const withCharacter = (character: string) => `${HEAD}${character}${TAIL}`;
/** Shows something within the sixth group of four. */
const shownWith = (markup: string): Edit => {
  const [group, gap] = [`<span>${HEAD.slice(20)}`, TAIL.slice(0, 2)];
  return replace(COIN, `${group}${gap}</span>`, `${group}${markup}${gap}</span>`);
};

export const ADDRESSES: readonly Mutation[] = [
  ['another address everywhere', replaceAll(COIN, ADDRESS, OTHER_ADDRESS), ['coin', OTHER_ADDRESS]],
  ['another address as text', shown(OTHER_ADDRESS), ['coin', OTHER_ADDRESS]],
  ['another address for the copy button', property(OTHER_ADDRESS), ['coin', OTHER_ADDRESS]],
  [
    'another address for the copy button, which is also shown',
    edits(addTo(COIN, `<p>Not ours: ${OTHER_ADDRESS}</p>`), property(OTHER_ADDRESS)),
    ['coin', OTHER_ADDRESS, /Address › address|props|address/],
  ],
  [
    'another address in the link',
    replace(COIN, `href="${PLATFORM}/coin/${ADDRESS}"`, `href="${PLATFORM}/coin/${OTHER_ADDRESS}"`),
    ['coin', OTHER_ADDRESS],
  ],
  [
    'another address in an attribute that a style prints',
    replace(COIN, `data-address="${ADDRESS}"`, `data-address="${OTHER_ADDRESS}"`),
    ['coin', 'data-address', OTHER_ADDRESS],
  ],
  [
    'another address written by the script',
    replace(FILES.address, 'writeText(text)', `writeText("${OTHER_ADDRESS}")`),
    [FILES.address, OTHER_ADDRESS],
    WORDS_UNCHANGED,
  ],
  [
    'another address in the code to scan',
    replace(FILES.code, 'M20 20h10v10h-10z', 'M20 30h10v10h-10z'),
    [FILES.code],
  ],
  [
    'another address in linked data',
    addToHead(
      COIN,
      `<script type="application/ld+json">{"@type":"Product","sku":"${OTHER_ADDRESS}"}</script>`,
    ),
    ['coin', OTHER_ADDRESS],
  ],
  [
    'another address beside ours',
    addTo(COIN, `<p>Or use ${OTHER_ADDRESS}.</p>`),
    ['coin', OTHER_ADDRESS],
  ],
  [
    'another address as a picture',
    replace(COIN, SHOWN, `<img src="/_astro/address.Zz81kQ2p.svg" alt="${ADDRESS}">`),
    ['coin', 'address.Zz81kQ2p.svg'],
  ],
  [
    'another address as the label of ours',
    replace(COIN, '<p class="address">', `<p class="address" aria-label="${OTHER_ADDRESS}">`),
    ['coin', OTHER_ADDRESS],
  ],
  ['a name for the address of the copy button', property('kelpie.sol'), ['coin', 'kelpie.sol']],
  [
    'the address of the copy button in lower case',
    property(ADDRESS.toLowerCase()),
    ['coin', ADDRESS.toLowerCase()],
  ],
  [
    'one letter in the other case',
    shown(ADDRESS.replace('KeLp', 'KELp')),
    ['coin', ADDRESS.replace('KeLp', 'KELp')],
  ],
  ['one letter left out', shown(ADDRESS.slice(0, -1)), ['coin', ADDRESS.slice(0, -1)]],
  [
    'two letters swapped',
    shown(ADDRESS.replace('KeLp', 'eKLp')),
    ['coin', ADDRESS.replace('KeLp', 'eKLp')],
  ],
  ['the sign for kelvin as a letter', shown(ADDRESS.replace('K', '\u212A')), ['coin', 'U+212A']],
  [
    'the sign for kelvin for the copy button',
    property(ADDRESS.replace('K', '\u212A')),
    ['coin', 'U+212A'],
  ],
  ['a Cyrillic letter', shown(ADDRESS.replace('p', 'р')), ['coin', 'U+0440']],
  [
    'a Cyrillic letter for the copy button',
    property(ADDRESS.replace('p', 'р')),
    ['coin', 'U+0440'],
  ],
  ['a letter of full width', shown(ADDRESS.replace('7', '７')), ['coin', /U\+FF17|７/]],
  ['a zero-width space', shownWith('\u200B'), ['coin', 'U+200B']],
  ['a zero-width space for the copy button', property(withCharacter('\u200B')), ['coin', 'U+200B']],
  ['a zero-width no-break space', shownWith('\uFEFF'), ['coin', 'U+FEFF']],
  [
    'a zero-width no-break space for the copy button',
    property(withCharacter('\uFEFF')),
    ['coin', 'U+FEFF'],
  ],
  ['a zero-width joiner', shownWith('\u200D'), ['coin', 'U+200D']],
  ['a soft hyphen', shownWith('&shy;'), ['coin', 'U+00AD']],
  [
    'a word joiner in the link',
    replace(COIN, `coin/${ADDRESS}" rel`, `coin/${withCharacter('\u2060')}" rel`),
    ['coin', /U\+2060|%E2%81%A0/],
  ],
  ['a variation selector', shownWith('\uFE0E'), ['coin', 'U+FE0E']],
  ['a space', shownWith(' '), ['coin', TAIL]],
  ['a break', shownWith('<br>'), ['coin', /br|␣|\s/]],
  ['a place for a break', shownWith('<wbr>'), ['coin', 'wbr']],
  [
    'two groups swapped',
    swap(COIN, `<span>${ADDRESS.slice(4, 8)}</span>`, `<span>${ADDRESS.slice(8, 12)}</span>`),
    ['coin', `${ADDRESS.slice(8, 12)}${ADDRESS.slice(4, 8)}`],
  ],
  [
    'two groups in another order by a style',
    append(FILES.base, '.address span:nth-child(3){order:-1}.address code{display:flex}'),
    [FILES.base, 'order'],
    WORDS_UNCHANGED,
  ],
  [
    'its letters in another direction',
    replace(COIN, SHOWN, `<bdo dir="rtl">${Array.from(ADDRESS).reverse().join('')}</bdo>`),
    ['coin', 'bdo'],
  ],
  [
    'a direction of the block',
    replace(COIN, '<p class="address">', '<p class="address" dir="rtl">'),
    ['coin', 'dir', 'rtl'],
  ],
  [
    'an element that hides a part of it',
    replace(COIN, SHOWN, `${HEAD}<span hidden>${TAIL}</span>`),
    ['coin', 'hidden'],
  ],
  [
    'an element that hides it, and another one',
    replace(COIN, SHOWN, `<b class="visually-hidden">${ADDRESS}</b>${OTHER_ADDRESS}`),
    ['coin', OTHER_ADDRESS],
  ],
  [
    'a field that shows another one',
    replace(
      COIN,
      '<p class="address-note">',
      `<input readonly value="${OTHER_ADDRESS}"><p class="address-note">`,
    ),
    ['coin', OTHER_ADDRESS],
  ],
  [
    'a script that changes what is copied',
    replace(
      COIN,
      '<p class="address">',
      `<p class="address" oncopy="event.clipboardData.setData('text/plain','${OTHER_ADDRESS}')">`,
    ),
    ['coin', 'oncopy', OTHER_ADDRESS],
  ],
  [
    'another address in place of ours, and a page full of other changes',
    edits(shown(OTHER_ADDRESS), flood),
    ['coin', OTHER_ADDRESS],
  ],
];

/** A thousand changed dates, so that the list of facts is long. */
function flood(files: Parameters<Edit>[0]): void {
  const dates = Array.from(
    { length: 1000 },
    (_, index) =>
      `<p>Crossing ${index} was on ${1 + (index % 28)} May ${1900 + (index % 120)}.</p>`,
  );
  write(COIN, textOf(files, COIN).replace('</main>', `${dates.join('')}</main>`))(files);
}
