import { describe, expect, test } from 'vitest';
import { FIRST_SCREEN_END } from '../../../../integrations/finish/page-styles.ts';
import { placeStyles, widenFallbacks } from '../../../../integrations/finish/place-styles.ts';

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

/** Places the styles of pages. */
const place = (...pages: string[]) =>
  placeStyles(pages.map((html, index) => ({ name: `${index}.html`, html })));

test('styles are joined in their order', () => {
  const [styled] = place(page('<style>a{top:0}</style><style>b{top:0}</style>'));
  expect(styled?.html.match(/<style>/g)).toHaveLength(1);
  expect(styled?.html).toContain('<style>a{top:0}b{top:0}</style></head>');
  expect(styled?.html).not.toContain('<link');
});

test('deferred styles are linked at the end of the first screen, after its scripts', () => {
  const body = `<script>a()</script><p class="a"></p>${FIRST_SCREEN_END}<p class="b"></p>`;
  const [styled] = place(page('<style>.a{top:0}.b{top:0}</style>', body));
  expect(styled?.deferred?.css).toBe('.b{top:0}');
  expect(styled?.html).toContain(
    `<body><p class="a"></p>${FIRST_SCREEN_END}<script>a()</script><link rel="stylesheet" href="${styled?.deferred?.path}"><p class="b">`,
  );
});

test('a fallback face has alternatives to Courier New', () => {
  const css = '@font-face{font-family:a;src:local("Courier New");size-adjust:99%}';
  expect(widenFallbacks(css)).toContain('src:local("Courier New"),local("Liberation Mono"),');
  expect(widenFallbacks('@font-face{src:url(a.woff2)}')).toBe('@font-face{src:url(a.woff2)}');
});

describe('Short names', () => {
  const styles = (css: string) => `<style>@layer utilities{.p-1{top:0}.p-2{left:0}}${css}</style>`;
  const packed = (html = '') => /<p class="(\w+)">/.exec(html)?.[1] ?? '';
  const property = (html = '') => /:root\{--(\w+):/.exec(html)?.[1] ?? '';
  const ROOT = ':root{--brand:1px}p{top:var(--brand);left:var(--brand)}';

  test('are the same on every page, whatever else is there', () => {
    const [first, second] = place(
      page(styles(ROOT), '<p class="p-1 p-2">'),
      page(
        styles(`:root{--first:2px}b{top:var(--first);left:var(--first)}${ROOT}`),
        '<b class="p-2"></b><p class="p-2 p-1">',
      ),
    );
    expect(packed(first?.html)).toMatch(/^[A-Za-z][A-Za-z0-9]$/);
    expect(packed(second?.html)).toBe(packed(first?.html));
    expect(first?.html).toContain(`.${packed(first?.html)}{top:0;left:0}`);
    expect(property(first?.html)).toMatch(/^[A-Za-z][A-Za-z0-9]$/);
    expect(second?.html).toContain(`--${property(first?.html)}:1px`);
  });

  test('are no class, and no custom property, that any page has already', () => {
    const [before] = place(page(styles(ROOT), '<p class="p-1 p-2">'));
    const [shortClass, shortProperty] = [packed(before?.html), property(before?.html)];
    const [first, second] = place(
      page(styles(ROOT), '<p class="p-1 p-2">'),
      page(
        `<style>b{--${shortProperty}:1px;top:var(--${shortProperty})}</style>`,
        `<b class="${shortClass}">`,
      ),
    );
    expect(packed(first?.html)).toMatch(new RegExp(`^${shortClass}.$`));
    expect(property(first?.html)).toMatch(new RegExp(`^${shortProperty}.$`));
    expect(second?.html).toContain(`b{--${shortProperty}:1px`);
  });
});
