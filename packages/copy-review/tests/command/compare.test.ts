import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { compareVersions } from '../../src/command/compare.ts';
import type { LookAtPages, ProjectConfig } from '../../src/shared/config.ts';
import type { Both } from '../../src/shared/report.ts';
import { lookOf } from '../reading.ts';
import { emptyFolder, folderWith } from '../repository.ts';

type DrawPages = NonNullable<ProjectConfig['draw']>;

/** Compares two folders of files, and reads the HTML report. */
async function compare(
  files: Both<Readonly<Record<string, string | Buffer>>>,
  config: ProjectConfig,
  buildOn?: Parameters<typeof compareVersions>[0]['buildOn'],
) {
  const [before, after] = [folderWith(files.before), folderWith(files.after)];
  const out = emptyFolder();
  const { report } = await compareVersions({
    before: { name: 'before', site: before, source: before },
    after: { name: 'after', site: after, source: after },
    out,
    config,
    ...(buildOn ? { buildOn } : {}),
  });
  return { report, $: load(readFileSync(join(out, 'report.html'), 'utf8')) };
}

const page = (text: string) => ({ 'index.html': `<p>${text}</p>` });
const EDITED = { before: page('One is here.'), after: page('One was here.') };

it('Twelve later days are compared, and further ones block', async () => {
  const days = Array.from(
    { length: 13 },
    (_, index) => `2099-01-${String(index + 1).padStart(2, '0')}`,
  );
  const parts = days.map((from, index) => ({ file: 'a.yaml', place: `${index}`, from }));
  const built: string[] = [];
  const files = { before: page('One.'), after: page('One.') };
  const { report } = await compare(files, { dated: () => parts }, (day) => {
    built.push(day);
    return Promise.resolve({ before: folderWith(files.before), after: folderWith(files.after) });
  });
  expect(built).toEqual(days.slice(0, 12));
  expect(report.blocking).toEqual([
    { page: '', message: 'Not compared: what visitors read on 2099-01-13.' },
  ]);
});

/** A browser that shows nothing but one word of each page. */
const look: LookAtPages = (pages) => Promise.resolve(pages.map(() => [lookOf('One')]));

it('The report shows the pictures that the configuration draws of changed pages', async () => {
  const draw: DrawPages = (pages) =>
    Promise.resolve(
      pages.map(({ file, marks }) => ({
        pictures: [{ width: 390, webp: Buffer.from(file) }],
        missing: marks.map(({ number }) => number),
      })),
    );
  const { $ } = await compare(EDITED, { look, draw });
  const webp = Buffer.from('index.html').toString('base64');
  expect($('img').attr('src')).toBe(`data:image/webp;base64,${webp}`);
  expect($('figcaption').text()).toContain('Without a place on it: 1.');
});

it('The report says why pages could not be drawn', async () => {
  const draw = () => Promise.reject(new Error('<No browser>'));
  const { $ } = await compare(EDITED, { look, draw });
  expect($('main > p').last().text()).toBe('The pages could not be drawn: <No browser>.');
});

it.each([{ look }, { draw: () => Promise.reject(new Error('Drawn.')) }])(
  'The report has no pictures of pages if nothing draws them, or no browser has shown them: %o',
  async (config) => {
    const { $ } = await compare(EDITED, config);
    expect($('img')).toHaveLength(0);
    expect($('main').text()).not.toContain('could not be drawn');
  },
);

// What pages may show by <img>, and no text.
it.each(['avif', 'gif', 'ico', 'jpeg', 'jpg', 'png', 'webp'])(
  'The report shows both versions of a changed picture of the type %s',
  async (type) => {
    const [before, after] = [Buffer.from([0, 255]), Buffer.from([0, 254])];
    const files = {
      before: { ...page('One.'), [`a.${type}`]: before },
      after: { ...page('One.'), [`a.${type}`]: after },
    };
    const { $ } = await compare(files, {});
    expect([...$('img')].map(({ attribs }) => attribs.src?.split(',')[1])).toEqual(
      [before, after].map((bytes) => bytes.toString('base64')),
    );
  },
);

it('The report shows both versions of a changed picture, whatever hash its name has', async () => {
  const same = { ...page('One.'), '0.svg': '<svg id="0">' };
  const files = {
    before: { ...same, 'a.AAAAAAA1.svg': '<svg>' },
    after: { ...same, 'a.BBBBBBB2.svg': '<svg/>' },
  };
  const { $ } = await compare(files, {});
  const urls = ['<svg>', '<svg/>'].map(
    (svg) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
  );
  expect([...$('img')].map(({ attribs }) => attribs.src)).toEqual(urls);
});
