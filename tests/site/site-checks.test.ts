import { describe, expect, test } from 'vitest';
import { weigh } from './budget.ts';
import { siteOf, type SiteFiles } from './built-site.ts';
import { BUILDS, PREVIEW, RELEASE } from './site-checks.ts';

/**
 * An example with one file changed.
 *
 * @throws Error if `before` is not in the file, because the change would have no effect
 */
function changed(example: SiteFiles, file: string, before: string | RegExp, after: string) {
  const text = String(example[file]);
  const edited = text.replace(before, () => after);
  if (edited === text) throw new Error(`“${String(before)}” is not in ${file}.`);
  return siteOf({ ...example, [file]: edited });
}

test.each(BUILDS)('the example of $name passes every check', ({ example, checks }) => {
  const site = siteOf(example);
  expect(checks.flatMap(({ faults }) => faults(site))).toEqual([]);
});

const examples = new Map(
  [RELEASE, PREVIEW].flatMap(({ checks, example }) => checks.map((check) => [check, example])),
);

for (const [{ title, fails, faults }, example] of examples) {
  describe(`“${title}” fails`, () => {
    test.each(fails)('where %s has %s replaced by %s', (file, before, after, fault) => {
      expect(faults(changed(example, file, before, after)).join('\n')).toMatch(fault);
    });
  });
}

test('a release may have the sentinel in the address comparison', () => {
  const sample = '<div class="address-comparison">NOT-SET-CONTRACT-ADDRESS-DO-NOT-SEND</div>';
  const site = changed(RELEASE.example, 'about.html', 'About.', sample);
  expect(RELEASE.checks.flatMap(({ faults }) => faults(site)).join()).not.toContain('sentinel');
});

test('the size of a page includes imports of scripts, those of the toast separately, and uncompressed fonts', () => {
  const site = siteOf(PREVIEW.example);
  const [home] = site.pages;
  const weight = home && weigh(site, home);
  expect(weight).toMatchObject({ fonts: 1000, fontFiles: 1 });
  expect(weight?.scriptAfterIntent).toBeGreaterThan(0);
  expect(weight?.scriptWithToast).toBeGreaterThan(weight?.scriptAfterIntent ?? Infinity);
});
