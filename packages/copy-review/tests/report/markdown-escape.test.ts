import { expect, it } from 'vitest';
import { compareSites } from '../../src/sites/compare-sites.ts';
import type { Site } from '../../src/files/site.ts';
import { markdownReport } from '../../src/report/markdown.ts';
import { escapeElement } from '../../src/report/markdown-escape.ts';

it.each([
  ['a < b & c > d', 'a &lt; b &amp; c &gt; d'],
  [`"it's"`, '&quot;it&#39;s&quot;'],
  ['<img src=x onerror="alert(1)">', '&lt;img src=x onerror=&quot;alert(1)&quot;&gt;'],
  ['*a* _b_ `c`', '*a* _b_ `c`'],
])('In a summary, %s is plain text', (text, html) => {
  expect(escapeElement(text)).toBe(html);
});

it('In a summary, there are no mentions and links', () => {
  expect(escapeElement('@all #1 https://a.example')).toBe(
    '@\u200Ball #\u200B1 https:\u200B//a.example',
  );
});

const site = (text: string): Site => ({
  name: 'site',
  pages: new Map([['/', `<p>Now read all of this text, it is at ${text} and nowhere else.`]]),
});

// GitHub Flavored Markdown, 6.9: URLs become links after a space, *, _, ~ or (.
it.each([
  'https://evil.example/claim',
  'www.evil.example/claim',
  '_https://evil.example/claim',
  '(http://evil.example/claim)',
  'HTTPS://EVIL.EXAMPLE/CLAIM',
])('A changed URL is not a link in a comment: %s', (address) => {
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
