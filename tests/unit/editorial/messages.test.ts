import { describe, expect, it } from 'vitest';
import { explainDate } from '../../../src/editorial/check/settings/dates.ts';
import { FAULTS, judge } from './corpus/corpus.ts';
import { FIGURES } from './samples/facts.ts';
import { OF_FILES } from './samples/files.ts';
import { PROMISES } from './samples/promises.ts';
import { PROSE } from './samples/prose.ts';
import { saidOf, teller } from './samples/sample.ts';
import { SETTINGS } from './samples/settings.ts';

const BUSY = 60_000;
const FOLDER = './corpus';

/** The lines of the site’s own content move with every change of it, and are measured elsewhere. */
const withoutLines = (text: string) => text.replace(/(\.(?:mdx|yaml)):\d+/g, '$1');

const MONTHS = Array.from({ length: 14 }, (_, month) => month);
const DATES = [
  ...MONTHS.flatMap((month) => [0, 1, 12, 13, 30, 31, 32].map((day) => `2026-${month}-${day}`)),
  ...MONTHS.flatMap((month) => [1, 11, 12, 13, 31, 32].map((day) => `${day}/${month}/2026`)),
  ...['2024-02-29', '2026-02-29', '2026.8.7', '2026/08/07', '2026 8 7', '2026-8.7', '7-8-26'],
  ...['26/8/7', '12.12.2026', '1/13/2026', '13/1/2026', '7/8/2026x', 'x7/8/2026', ' 2026-08-07 '],
  ...[
    '7 August 2026',
    '7 Aug 2026',
    'August 7, 2026',
    'August 2026',
    'soon',
    '',
    '2026-08-07T10:00',
  ],
  ...['20260-1-1', '2026-08-07-1', '31 February 2026', '1/1/1', '123-4-5', '4-5-123'],
];

// Where messages change on purpose, this test with `-u` writes them anew: what is approved is the diff.
describe('Every message, word for word, is as it was approved:', { timeout: BUSY }, () => {
  it('of dates that are none', async () => {
    const told = DATES.map((text) => {
      const { why, meant } = explainDate(text);
      return `“${text}”: ${why} ${meant.join(' or ')}`.trimEnd();
    });
    await expect(`${told.join('\n')}\n`).toMatchFileSnapshot(`${FOLDER}/messages-of-dates.txt`);
  });

  it('of prose', async () => {
    await expect(saidOf(PROSE)).toMatchFileSnapshot(`${FOLDER}/messages-of-prose.txt`);
  });

  it('of promises', async () => {
    await expect(saidOf(PROMISES)).toMatchFileSnapshot(`${FOLDER}/messages-of-promises.txt`);
  });

  it('of settings', async () => {
    await expect(saidOf(SETTINGS)).toMatchFileSnapshot(`${FOLDER}/messages-of-settings.txt`);
  });

  it('of files', async () => {
    await expect(saidOf(OF_FILES)).toMatchFileSnapshot(`${FOLDER}/messages-of-files.txt`);
  });

  it('of figures', async () => {
    await expect(saidOf(FIGURES)).toMatchFileSnapshot(`${FOLDER}/messages-of-figures.txt`);
  });

  it('and none shows what only a program would say', () => {
    const all = saidOf([...PROSE, ...PROMISES, ...SETTINGS, ...OF_FILES, ...FIGURES]);
    expect(all.split('\n').filter((line) => /undefined|NaN|\[object/.test(line))).toEqual([]);
  });

  it('of each fault in the corpus', async () => {
    const tell = teller(({ file }) => file);
    const told = FAULTS.map((fault) =>
      [`# ${fault.fault}`, ...judge([fault]).messages.map((one) => withoutLines(tell(one)))].join(
        '\n',
      ),
    );
    await expect(`${told.join('\n\n')}\n`).toMatchFileSnapshot(`${FOLDER}/messages.txt`);
  });
});
