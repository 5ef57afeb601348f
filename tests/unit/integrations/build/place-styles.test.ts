import { expect, test } from 'vitest';
import { FIRST_SCREEN_END } from '../../../../integrations/build/page-styles.ts';
import { placeStyles, widenFallbacks } from '../../../../integrations/build/place-styles.ts';

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

test('styles are joined in their order', () => {
  const { html } = placeStyles(page('<style>a{top:0}</style><style>b{top:0}</style>'));
  expect(html.match(/<style>/g)).toHaveLength(1);
  expect(html).toContain('<style>a{top:0}b{top:0}</style></head>');
});

test('deferred styles are linked at the end of the first screen', () => {
  const body = `<p class="a"></p>${FIRST_SCREEN_END}<p class="b"></p>`;
  const { html, deferred } = placeStyles(page('<style>.a{top:0}.b{top:0}</style>', body));
  expect(deferred?.css).toBe('.b{top:0}');
  expect(html).toContain(
    `<p class="a"></p><link rel="stylesheet" href="${deferred?.path}" id="fold">`,
  );
});

test('a fallback face has alternatives to Courier New', () => {
  const css = '@font-face{font-family:a;src:local("Courier New");size-adjust:99%}';
  expect(widenFallbacks(css)).toContain('src:local("Courier New"),local("Liberation Mono"),');
  expect(widenFallbacks('@font-face{src:url(a.woff2)}')).toBe('@font-face{src:url(a.woff2)}');
});
