import { expect, it } from 'vitest';
import { commentText, markdownReport } from '../../src/report/markdown.ts';
import type { Report } from '../../src/shared/report.ts';
import { SAMPLE } from './sample.ts';

/** The sample as an earlier version of it was: without its last page, and with the first of each list alone. */
const EARLIER: Report = {
  ...SAMPLE,
  after: 'earlier',
  blocking: SAMPLE.blocking.slice(0, 1),
  facts: SAMPLE.facts.slice(0, 1),
  sections: SAMPLE.sections.slice(0, 1),
  showings: SAMPLE.showings.slice(0, 1),
  pages: SAMPLE.pages.slice(0, -1),
};

// After an intended change: `npm run test:unit -- FILE --update`, and read what changed in the file.
it('A comment has every part of a report, in order', async () => {
  const comment = commentText(SAMPLE, { since: EARLIER, commit: 'abc1234' });
  // These numbers follow from the lines, so that a further line of the sample does not change those of others.
  const numbers = [...comment.matchAll(/<kbd>(\d+)/g)].map(([, number]) => Number(number));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(comment).toContain(`Since earlier: ${comment.match(/<kbd>new/g)?.length} new, 0 gone, `);
  const uncounted = comment.replaceAll(/^Since .*|<kbd>\d+/gm, (counts) =>
    counts.replaceAll(/\d+/g, 'N'),
  );
  await expect(uncounted).toMatchFileSnapshot('golden/comment.md');
});

it('A report is what a comment says, without its marker and its commit', () => {
  const comment = commentText(SAMPLE, { since: EARLIER });
  expect(comment).toBe(`<!-- copy review -->\n${markdownReport(SAMPLE, { since: EARLIER })}`);
});
