import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { compareDelivery } from '../../src/delivery/compare-delivery.ts';
import type { Site } from '../../src/files/site.ts';

const siteOf = (files: Readonly<Record<string, string>>, html = '<p>'): Site => ({
  name: '',
  pages: new Map([
    ['/', html],
    ['/legal', html],
  ]),
  files: new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])),
});

function compare(before: Record<string, string>, after: Record<string, string>, html?: string) {
  const own = '<link rel=canonical href="https://own.example/">';
  const compared = compareDelivery(siteOf(before, own), siteOf(after, html));
  const { differences, blocking, newHashes } = compared;
  return {
    reported: differences.map(
      ({ kind, place, before: was, after: is }) =>
        `${kind} · ${place} · ${String(was)} → ${String(is)}`,
    ),
    blocking: blocking.map(({ message }) => message),
    newHashes,
  };
}

const headers = (before: string, after: string, html?: string) =>
  compare({ _headers: before }, { _headers: after }, html);

describe('Headers', () => {
  it.each<[string, string, string[]]>([
    ['/*\n  A: 1', '/*\n  A: 2', ['header · /* · A: 1 → A: 2']],
    ['/*\n  A: 1', '/*\n  A: 1\n  A: 2', ['header · /* · A: 1 → A: 1\nA: 2']],
    ['/*\n  A: 1', '/b\n  A: 1', ['header · /* · A: 1 → null', 'header · /b · null → A: 1']],
    ['/*\n  A: 1\n', '# A comment\n/*\n  A: 1\n', ['line · line 1 · null → # A comment']],
    ['/*\n  A: 1\n', '/*\n\ta:1 \n', ['line · line 2 ·   A: 1 → \\u{9}a:1 ']],
    [
      "/*\n  Content-Security-Policy: img-src 'self'",
      "/*\n  Content-Security-Policy: a b, img-src 'self'",
      ['header · /* · Content-Security-Policy · null → Content-Security-Policy: a b'],
    ],

    [
      "/*\n  Content-Security-Policy: img-src 'self'; font-src 'self'",
      "/*\n  Content-Security-Policy: img-src 'self'; font-src 'none'",
      ["header · /* · Content-Security-Policy · font-src 'self' → font-src 'none'"],
    ],
  ])('from %j to %j are reported', (before, after, reported) => {
    expect(headers(before, after).reported).toEqual(reported);
  });

  it.each<[string, string, string | RegExp]>([
    ['', 'Refresh: 0; url=https://evil.example/', /“refresh” leads to another host, evil.example/],
    ['', 'Refresh: 0; url=//evil.example', /“refresh” leads to another host, evil.example/],
    ['', 'Refresh: 0; url=https:evil.example', /“refresh” leads to another host, evil.example/],
    ['', 'Refresh: 0; url=/\\evil.example', /“refresh” leads to another host, evil.example/],
    ['', 'Link: <https://evil.example/a.css>; rel=stylesheet', /“link” leads to another host/],
    ['', 'Location: http://me@evil.example', /“location” leads to another host, evil.example/],
    ['', 'Report-To: {"url":"https://evil.example/"}', /“report-to” leads to another host/],
    [
      "Content-Security-Policy: img-src 'self'",
      'Content-Security-Policy: img-src *',
      /img-src also allows \*/,
    ],
    ["Content-Security-Policy: img-src 'self'", '', /it is no longer sent/],
    [
      "Content-Security-Policy: a; img-src 'self', img-src 'none'",
      "Content-Security-Policy: a; img-src 'self'",
      /img-src is gone/,
    ],
    [
      'Strict-Transport-Security: max-age=10; includeSubDomains',
      'Strict-Transport-Security: max-age=10',
      /is weaker/,
    ],
    ['Strict-Transport-Security: max-age=10', 'Strict-Transport-Security: max-age=9', /is weaker/],
    ['X-Content-Type-Options: nosniff', 'X-Content-Type-Options: off', /is weaker/],
    [
      'X-Frame-Options: DENY',
      'X-Frame-Options: SAMEORIGIN',
      /is weaker: “SAMEORIGIN” instead of “DENY”/,
    ],
    [
      'Referrer-Policy: no-referrer',
      'Referrer-Policy: no-referrer\n  Referrer-Policy: unsafe-url',
      /is weaker/,
    ],
    [
      'Permissions-Policy: camera=()',
      'Permissions-Policy: camera=(self)',
      /allows more use of camera/,
    ],
    [
      'Permissions-Policy: a=(), camera=()',
      'Permissions-Policy: a=()',
      /allows more use of camera/,
    ],
    [
      'Cross-Origin-Opener-Policy: same-origin',
      'Cross-Origin-Opener-Policy: unsafe-none',
      /is weaker/,
    ],
    ['', 'Access-Control-Allow-Origin: *', /gives other sites access/],
    [
      'X-Frame-Options: DENY',
      'X-Frame-Options: DENY\n/legal\n  ! X-Frame-Options',
      /no longer sent \(\/legal\)/,
    ],
    [
      'X-Frame-Options: DENY',
      'X-Frame-Options: DENY\n/le*\n  X-Frame-Options: ALLOWALL',
      /is weaker: .*\(\/legal, \/lex\)/,
    ],
  ])('from %j to %j block', (before, after, message) => {
    const { blocking } = headers(`/*\n  ${before}`, `/*\n  ${after}`);
    expect(blocking).toHaveLength(1);
    expect(blocking[0]).toMatch(message);
  });

  it.each([
    ['Refresh: 0; url=/other', 'Refresh: 0; url=/another'],
    ['Link: <https://a.example/>; rel=me', 'Link: <https://a.example/>; rel=author'],
    ['X-Frame-Options: SAMEORIGIN', 'X-Frame-Options: DENY'],
    ['Strict-Transport-Security: max-age=1', 'Strict-Transport-Security: max-age=2; preload'],
    [
      "Content-Security-Policy: img-src 'self'",
      "Content-Security-Policy: img-src 'self', img-src 'none'",
    ],
    ['Permissions-Policy: camera=(self)', 'Permissions-Policy: camera=(), usb=()'],
    ['Cache-Control: no-cache', 'Cache-Control: max-age=5'],
  ])('from %j to %j do not block', (before, after) => {
    expect(headers(`/*\n  ${before}`, `/*\n  ${after}`).blocking).toEqual([]);
  });

  it('do not block if another block sends the same, or if the page is gone', () => {
    const policy = 'X-Frame-Options: DENY';
    expect(headers(`/legal\n  ${policy}`, `/*\n  ${policy}`).blocking).toEqual([]);
    expect(headers(`/gone\n  ${policy}`, '').blocking).toEqual([]);
  });

  it('name three addresses and count the others', () => {
    const files = { 'a.txt': '', 'b.txt': '', 'c.txt': '' };
    const { blocking } = compare(
      { _headers: '/*\n  X-Frame-Options: DENY', ...files },
      { _headers: '', ...files },
    );
    expect(blocking).toEqual([
      expect.stringMatching(
        /^The header “x-frame-options” protects visitors less: it is no longer sent \(6 addresses, such as \/, \/legal, \/\S+\)\.$/,
      ),
    ]);
  });

  it('are those of addresses without a file too', () => {
    const { blocking } = headers('', '/go/:name\n  Refresh: 0; url=https://evil.example');
    expect(blocking).toEqual(['The header “refresh” leads to another host, evil.example (/go/x).']);
  });

  it('fold the hashes of scripts inside the pages', () => {
    const hash = createHash('sha256').update('a()').digest('base64');
    const policy = (value: string) => `/legal\n  Content-Security-Policy: script-src '${value}'`;
    const html = '<script>a()</script>';
    expect(headers(policy('sha256-old'), policy(`sha256-${hash}`), html)).toEqual({
      reported: [],
      blocking: [],
      newHashes: 1,
    });
    const unknown = headers(policy('sha256-old'), policy('sha256-new'), html);
    expect(unknown).toMatchObject({
      reported: [expect.any(String)],
      blocking: [expect.any(String)],
      newHashes: 0,
    });
  });
});

