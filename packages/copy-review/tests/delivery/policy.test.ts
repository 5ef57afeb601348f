import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { comparePolicies, inlineHashesOf } from '../../src/delivery/policy.ts';

const compare = (before: string, after: string) =>
  comparePolicies(before, after, new Set(["'sha256-inline'"]));

it.each<[string, string, RegExp | undefined]>([
  ["img-src 'self'", "img-src 'self' data:", /^img-src also allows data:$/],
  ["img-src 'none'", 'img-src https:', /^img-src also allows https:$/],
  ["img-src 'self'", "img-src 'none'", undefined],
  [
    "default-src 'none'",
    "default-src 'none'; connect-src https://a.example",
    /^connect-src also allows/,
  ],
  ["default-src 'self'", "default-src 'self'; img-src 'self'", undefined],
  ["default-src 'none'; img-src 'self'", "default-src 'none'", undefined],
  ["script-src 'self'", "script-src 'self'; script-src-elem *", /^script-src-elem also allows \*$/],
  ["script-src 'self'", "script-src 'self'; worker-src blob:", /^worker-src also allows blob:$/],
  ["frame-ancestors 'none'", '', /^frame-ancestors is gone/],
  ["default-src 'none'; base-uri 'none'", "default-src 'none'", /^base-uri is gone/],
  ['upgrade-insecure-requests', '', /^upgrade-insecure-requests is gone/],
  ['sandbox', 'sandbox allow-scripts', /^sandbox also allows allow-scripts$/],
  ["require-trusted-types-for 'script'", 'require-trusted-types-for', /is gone$/],
  ["trusted-types 'none'", 'trusted-types a', /^trusted-types also allows a$/],
  ["img-src 'self'", "IMG-SRC *; img-src 'self'", /^img-src also allows \*$/],
  ["img-src 'self'", "img-src 'self'; img-src *", undefined],
  ["script-src 'sha256-old'", "script-src 'sha256-new'", /^script-src also allows 'sha256-new'$/],
  ["script-src 'sha256-old'", "script-src 'sha256-inline'", undefined],
  ["style-src 'sha256-old'", "style-src 'sha256-new'", undefined],
  ["style-src 'sha256-old'", "style-src 'sha256-old' 'sha256-new'", /^style-src also allows/],
  ["style-src 'self'", "style-src 'unsafe-inline'", /^style-src also allows 'unsafe-inline'$/],
])('from %j to %j is weaker: %s', (before, after, weakened) => {
  const found = compare(before, after).weakened;
  expect(found).toHaveLength(weakened ? 1 : 0);
  if (weakened) expect(found[0]).toMatch(weakened);
});

it('folds hashes of scripts inside pages, if there are as many as before', () => {
  expect(compare("script-src 'self' 'sha256-old'", "script-src 'self' 'sha256-inline'")).toEqual({
    changes: [],
    weakened: [],
    newHashes: 1,
  });
  const more = compare("script-src 'self'", "script-src 'self' 'sha256-inline'");
  expect(more).toMatchObject({ newHashes: 0, weakened: [] });
  expect(more.changes).toEqual([
    { before: "script-src 'self'", after: "script-src 'self' 'sha256-inline'" },
  ]);
});

it('finds the hashes of scripts and styles inside a page', () => {
  const $ = load('<script>a</script><style>b</style><script src=c>d</script>');
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const hashes = inlineHashesOf($);
  expect(hashes).toHaveLength(6);
  expect(hashes).toEqual(expect.arrayContaining([hash('a'), hash('b')]));
});
