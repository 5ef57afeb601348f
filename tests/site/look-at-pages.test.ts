/** `lookAtPages`, by which the copy review learns in a browser which words of a page a visitor can see. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { lookAtPages } from '../../editorial/seen/look-at-pages.ts';
import { folderWith } from '../../packages/copy-review/tests/repository.ts';

/**
 * Markup of words that no visitor reads. Each has its name as the word in question, among others if need be.
 * `<i>` covers what it is in, and `gone` is an animation that ends transparent: see the style of the test.
 */
const HIDDEN: Readonly<Record<string, string>> = {
  display: '<p style="display: none">display</p>',
  visibility: '<p style="visibility: hidden">visibility</p>',
  opacity: '<p style="opacity: 0">opacity</p>',
  faint: '<p style="opacity: 1%">faint</p>',
  colour: '<p style="color: transparent">colour</p>',
  camouflage: '<p style="color: #fff">camouflage</p>',
  size: '<p style="font-size: 0">size</p>',
  left: '<p style="position: absolute; left: -9999px">left</p>',
  indent: '<p style="text-indent: -9999px">indent</p>',
  clip: '<p style="clip-path: inset(50%)">clip</p>',
  reader:
    '<p style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip: rect(0 0 0 0)">reader</p>',
  height: '<p style="height: 0; overflow: hidden">height</p>',
  scale: '<p style="transform: scale(0)">scale</p>',
  filter: '<p style="filter: opacity(0)">filter</p>',
  mask: '<p style="mask: linear-gradient(transparent)">mask</p>',
  cover: '<div style="position: relative"><p>cover</p><i></i></div>',
  between:
    '<p>Other <span style="position: absolute; width: 1px; clip-path: inset(50%); white-space: nowrap">between</span> words are here</p>',
  joined: '<p>other<span style="opacity: 0">joined</span>words</p>',
  under:
    '<div style="position: relative">under<b style="position: absolute; inset: 0; background: #fff">Other words</b></div>',
  content: '<div style="content-visibility: hidden">content</div>',
  turned: '<p style="transform: rotateY(180deg); backface-visibility: hidden">turned</p>',
  canvas: '<canvas>canvas</canvas>',
  video: '<video>video</video>',
  object:
    '<object data="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==">object</object>',
  datalist: '<datalist><option>datalist</datalist>',
  template: '<template>template</template>',
  noscript: '<noscript>noscript</noscript>',
  bar: '<p><s style="color: transparent; text-decoration: 1em line-through #000">bar</s></p>',
  forwards: '<p style="animation: gone 1s 3s forwards">forwards</p>',
  scrolled: '<p style="animation: gone linear forwards; animation-timeline: view()">scrolled</p>',
  fading:
    '<div><template shadowrootmode="open"><style>@keyframes gone { to { opacity: 0 } }</style><p style="animation: gone 1s 99s forwards">fading</p></template></div>',
  // An animation without an end is shown as it begins.
  endless: '<p style="animation: blink 1s infinite">endless</p>',
  moved: '<p class="moved">moved</p>',
  // A part of the number is covered.
  '2500':
    '<p>2500<i style="position: absolute; inset: auto; width: 2ch; height: 2em; margin-left: -2ch; background: #fff"></i></p>',
  // It is read backwards.
  '7302': '<p><bdo dir="rtl">7302</bdo></p>',
  mirrored: '<p style="display: inline-block; transform: scaleX(-1)">other mirrored</p>',
  unslotted: '<div><template shadowrootmode="open"></template>unslotted</div>',
};

