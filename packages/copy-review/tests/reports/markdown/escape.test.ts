import { expect, it } from 'vitest';
import { inHtml } from '../../../src/reports/markdown/escape.ts';

it.each([
  ['a < b & c > d', 'a &lt; b &amp; c &gt; d'],
  [`"it's"`, '&quot;it&#39;s&quot;'],
  ['<img src=x onerror="alert(1)">', '&lt;img src=x onerror=&quot;alert(1)&quot;&gt;'],
  ['*a* _b_ `c`', '*a* _b_ `c`'],
])('In a summary, %s stands as it is and does nothing', (text, html) => {
  expect(inHtml(text)).toBe(html);
});

it('In a summary, nobody is mentioned and nothing is linked', () => {
  expect(inHtml('@all #1 https://a.example')).toBe('@\u200Ball #\u200B1 https:\u200B//a.example');
});
