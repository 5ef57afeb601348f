import { describe, expect, it } from 'vitest';
import { readSite } from '../../src/files/site.ts';
import type { Look, LookAtPages } from '../../src/shared/config.ts';
import type { Both } from '../../src/shared/report.ts';
import { reviewSites } from '../../src/sites/review-sites.ts';
import { CONFIG, lookOf, paintedOf, TERMS } from '../reading.ts';
import { folderWith } from '../repository.ts';

const HTML = '<main><p>a</p><img src="b.png"><ul id="versions"><li>1</ul></main>';

/** The messages of the faults of a page that looks different in two builds with the same text. */
async function faultsOf(
  looks: Both<Look>,
  { route = '/', html = HTML, picture = 'b', otherPicture = 'c' } = {},
): Promise<string[]> {
  const before = readSite(folderWith({ 'index.html': HTML, 'b.png': 'b', 'c.png': 'c' }));
  const after = readSite(
    folderWith({ 'index.html': `${html} `, 'b.png': picture, 'c.png': otherPicture }),
  );
  const look: LookAtPages = (pages) =>
    Promise.resolve(
      pages.map(({ folder }) => [folder === before.folder ? looks.before : looks.after]),
    );
  const config = { ...CONFIG, documents: [{ ...TERMS, route }], look };
  const { blocking } = await reviewSites({ before, after, config });
  return blocking.map(({ message }) => message);
}

describe('On a binding page, what blocks is', () => {
  const words = Array.from({ length: 15 }, (_, index) => `word${index}`);
  const paintedOtherwise = {
    before: lookOf('a', { painted: paintedOf('a'.repeat(80)) }),
    after: lookOf('a', { painted: paintedOf('z'.repeat(80)) }),
  };
  const hide = '@media print { display: none }';
  const hiddenInPrint = {
    before: lookOf('a'),
    after: lookOf('a', { untried: [{ rule: hide, texts: ['We pay.', 'a'.repeat(90)] }] }),
  };

  it('words that are no longer seen; twelve are named, and the others counted', async () => {
    const faults = await faultsOf({ before: lookOf(words.join(' ')), after: lookOf('') });
    expect(faults.join()).toMatch(
      /^Visitors no longer see (?:“word\d+”, ){11}“word\d+” and 3 more words, although the text has no such change \(390 pixels wide, at “word0 /,
    );
  });

  it('a word that is newly seen', async () => {
    expect(await faultsOf({ before: lookOf('a'), after: lookOf('a b') })).toEqual([
      'Visitors now see “b”, although the text has no such change (390 pixels wide, at “a b”).',
    ]);
  });

  it('what is painted differently, unless a picture of the page changed', async () => {
    const faults = [
      'Something else is painted beside “some words”, although the text is the same (160 × 2 pixels, in a window 390 pixels wide). A code owner has to look at both pictures.',
    ];
    expect(await faultsOf(paintedOtherwise)).toEqual(faults);
    expect(await faultsOf(paintedOtherwise, { otherPicture: 'd' })).toEqual(faults);
    expect(await faultsOf(paintedOtherwise, { picture: 'd' })).toEqual([]);
  });

  it('not what is painted differently where the text is another', async () => {
    const faults = await faultsOf(paintedOtherwise, { html: HTML.replace('<p>a', '<p>b') });
    expect(faults).toEqual([expect.stringContaining('reads differently')]);
  });

  it('a rule under a condition that could hide a text', async () => {
    expect(await faultsOf(hiddenInPrint)).toEqual([
      `Not compared: “${hide}” could hide or replace “${'a'.repeat(59)}…” and 1 more text. A code owner has to look at the page under that condition.`,
    ]);
  });

  it('a rule under a condition that could hide one text', async () => {
    const after = lookOf('a', { untried: [{ rule: hide, texts: ['We pay.'] }] });
    expect((await faultsOf({ before: lookOf('a'), after })).join()).toContain('“We pay.”. A code');
  });

  it('nothing of this on another page', async () => {
    expect(await faultsOf(paintedOtherwise, { route: '/other' })).toEqual([]);
    expect(await faultsOf(hiddenInPrint, { route: '/other' })).toEqual([]);
  });
});
