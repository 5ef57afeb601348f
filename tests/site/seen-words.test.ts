import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { seenWords } from '../../editorial/seen/seen-words.ts';

/** Each paragraph holds the one word of its name. */
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
  unslotted: '<div><template shadowrootmode="open"></template>unslotted</div>',
};

const SEEN: Readonly<Record<string, string>> = {
  plain: '<p>plain</p>',
  muted: '<p style="color: #767676">muted</p>',
  small: '<small>small</small>',
  closed: '<details name="one"><summary>First</summary>closed</details>',
  other: '<details name="one" open><summary>Second</summary>other</details>',
  scrolled:
    '<div style="width: 99px; overflow-x: auto; white-space: pre">far                              scrolled</div>',
  shadow: '<div><template shadowrootmode="open">shadow</template></div>',
  svg: '<svg width="90" height="20"><text y="15">svg</text></svg>',
  tight: '<p style="font-size: 40px; line-height: .5">tight<br>tight</p>',
  white: '<p style="color: #fff; background: #000">white</p>',
};

const folder = mkdtempSync(join(tmpdir(), 'seen-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('a page is read at its own address, and its frames are empty', async () => {
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><title>Page</title><meta http-equiv="refresh" content="0; url=http://other.invalid"><p>here</p><iframe src="http://other.invalid"></iframe>',
  );
  const [seen] = await seenWords([{ folder, file: 'index.html' }]);
  expect(seen?.map(({ words }) => words)).toEqual([['here'], ['here']]);
});

test('a word is seen if it puts ink on the page, whatever hides it', async () => {
  const paragraphs = [...Object.values(HIDDEN), ...Object.values(SEEN)].join('\n');
  const style =
    'body { background: #fff } i { position: absolute; inset: 0; background: inherit } div { background: #fff }';
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><title>Page</title><style>${style}</style>${paragraphs}`,
  );
  const [seen] = await seenWords([{ folder, file: 'index.html' }]);
  for (const { words } of seen ?? []) {
    expect(Object.keys(HIDDEN).filter((word) => words.includes(word))).toEqual([]);
    expect(Object.keys(SEEN).filter((word) => !words.includes(word))).toEqual([]);
  }
  expect(seen?.map(({ width }) => width)).toEqual([390, 1280]);
});
