import { expect, test } from 'vitest';
import { robotsText, securityText } from '../../../src/pages/_text-files.ts';

const site = new URL('https://example.com');

test('a preview may be read by crawlers, so that they see its noindex, and names no sitemap', () => {
  expect(robotsText(site, true)).toBe('User-agent: *\nDisallow:\n');
});

test('a release names its sitemap', () => {
  expect(robotsText(site, false)).toMatch(/^Sitemap: https:\/\/example\.com\/sitemap-index\.xml$/m);
});

test('security.txt expires in a year less a day', () => {
  expect(securityText(site, 'a@example.com', '2027-03-01')).toBe(
    `Contact: mailto:a@example.com
Expires: 2028-02-29T00:00:00.000Z
Preferred-Languages: en
Canonical: https://example.com/.well-known/security.txt
`,
  );
});
