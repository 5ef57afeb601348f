import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { finishPage, headerBlock, widenFallbacks } from '../../../integrations/page-policies.ts';
import { FIRST_SCREEN_END } from '../../../integrations/page-styles.ts';

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const RULES = '{"prerender":[]}';
const options = {
  upgradeInsecureRequests: false,
  insertedStyles: ['sha256-toast'],
  inlineScripts: new Map(['log(1)', RULES].map((script) => [hash(script).slice(1, -1), script])),
};

describe('a page’s policy', () => {
  test('joins the styles in their order and allows just that text', () => {
    const { html, policy } = finishPage(
      page('<style>a{top:0}</style><style>b{top:0}</style>'),
      options,
    );
    expect(html.match(/<style>/g)).toHaveLength(1);
    expect(html).toContain('<style>a{top:0}b{top:0}</style></head>');
    expect(policy).toContain(`style-src ${hash('a{top:0}b{top:0}')};`);
  });

  test('links the later styles at the end of the first screen', () => {
    const body = `<p class="a"></p>${FIRST_SCREEN_END}<p class="b"></p>`;
    const { html, later, policy } = finishPage(
      page('<style>.a{top:0}.b{top:0}</style>', body),
      options,
    );
    expect(later?.css).toBe('.b{top:0}');
    expect(html).toContain(`<p class="a"></p><link rel="stylesheet" href="${later?.path}">`);
    expect(policy).toContain(`style-src 'self' ${hash('.a{top:0}')};`);
  });

  test('is the first element after the charset', () => {
    const { html, policy } = finishPage(page('<style>a{}</style>'), options);
    expect(html).toContain(
      `<meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy}">`,
    );
  });

  test('allows no script on a page that has none', () => {
    expect(finishPage(page('<style>a{}</style>'), options).policy).toContain("script-src 'none'");
  });

  test('allows an inline script by its hash, and data without one', () => {
    const data = '<script type="application/ld+json">{"a":1}</script>';
    const { policy } = finishPage(page(data, '<script>log(1)</script>'), options);
    expect(policy).toContain(`script-src ${hash('log(1)')};`);
    expect(policy).not.toContain("'self' 'sha256");
  });

  test('refuses a script that is not on the list', () => {
    expect(() => finishPage(page('', '<script>evil()</script>'), options)).toThrow(
      `“evil()”. If it belongs there, add ${hash('evil()')}`,
    );
  });

  test('allows the rules for the next page by their hash, and no other', () => {
    const { policy } = finishPage(
      page(`<script type="speculationrules">${RULES}</script>`),
      options,
    );
    expect(policy).toContain(`script-src ${hash(RULES)};`);
  });

  test('lets only a page with islands load scripts, and their styles', () => {
    const { policy } = finishPage(page('', '<astro-island></astro-island>'), options);
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("'sha256-toast'");
    expect(finishPage(page(''), options).policy).not.toContain("'sha256-toast'");
  });

  test('has islands without uid', () => {
    const { html } = finishPage(page('', '<astro-island uid="Z1" prefix="r1">'), options);
    expect(html).toContain('<astro-island prefix="r1">');
  });

  test('lets a page run the script files that it names', () => {
    const { policy } = finishPage(page('', '<script type="module" src="/a.js"></script>'), options);
    expect(policy).toContain("script-src 'self'");
  });

  test('asks for TLS in a release only', () => {
    expect(finishPage(page(''), options).policy).not.toContain('upgrade-insecure-requests');
    const release = finishPage(page(''), { ...options, upgradeInsecureRequests: true });
    expect(release.policy).toMatch(/; upgrade-insecure-requests$/);
  });

  test('refuses a page without a charset', () => {
    expect(() => finishPage('<html><head></head></html>', options)).toThrow(/charset/);
  });

  test('becomes a header for the page’s own route, with frame-ancestors', () => {
    expect(headerBlock('index.html', 'p')).toBe(
      "/\n  Content-Security-Policy: p; frame-ancestors 'none'\n",
    );
    expect(headerBlock('our-coins.html', 'p')).toMatch(/^\/our-coins\n/);
  });
});

test('a fallback face has alternatives to Courier New', () => {
  const css = '@font-face{font-family:a;src:local("Courier New");size-adjust:99%}';
  expect(widenFallbacks(css)).toContain('src:local("Courier New"),local("Liberation Mono"),');
  expect(widenFallbacks('@font-face{src:url(a.woff2)}')).toBe('@font-face{src:url(a.woff2)}');
});
