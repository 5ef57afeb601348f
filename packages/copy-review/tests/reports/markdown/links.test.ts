import { expect, it } from 'vitest';
import { compareSites } from '../../../src/compare.ts';
import type { Site } from '../../../src/pages.ts';
import { markdownReport } from '../../../src/reports/markdown.ts';

const site = (text: string): Site => ({
  name: 'site',
  pages: new Map([['/', `<p>Now read all of this text, it is at ${text} and nowhere else.`]]),
});

// GitHub Flavored Markdown, 6.9: such an address is a link wherever a space, *, _, ~ or ( stands before it.
it.each([
  'https://evil.example/claim',
  'www.evil.example/claim',
  '_https://evil.example/claim',
  '(http://evil.example/claim)',
  'HTTPS://EVIL.EXAMPLE/CLAIM',
])('an address that changed is no link in a comment: %s', (address) => {
  const comment = markdownReport(
    compareSites(site('https://good.example/'), site(address), {
      ignore: [],
      data: [],
      documents: [],
    }),
  );
  expect(comment).toMatch(/evil/i);
  expect(comment).not.toMatch(/(?:https?:\/\/|www\.)\S*/i);
});