describe('Redirects', () => {
  const redirects = (before: string, after: string) =>
    compare({ _redirects: before }, { _redirects: after });

  it.each<[string, string, string[]]>([
    ['', '/a /b', ['redirect · /a · null → /a /b']],
    ['/a  /b  301 # why', '/a /b 302', ['redirect · /a · /a /b 301 → /a /b 302']],
    ['/a /b\n/c /d', '/c /d\n/a /b', ['order of redirects ·  · /a /b\n/c /d → /c /d\n/a /b']],
    ['# one\n/a   /b\n', '/a   /b\n', ['line · line 1 · # one → null']],
  ])('from %j to %j are reported', (before, after, reported) => {
    expect(redirects(before, after).reported).toEqual(reported);
  });

  it.each([
    ['/a https://evil.example', 'another host'],
    ['/a //evil.example 302', 'another host'],
    ['/a /\\evil.example', 'another host'],
    ['/a HTTPS:evil.example', 'another host'],
    ['/a https://own.example@evil.example/', 'another host'],
    ['/* :splat', 'another host'],
    ['/a id=:id https://evil.example 301!', 'another host'],
    ['/a', 'another host'],
    ['/legal /old 200!', 'status 200'],
    ['/legal https://own.example/old 200', 'status 200'],
  ])('%j blocks', (rule, what) => {
    expect(redirects('', rule).blocking).toEqual([expect.stringContaining(what)]);
    expect(redirects(rule, rule).blocking).toEqual([]);
  });

  it.each(['/a /b', '/a /b#c 301!', '/a https://own.example/b', '/a id=:id /b/:id 302 Country=de'])(
    '%j does not block',
    (rule) => {
      expect(redirects('', rule).blocking).toEqual([]);
    },
  );
});
