import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSite } from '../../src/files/site.ts';
import { NO_PAGES } from '../../src/sites/looks.ts';
import { reportOn } from '../../src/sites/review-sites.ts';
import { compare, CONFIG, LAKE, p, siteOf, YETI } from '../reading.ts';
import { folderWith } from '../repository.ts';

describe('A review', () => {
  const nothing = { unread: [], blocking: [], facts: [], sections: [], pages: [] };

  it('reports that nothing changed if all files are the same, in whatever order', () => {
    expect(compare({ '/': YETI, '/b': LAKE }, { '/b': LAKE, '/': YETI })).toMatchObject({
      ...nothing,
      verdict: 'same',
      lines: [],
    });
  });

  it('reports that words and lines are the same if only white space in a text differs', () => {
    const { lines, ...spaced } = compare({ '/': YETI }, { '/': YETI.replace(' ', '\n') });
    expect(spaced).toMatchObject({ ...nothing, verdict: 'words unchanged' });
    expect(lines).toMatchObject([
      { pages: ['/'], removed: [], added: [expect.stringMatching('no line differs')] },
    ]);
  });

  it('lists the source of a new page without the texts that it reports', () => {
    const { lines, pages } = compare({ '/': YETI }, { '/': YETI, '/b': `<p class="a">${p(LAKE)}` });
    expect(pages.map(({ route, change }) => [route, change])).toEqual([['/b', 'added']]);
    // A tag is a line, and each of its attributes another one.
    expect(lines).toMatchObject([
      { pages: ['/b'], added: ['<p>', '<p class="a">', '<p>', '</p>'] },
    ]);
  });

  it('is unknown without a browser, unless the texts differ', () => {
    const verdictOf = (after: string) => {
      const sites = { before: siteOf('a', YETI), after: siteOf('b', after), config: CONFIG };
      const { verdict, blocking, seen } = reportOn(sites);
      return [verdict, blocking.map(({ message }) => message), seen.compared];
    };
    expect(verdictOf(YETI)).toEqual(['same', [], false]);
    expect(verdictOf(LAKE)).toEqual(['changed', [], false]);
    expect(verdictOf(`<i></i>${YETI}`)).toEqual([
      'unknown',
      ['What visitors see could not be compared: the configuration names no browser.'],
      false,
    ]);
  });

  it('is unknown, and blocks, if a page, a text file or a link that changed cannot be read', () => {
    const broken = (byte: number) => Buffer.from([byte]);
    const siteWith = (target: string, byte: number, own: string) => {
      const files = { 'index.html': YETI, 'old.html': broken(0xe9), 'old.css': broken(0xe9) };
      const changed = {
        'new.html': broken(byte),
        'new.css': broken(byte),
        [own]: broken(byte),
      };
      const folder = folderWith({ ...files, ...changed });
      symlinkSync(join(folder, target), join(folder, 'link'));
      return readSite(folder);
    };
    const before = siteWith('index.html', 0xe9, 'before.css');
    const after = siteWith('old.css', 0xea, 'after.css');
    const config = CONFIG;
    const { verdict, unread, blocking } = reportOn({ before, after, config }, { looks: NO_PAGES });
    expect(verdict).toBe('unknown');
    // Links first; then the files of the site before, and those that only the other has.
    const changed = ['link', 'before.css', 'new.css', 'new.html', 'after.css'];
    expect(unread.map(({ file }) => file)).toEqual(changed);
    expect(blocking.map(({ page }) => page)).toEqual(changed);
    expect(blocking.find(({ page }) => page === 'link')?.message).toBe(
      'It could not be compared: This is a link to another file or folder. Put the file itself here.',
    );
    const same = reportOn({ before, after: before, config });
    expect(same.unread.map(({ file }) => file)).toEqual(['link']);
  });
});

