import { expect, test } from 'vitest';
import { robotsText, securityText } from '../../../src/pages/_text-files.ts';

const site = new URL('https://example.com');
const [PREVIEW, RELEASE] = [true, false];

test('a preview may be read by crawlers, so that they see its noindex, and names no sitemap', () => {
  expect(robotsText(site, PREVIEW)).toBe('User-agent: *\nDisallow:\n');
});

test('a release names its sitemap', () => {
  expect(robotsText(site, RELEASE)).toMatch(
    /^Sitemap: https:\/\/example\.com\/sitemap-index\.xml$/m,
  );
});

test.each([
  'Contact: mailto:a@example.com',
  'Expires: 2028-02-29T00:00:00.000Z',
  'Canonical: https://example.com/.well-known/security.txt',
])('security.txt, which expires in a year less a day, has the line “%s”', (line) => {
  expect(securityText(site, 'a@example.com', '2027-03-01').split('\n')).toContain(line);
});
