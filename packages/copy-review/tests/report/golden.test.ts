import { expect, it } from 'vitest';
import { htmlReport } from '../../src/report/html.ts';
import { commentText, markdownReport } from '../../src/report/markdown.ts';
import type { Report } from '../../src/shared/report.ts';
import { paintedIn, SAMPLE } from './sample.ts';

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

const urlOf = (text: string) => `data:image/png;base64,${Buffer.from(text).toString('base64')}`;

/** The sample with a picture of a page, of a painted part and of a changed file. */
function bodyOfHtml(): string {
  const painted = [
    paintedIn('/', { before: urlOf('painted before'), after: urlOf('painted after') }),
  ];
  const html = htmlReport(
    { ...SAMPLE, seen: { ...SAMPLE.seen, painted } },
    {
      since: EARLIER,
      pages: new Map([
        [
          '/terms',
          {
            pictures: [
              { width: 390, webp: Buffer.from('narrow') },
              { width: 1280, webp: Buffer.from('wide') },
            ],
            missing: [6],
          },
        ],
      ]),
      files: new Map([['_headers', { before: urlOf('file before'), after: undefined }]]),
    },
  );
  return html.slice(html.indexOf('<body>'));
}

// After an intended change: `vitest --update`, and read what changed in the files.
it.each([
  ['report.md', () => markdownReport(SAMPLE)],
  ['comment.md', () => commentText(SAMPLE, { since: EARLIER, commit: 'abc1234' })],
  ['report.html', bodyOfHtml],
])('%s has every part of a report, in order', async (file, render) => {
  await expect(render()).toMatchFileSnapshot(`golden/${file}`);
});