it('A text file with a NUL, or of an unknown type that is no text, is unknown and blocks', () => {
  const site = (file: string, content: string | Buffer) =>
    readSite(folderWith({ 'index.html': YETI, [file]: content }));
  for (const [file, before, after] of [
    ['a.css', 'a{}', 'a{\0}'],
    ['a.html', '<p>a', '<p>\0b'],
    ['a.bin', 'a', Buffer.from([0xe9])],
  ] as const) {
    const sites = { before: site(file, before), after: site(file, after), config: CONFIG };
    const { verdict, blocking, lines } = reportOn(sites, { looks: NO_PAGES });
    expect([verdict, ...blocking.map(({ page }) => page)]).toEqual(['unknown', file]);
    expect(lines).toEqual([]);
  }
});

it('An element that moved with its text is listed, and its text is not', () => {
  const page = (...ids: string[]) =>
    ids
      .map((id) => `<section id="${id}"><h2>On ${id}</h2><p>The ${id} never sleeps.</section>`)
      .join('');
  const { sections, lines } = compare(page('yeti', 'hare', 'crow'), page('crow', 'yeti', 'hare'));
  expect(sections.map(({ change, title }) => `${change} ${title}`)).toEqual(['moved On crow']);
  const told = lines.flatMap(({ removed, added }) => [...removed, ...added]);
  expect(told.filter((line) => line.startsWith('<section id'))).not.toEqual([]);
  expect(told.join()).not.toContain('never sleeps');
});

it('Of a renamed page, only the lines that differ are listed', () => {
  const page = (name: string, words = '') => `<p class="${name}">${YETI}<p>It ${words}sleeps.`;
  const { pages, lines } = compare({ '/a': page('x') }, { '/b': page('y', 'never ') });
  expect(pages.map(({ change, from, route }) => [change, from, route])).toEqual([
    ['renamed', '/a', '/b'],
  ]);
  expect(lines).toMatchObject([{ removed: ['<p class="x">'], added: ['<p class="y">'] }]);
});

it('Changed lines of the list of ignored figures are listed', () => {
  const ignored = { file: 'figures.txt', before: '5 %\n2027', after: '2027\n6 %' };
  const { lines } = compare(YETI, YETI, { registers: { before: [], after: [], ignored } });
  expect(lines).toMatchObject([{ file: 'figures.txt', removed: ['5 %'], added: ['6 %'] }]);
});

describe('A review of very long texts', () => {
  /** Sentences, all different. */
  const sentences = (count: number) =>
    Array.from(
      { length: count },
      (_, place) => `The yeti${place} walks over the snow${place} all night.`,
    );

  it('marks the one changed word in a text of half a megabyte', () => {
    const long = sentences(12_000).join(' ');
    const changed = long.replace('yeti5999 walks', 'yeti5999 runs');
    const [block] = compare(long, changed).pages[0]?.blocks ?? [];
    expect(block?.words.filter(({ op }) => op !== '=')).toEqual([
      { op: '-', text: 'walks' },
      { op: '+', text: 'runs' },
    ]);
  });

  it('reports each of hundreds of reordered paragraphs', () => {
    const all = sentences(400);
    const report = compare(`<p>${all.join('<p>')}`, `<p>${all.toReversed().join('<p>')}`);
    expect(report.pages[0]?.blocks.map(({ change }) => change)).toEqual(
      Array.from({ length: 399 }, () => 'moved'),
    );
  });

  it('compares three hundred texts of a page with each other, and reports the others as added', () => {
    const all = sentences(301);
    const page = (first: string, last: string) =>
      `<h2>A</h2>${first}<p>Snow fell on the lake.<h2>B</h2><p>The lake froze over.${last}`;
    const [before, after] = [all.join('<p>'), all.join('<p>').replaceAll('walks', 'runs')];
    const { blocks } = compare(page(`<p>${before}`, ''), page('', `<p>${after}`)).pages[0] ?? {
      blocks: [],
    };
    const count = (kind: string) => blocks.filter(({ change }) => change === kind).length;
    expect([count('moved'), count('removed'), count('added')]).toEqual([300, 1, 1]);
  });
});