/** Markup of words that visitors can read, if need be by opening or scrolling something. */
const SEEN: Readonly<Record<string, string>> = {
  plain: '<p>plain</p>',
  muted: '<p style="color: #767676">muted</p>',
  small: '<small>small</small>',
  closed: '<details name="one"><summary>First</summary>closed</details>',
  other: '<details name="one" open><summary>Second</summary>other</details>',
  sideways:
    '<div style="width: 99px; overflow-x: auto; white-space: pre">far                              sideways</div>',
  shadow: '<div><template shadowrootmode="open">shadow</template></div>',
  svg: '<svg width="90" height="20"><text y="15">svg</text></svg>',
  tight: '<p style="font-size: 40px; line-height: .5">tight<br>tight</p>',
  dialog: '<dialog>dialog</dialog>',
  popover: '<p popover>popover</p>',
  both: '<dialog popover>both</dialog>',
  head: '<p>see</p><style style="display: block; font-size: 20px">head {}</style>',
  '40': '<p>40</p>',
  below: '<p style="width: 1px; line-height: .5">other below</p>',
  column: '<p style="columns: 2; width: 9em; height: 1em">other column</p>',
  white: '<p style="color: #fff; background: #000">white</p>',
  outlined: '<p style="color: transparent; -webkit-text-stroke: 1px #000">outlined</p>',
  stroked:
    '<svg width="90" height="20"><text y="15" fill="none" stroke="#000">stroked</text></svg>',
  tspan: '<svg width="90" height="20"><text y="15"><tspan fill="#333">tspan</tspan></text></svg>',
  down: '<div style="overflow: hidden auto; height: 20px"><p>far<p>down</div>',
  // Its second line begins left of the end of the first.
  '1234': '<p style="width: 2.5ch; overflow-wrap: anywhere">1234</p>',
};

const page = (style: string, body: string) =>
  `<!doctype html><title>Page</title><style>${style}</style>${body}`;

/** What is seen of a page in a folder with these other files, at each width. */
async function looksAt(html: string, files: Readonly<Record<string, string>> = {}) {
  const folder = folderWith({ 'index.html': html, ...files });
  const [looks = []] = await lookAtPages([{ folder, file: 'index.html' }]);
  expect(looks).toHaveLength(2);
  return looks;
}

test('a page is read at its own address, and its frames are empty', async () => {
  const seen = await looksAt(
    '<!doctype html><title>Page</title><meta http-equiv="refresh" content="0; url=http://other.invalid"><p>here</p><iframe src="http://other.invalid"></iframe>',
  );
  expect(seen.map(({ words }) => words)).toEqual([['here'], ['here']]);
});

test.each([
  ['no policy', ''],
  ['a policy', "/*\n  Content-Security-Policy: img-src 'self'\n"],
])('a page with %s gets its style sheets, and none of its scripts runs', async (_, headers) => {
  const seen = await looksAt(
    '<!doctype html><title>Page</title><link rel="stylesheet" href="style.css"><p class="styled">styled</p><p>here</p><script>document.write("<p>written</p>")</script>',
    { _headers: headers, 'style.css': '.styled { display: none }' },
  );
  expect(seen.map(({ words }) => words)).toEqual([['here'], ['here']]);
});

test('at 390 and at 1280 px a word counts as seen if it is painted, and as hidden whatever hides it', async () => {
  const paragraphs = [...Object.values(HIDDEN), ...Object.values(SEEN)].join('\n');
  const style =
    '@keyframes gone { to { opacity: 0 } } @keyframes blink { 0% { opacity: 0 } 1% { opacity: 1 } } @media (prefers-reduced-motion: no-preference) { .moved { display: none } } body { background: #fff } i { position: absolute; inset: 0; background: inherit } div { background: #fff }';
  const seen = await looksAt(page(style, paragraphs));
  for (const { words } of seen) {
    expect(Object.keys(HIDDEN).filter((word) => words.includes(word))).toEqual([]);
    expect(Object.keys(SEEN).filter((word) => !words.includes(word))).toEqual([]);
  }
  expect(seen.map(({ width }) => width)).toEqual([390, 1280]);
});

test('a page that the server cannot send is an error that says why', async () => {
  // More than Node accepts as the headers of an answer.
  const headers = Array.from({ length: 12 }, (_, index) => `  X-${index}: ${'a'.repeat(1900)}\n`);
  const files = { _headers: `/*\n${headers.join('')}` };
  await expect(looksAt(page('', '<p>here</p>'), files)).rejects.toThrow('Header');
});

