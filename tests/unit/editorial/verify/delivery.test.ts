import { describe, expect, it } from 'vitest';
import { compareDelivery } from '../../../../editorial/verify/delivery.ts';

const RULES = [
  {
    path: '/*',
    headers: [
      { name: 'Referrer-Policy', value: 'no-referrer' },
      { name: 'Permissions-Policy', value: 'camera=(), usb=()' },
    ],
  },
  { path: '/a.png', headers: [{ name: 'Cache-Control', value: 'public, max-age=86400' }] },
];
const EXPECTED = { 'referrer-policy': 'no-referrer', 'permissions-policy': 'camera=(), usb=()' };

/** What is told of an answer, as `kind place: before → after`. */
function told(
  file: string,
  headers: Readonly<Record<string, string>>,
  { status = 200, expected = 200 }: { status?: number; expected?: 200 | 404 } = {},
) {
  const served = { file, path: `/${file}`, status: expected };
  const received = { status, headers: new Headers(headers), body: Buffer.alloc(0) };
  return compareDelivery(served, received, RULES).map(
    ({ kind, place, before, after }) => `${kind} ${place}: ${String(before)} → ${String(after)}`,
  );
}

const page = (headers: Readonly<Record<string, string>> = {}) =>
  told('about.html', { ...EXPECTED, 'content-type': 'text/html', ...headers });

describe('An answer of the host', () => {
  it('is as expected, also with spaces of its own and with headers that hosts add', () => {
    expect(page()).toEqual([]);
    expect(page({ 'permissions-policy': 'camera=(),usb=()' })).toEqual([]);
    expect(page({ server: 'A', 'cf-ray': '1', 'cache-control': 'public,max-age=0' })).toEqual([]);
  });

  it('lacks a header, or has another value of it', () => {
    expect(page({ 'referrer-policy': 'unsafe-url' })).toEqual([
      'header referrer-policy: no-referrer → unsafe-url',
    ]);
    expect(told('about.html', { 'content-type': 'text/html' })).toHaveLength(2);
  });

  it.each(['refresh', 'link', 'set-cookie', 'x-robots-tag', 'speculation-rules'])(
    'has a header that nobody has asked for: %s',
    (name) => {
      expect(page({ [name]: 'a' })).toEqual([`header ${name}: null → a`]);
    },
  );

  it('has another type, or another encoding', () => {
    expect(page({ 'content-type': 'text/plain' })).toEqual([
      'header content-type: text/html; charset=utf-8 → text/plain',
    ]);
    expect(page({ 'content-type': 'text/html; charset=UTF-8' })).toEqual([]);
    expect(page({ 'content-type': 'text/html; charset="utf-7"' })).toHaveLength(1);
    expect(told('about.html', EXPECTED)).toEqual([
      'header content-type: text/html; charset=utf-8 → ',
    ]);
    expect(told('a.unknown', EXPECTED)).toEqual([]);
  });

  it('names the type as another host does', () => {
    expect(told('a.js', { ...EXPECTED, 'content-type': 'application/javascript' })).toEqual([]);
    expect(told('a.ico', { ...EXPECTED, 'content-type': 'image/vnd.microsoft.icon' })).toEqual([]);
  });

  it('is kept for as long as _headers says, if that says something', () => {
    const picture = { ...EXPECTED, 'content-type': 'image/png' };
    const caching = (value: string) => told('a.png', { ...picture, 'cache-control': value });
    expect(caching('public,max-age=86400')).toEqual([]);
    expect(caching('max-age=9')).toEqual([
      'header cache-control: public, max-age=86400 → max-age=9',
    ]);
    const missing = { ...picture, 'cache-control': 'no-store' };
    expect(told('a.png', missing, { status: 404, expected: 404 })).toEqual([]);
  });

  it('has another status, and may lead elsewhere', () => {
    expect(told('about.html', {}, { status: 404 })).toEqual(['status /about.html: 200 → 404']);
    expect(told('about.html', { location: 'https://a.example/' }, { status: 302 })).toEqual([
      'status /about.html: 200 → 302 to https://a.example/',
    ]);
  });
});
