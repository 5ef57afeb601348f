import { siteOf as siteOfFiles, type Site } from '../src/files/site.ts';
import { reportOn } from '../src/sites/review-sites.ts';
import { readPage } from '../src/words/extract/page.ts';
import { NO_PAGES } from '../src/sites/looks.ts';
import type { Block, Section } from '../src/shared/page-text.ts';
import type {
  BindingDocument,
  Look,
  Painted,
  Registers,
  ReviewConfig,
} from '../src/shared/config.ts';
import type { BlockChange, Report, Words } from '../src/shared/report.ts';

export const CONFIG: ReviewConfig = {
  ignore: ['.edit'],
  data: [{ selector: 'astro-island', attribute: 'props' }],
};

/** Three sentences, which have hardly a word in common. */
export const YETI = 'The yeti walks on snow at night and sings to the moon.';
export const MINT = 'Bigfoot mints tokens from a cave behind the waterfall.';
export const LAKE = 'Nessie only ever swims where nobody holds a camera.';

/** Paragraphs as HTML. */
export const p = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');

/** What a browser shows in a window of 390 pixels, a phone’s, of a page on which nothing but these words is painted. */
export const lookOf = (words: string, more: Partial<Look> = {}): Look => ({
  width: 390,
  words: words.split(/\s+/),
  texts: [],
  untried: [],
  painted: paintedOf(''),
  ...more,
});

/** A picture of these rows: each letter is a pixel of another colour, and the same words are near every place. */
export function paintedOf(...rows: string[]): Painted {
  const [width, channels] = [rows[0]?.length ?? 0, 3];
  return {
    width,
    height: rows.length,
    scale: 0.5,
    channels,
    pixels: Uint8Array.from(
      rows
        .join('')
        .split('')
        .flatMap((letter) => new Array<number>(channels).fill(letter.charCodeAt(0))),
    ),
    near: () => 'some words',
    crop: (box) => Promise.resolve(Buffer.from(box.join())),
  };
}

/** A picture in which each letter is a square of 16 pixels, into which pictures are divided. */
export const squaresOf = (...rows: string[]): Painted =>
  paintedOf(
    ...rows.flatMap((row) =>
      new Array<string>(16).fill(row.replaceAll(/./g, (letter) => letter.repeat(16))),
    ),
  );

/** A binding document. */
export const TERMS: BindingDocument = {
  route: '/terms',
  name: 'Terms',
  text: 'main',
  versions: '#versions',
  version: '#version',
  effective: '#effective',
  changes: '#versions li',
  editorial: '[data-kind="editorial"]',
};

/** The sections of a page: title, such as `3. Title`, and blocks, with their kind unless it is `text`. */
export const readingOf = (html: string): [string, ...string[]][] =>
  readPage('/', html, CONFIG).sections.map(({ number, title, blocks }) => [
    number === null ? title : `${number}. ${title}`,
    ...blocks.map(shown),
  ]);

/** The blocks of a page, of all its sections. */
export const blocksOf = (html: string): string[] =>
  readingOf(html).flatMap(([, ...blocks]) => blocks);

/** `heading: Risks` for a heading, and `He goes.` for a text. */
const shown = ({ kind, text }: Block) => (kind === 'text' ? text : `${kind}: ${text}`);

/** The files of a build, by path. */
export const filesOf = (files: Readonly<Record<string, string | Buffer>>): Map<string, Buffer> =>
  new Map(Object.entries(files).map(([path, content]) => [path, Buffer.from(content)]));

/** A site of these pages: HTML by route, or the HTML of one page. */
export const siteOf = (name: string, pages: string | Readonly<Record<string, string>>): Site =>
  siteOfFiles(
    name,
    filesOf(
      Object.fromEntries(
        Object.entries(typeof pages === 'string' ? { '/': pages } : pages).map(([route, html]) => [
          `${route.slice(1) || 'index'}.html`,
          html,
        ]),
      ),
    ),
  );

/** The report on two sites, without a browser. They are given as HTML by route, or as the HTML of one page. */
export function compare(
  before: string | Record<string, string>,
  after: string | Record<string, string>,
  { config = CONFIG, registers }: { config?: ReviewConfig; registers?: Registers } = {},
): Report {
  const sites = { before: siteOf('before', before), after: siteOf('after', after) };
  return reportOn({ ...sites, config, registers }, { looks: NO_PAGES });
}

/** The changed blocks, one line each: `changed · Section · the [-old][+new] words`. */
export const changesOf = (...sites: Parameters<typeof compare>): string[] =>
  compare(...sites).pages.flatMap(({ blocks }) => blocks.map(lineOf));

const lineOf = ({ change, section, words }: BlockChange) =>
  `${change} · ${section} · ${marked(words)}`;

/** Words with the marks of what changed: `the [-old][+new] words`. */
export const marked = (words: readonly Words[]) =>
  words.map(({ op, text }) => (op === '=' ? text : `[${op}${text}]`)).join('');

/** Both versions of a text that has its marks, as of `marked`. */
export const unmarked = (text: string): [before: string, after: string] => [
  text.replaceAll(/\[\+[^\]]*\]|\[-|\]/g, ''),
  text.replaceAll(/\[-[^\]]*\]|\[\+|\]/g, ''),
];

/** A text block. */
export const textBlock = (words: string): Block => ({ kind: 'text', text: words });

/** A section of paragraphs under its heading. */
export const section = (title: string, ...paragraphs: string[]): Section => ({
  title,
  number: null,
  blocks: [{ kind: 'heading', text: title }, ...paragraphs.map(textBlock)],
});