test('a page is read without what was opened over it', async () => {
  const cover = 'dialog { inset: 0; width: 100%; height: 100%; max-width: none; background: #fff }';
  for (const attribute of ['', 'popover']) {
    const looks = await looksAt(page(cover, `<p>below</p><dialog ${attribute}>above</dialog>`));
    expect(looks.map(({ words }) => words)).toEqual([
      ['below', 'above'],
      ['below', 'above'],
    ]);
  }
});

test('no server and no browser goes on when all pages are read', async () => {
  const running = () =>
    process.getActiveResourcesInfo().filter((kind) => /^(TCPServer|Process)Wrap$/.test(kind));
  const before = running();
  await looksAt(page('', '<p>here</p>'));
  expect(running()).toEqual(before);
});

test('each page is read by itself', async () => {
  const pages = { 'index.html': page('', '<p>one</p>'), 'other.html': page('', '<p>two</p>') };
  const folder = folderWith(pages);
  const seen = await lookAtPages(Object.keys(pages).map((file) => ({ folder, file })));
  expect(seen.map((looks) => looks.map(({ words }) => words))).toEqual([
    [['one'], ['one']],
    [['two'], ['two']],
  ]);
});

test('what is painted besides the letters is in the picture, whatever it is', async () => {
  const pixelsOf = async (style: string) => {
    const [look] = await looksAt(page(`p { color: #000 } ${style}`, '<p>We will pay</p>'));
    return Buffer.from(look?.painted.pixels ?? []).toString('base64');
  };
  const plain = await pixelsOf('');
  expect(await pixelsOf('b { color: red }')).toBe(plain);
  expect(await pixelsOf('p { color: #300 }')).toBe(plain);
  for (const style of [
    'p::after { content: "not" }',
    'p { counter-increment: a } p::before { content: counter(a) }',
    'p { display: list-item; list-style: "not" inside }',
    'p { text-decoration: line-through }',
    'p { background: linear-gradient(#000, #000) 40px 0 / 20px no-repeat }',
  ])
    expect(await pixelsOf(style), style).not.toBe(plain);
});

test('a picture shows the end of animations that follow the scrolling, also in the copies of a drawing', async () => {
  const style =
    '@keyframes end { from { fill: #f00 } to { fill: #000 } } rect { animation: end linear both; animation-timeline: view(); animation-range: exit } body { margin: 0; height: 4000px }';
  const drawing =
    '<svg width="100" height="900"><rect style="animation-timeline: view() !important" width="90" height="9" y="800" /><rect id="a" width="90" height="9" y="820" /><use href="#a" y="20" /></svg>';
  for (const { painted } of await looksAt(page(style, drawing))) {
    for (const top of [400, 410, 420]) {
      const { dominant } = await sharp(await painted.crop([0, top, 45, top + 4])).stats();
      expect(dominant.r, String(top)).toBeLessThan(50);
    }
  }
});

test('a part of the picture is named by eight words beside it, or else below it, and can be shown', async () => {
  const style = 'body { margin: 0; background: #f00 } p { height: 100px; margin: 0 }';
  const body = '<p>One two</p><p></p><p>a b c d e f g h i</p>';
  const [look] = await looksAt(page(style, body));
  const { near, crop, scale = 0 } = look?.painted ?? {};
  const nearTo = (top: number, bottom: number) => near?.(top * scale, bottom * scale);
  expect([nearTo(0, 10), nearTo(120, 140), nearTo(200, 210), nearTo(260, 270)]).toEqual([
    'One two',
    'a b c d e f g h',
    'a b c d e f g h',
    '',
  ]);
  const part = sharp(await crop?.([100, 20, 110, 50]));
  expect(await part.metadata()).toMatchObject({ format: 'webp', width: 10, height: 30 });
  const { dominant } = await part.stats();
  expect(dominant.r).toBeGreaterThan(200);
  expect(dominant.g).toBeLessThan(50);
});

test('only rules that could hide a text under another condition are named, by what they do', async () => {
  const rulesOf = async (style: string) => {
    const looks = await looksAt(page(style, '<p class="a">One</p><p>Two</p>'));
    return looks.map(({ untried }) => untried);
  };
  const hidden = (rule: string, ...texts: string[]) => [{ rule, texts }];
  const [print] = await rulesOf('@media print { .a { display: none; margin: 0 } }');
  expect(print).toEqual(hidden('@media print { display: none }', 'One'));
  const [all] = await rulesOf('@media print { html { opacity: 0 } }');
  expect(all).toEqual(hidden('@media print { opacity: 0 }', 'One', 'Two'));
  const [variable] = await rulesOf(
    ':root { --x: 0 } @media print { .b, .a { opacity: var(--x); } }',
  );
  expect(variable).toEqual(hidden('@media print { opacity: 0 }', 'One'));
  const [hover] = await rulesOf('p { &:hover { color: red } }');
  expect(hover).toEqual(hidden(':hover { color: red }', 'One', 'Two'));
  const [narrow, wide] = await rulesOf('@media (width > 600px) { .a { display: none } }');
  const byWidth = '@media (width > 600px) { display: none }';
  expect([narrow, wide]).toEqual([hidden(byWidth, 'One'), hidden(`without ${byWidth}`, 'One')]);
  const [before] = await rulesOf('@supports (a: b) { .a::before { content: "not" } }');
  expect(before?.map(({ rule }) => rule)).toEqual(['@supports (a: b) ::before { content: "not" }']);
  expect(await rulesOf('p { color: red } @media print { p { margin: 0 } .b { top: 0 } }')).toEqual([
    [],
    [],
  ]);
});

test('a rule that could hide a text is named wherever its condition is written', async () => {
  const rulesOf = async (style: string, head = '') => {
    const html = head + page(style, '<p class="a">One</p>');
    const [look] = await looksAt(html, { 'imported.css': 'p { display: none }' });
    return look?.untried.map(({ rule }) => rule);
  };
  const cases: readonly (readonly [style: string, rule: string, head?: string])[] = [
    ['', '@media print { display: none }', '<style media="print">p { display: none }</style>'],
    ['', '@media print { display: none }', '<style>@import "imported.css" print</style>'],
    [
      '',
      '@supports top: 0 @media print { display: none }',
      '<style>@import "imported.css" supports(top: 0) print</style>',
    ],
    ['@media print { :root { --x: transparent } }', '@media print { variable: transparent }'],
    ['@media print { p { margin-left: -99rem } }', '@media print { margin-left: -99rem }'],
    ['p:lang(de) { display: none }', ':lang(de) { display: none }'],
    ['p:defined { display: block }', 'without :defined { display: block }'],
    // Shown at both widths, and not between them.
    [
      'p { opacity: 0 } @media (width < 400px) or (width > 1200px) { p { opacity: 1 } }',
      'without @media (width < 400px) or (width > 1200px) { opacity: 1 }',
    ],
    // Only the end of an animation is looked at. One that is set whole is one property, and is named by what it does.
    [
      '@keyframes gone { to { opacity: 0 } } @media print { p { animation: gone 1s; animation-delay: 2s } }',
      '@media print { animation: 1s ease 2s 1 normal none running (100% { opacity: 0 }) }',
    ],
    [
      '@keyframes gone { to { opacity: 0 } } @media print { p { animation-name: gone } }',
      '@media print { animation-name: (100% { opacity: 0 }) }',
    ],
    [
      '@keyframes gone { 99% { opacity: 0; border: 0 } } p { animation: gone 9000s }',
      '{ animation: 9000s ease 0s 1 normal none running (99% { opacity: 0 }) }',
    ],
  ];
  for (const [style, rule, head] of cases) expect(await rulesOf(style, head)).toEqual([rule]);
});
