import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Allowed } from '../../../../hosting/allowed.ts';
import {
  headerPolicy,
  policyOf,
  sonnerStyleHashes,
  withPolicy,
} from '../../../../integrations/finish/page-policies.ts';
import { faultsOfCode, faultsOfLoads } from '../../../../integrations/finish/policy-faults.ts';

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const RULES = '{"prerender":[]}';
const STATISTICS = 'https://count.example/count.js';
const ENDPOINT = 'https://forms.example';
const legal = { section: 'a', says: 'It [counts].' };
/** With an invented table of what pages may load and run, as hosting/allowed.ts has one. */
const options = {
  insertedStyles: ["'sha256-toast'"],
  inlineScripts: new Map(
    ['log(1)', RULES].map((script) => [
      hash(script),
      { source: 'src/a.ts', pages: ['/a'] as const, bytes: 100 },
    ]),
  ),
  allowed: {
    outside: [
      { address: STATISTICS, pages: 'with islands', directives: ['script-src'], legal },
      {
        address: 'https://count.example',
        pages: 'with islands',
        directives: ['connect-src'],
        legal,
      },
      { address: 'https://films.example/', pages: ['/films'], directives: ['frame-src'], legal },
    ],
    forms: { addresses: [ENDPOINT], pages: ['/contact'], legal },
    inlineScripts: [],
    fileTypes: {},
    linkSchemes: [],
  } satisfies Allowed,
};

const policyAt = (route: string, html: string) => policyOf({ route, html }, options);

describe('A page’s policy', () => {
  test('allows the text of its styles', () => {
    expect(policyAt('/a', page('<style>a{top:0}</style>'))).toContain(
      `style-src ${hash('a{top:0}')};`,
    );
  });

  test('allows files of styles only where the page links one', () => {
    const html = page('<style>a{}</style>', '<link rel="stylesheet" href="/_astro/a.css">');
    expect(policyAt('/a', html)).toContain(`style-src 'self' ${hash('a{}')};`);
  });

  test('is the first element after the charset', () => {
    expect(withPolicy(page('<style>a{}</style>'), 'p')).toContain(
      '<meta charset="utf-8"><meta http-equiv="content-security-policy" content="p"><style>',
    );
  });

  test('allows no script on a page that has none', () => {
    expect(policyAt('/a', page('<style>a{}</style>'))).toContain("script-src 'none'");
  });

  test('allows an inline script by its hash, and data without one', () => {
    const data = '<script type="application/ld+json">{"a":1}</script>';
    const policy = policyAt('/a', page(data, '<script>log(1)</script>'));
    expect(policy).toContain(`script-src ${hash('log(1)')};`);
    expect(policy).not.toContain("'self' 'sha256");
  });

  test('refuses a script that is not in the table, or not for this page', () => {
    expect(() => policyAt('/a', page('', '<script>evil()</script>'))).toThrow(
      '/a has a script inside the page that is not allowed: “evil()”.',
    );
    expect(() => policyAt('/b', page('', '<script>log(1)</script>'))).toThrow('/b has a script');
  });

  test('allows what the table has for the page, and forbids to send anything elsewhere', () => {
    const island = policyAt('/', page('', '<astro-island></astro-island>'));
    expect(island).toContain(`script-src 'self' ${STATISTICS};`);
    expect(island).toContain("connect-src https://count.example; form-action 'none';");
    expect(policyAt('/contact', page(''))).toContain(
      `script-src 'none'; style-src 'none'; img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src ${ENDPOINT}; form-action ${ENDPOINT}; base-uri`,
    );
    expect(policyAt('/films', page(''))).toContain(
      "form-action 'none'; frame-src https://films.example/;",
    );
    expect(policyAt('/a', page(''))).toContain("connect-src 'none'; form-action 'none'; base-uri");
  });

  test('lets a script of another site bring no styles', () => {
    const html = page(`<script src="${STATISTICS}"></script>`);
    expect(policyAt('/a', html)).toContain("script-src 'none'; style-src 'none'");
  });

  test('allows the rules for the next page by their hash, and no other', () => {
    expect(policyAt('/a', page(`<script type="speculationrules">${RULES}</script>`))).toContain(
      `script-src ${hash(RULES)};`,
    );
  });

  test('lets only a page with islands have the styles that their scripts insert', () => {
    const policy = policyAt('/a', page('', '<astro-island></astro-island>'));
    expect(policy).toContain("'sha256-toast'");
    expect(policyAt('/a', page(''))).not.toContain("'sha256-toast'");
  });

  test('lets a page run the script files that it names', () => {
    const html = page('', '<script type="module" src="/a.js"></script>');
    expect(policyAt('/a', html)).toContain("script-src 'self'");
  });

  test('needs a page with a charset', () => {
    expect(() => withPolicy('<html><head></head></html>', 'p')).toThrow(/charset/);
  });
});

describe('The policy of a finished page', () => {
  const FINISHED = '<style>a{}</style><script>log(1)</script>';
  const faultsOf = (added: string) =>
    faultsOfCode(withPolicy(page('', FINISHED + added), policyAt('/a', page('', FINISHED))));

  test.each([
    '',
    '<script type="application/ld+json">{"a":1}</script><script src="/a.js"></script><script></script>',
    '<textarea><style>b{}</style></textarea><!-- <style>b{}</style> --><p data-onclick="x()">',
  ])('allows what it has: %s', (body) => {
    expect(faultsOf(body)).toEqual([]);
  });

  test.each([
    ['<style>b{}</style>', 'allow the style “b{}” by its hash'],
    ['<style></style>', 'allow the style “” by its hash'],
    ['<script type="module">x()</script>', 'allow the script “x()” by its hash'],
    ['<svg><script>x()</script></svg>', 'allow the script “x()” by its hash'],
    ['<noscript><style>b{}</style></noscript>', 'allow the style “b{}” by its hash'],
    ['<p style="top:0">', 'refuses the attribute “style” of <p>'],
    ['<p onclick="x()">', 'refuses the attribute “onclick” of <p>'],
    ['<a href=" javascript:x()">', 'refuses the attribute “href” of <a>'],
  ])('must allow %s', (body, message) => {
    expect(faultsOf(body)).toEqual([expect.stringContaining(message)]);
  });

  test('is before its scripts and styles', () => {
    const html = withPolicy(page(''), policyAt('/a', page('', '<style>a{}</style>')));
    expect(faultsOfCode(html.replace('<head>', '<head><style>a{}</style>'))).toEqual([
      'It has the style “a{}” before its policy.',
    ]);
  });
});

test.each([
  ['<script src="//a.example/a.js"></script><script src="/a.js"></script>', 'script-src'],
  ['<img src="data:image/png;base64,AA==" alt=""><img src="/a.png" alt="">', 'img-src'],
  ['<iframe src="/a"></iframe>', 'frame-src'],
  ['<object data="/a.svg"></object>', 'object-src'],
])('What a page loads and its policy refuses is named: %s', (body, directive) => {
  const html = page('<link rel="stylesheet" href="/a.css"><link rel="icon" href="/a.ico">', body);
  const [, address = ''] = /(?:src|data)="(.*?)"/.exec(body) ?? [];
  expect(faultsOfLoads(withPolicy(html, policyAt('/a', html)))).toEqual([
    expect.stringContaining(`refuses “${address}” in ${directive}`),
  ]);
});

describe('The policy of the header', () => {
  const ofPages = [
    "default-src 'none'; script-src 'none'; style-src 'sha256-a'",
    "default-src 'none'; script-src 'self' 'sha256-b'; style-src 'sha256-a' 'sha256-c'",
    "default-src 'none'; script-src 'sha256-d'; style-src 'none'; block-all-mixed-content",
  ];
  const policy = headerPolicy(ofPages, { isRelease: false });

  test('allows what any page allows, each source once', () => {
    expect(policy).toContain("script-src 'self' 'sha256-b' 'sha256-d';");
    expect(policy).toContain("style-src 'sha256-a' 'sha256-c';");
  });

  test('keeps a source that is the same everywhere, and directives without sources', () => {
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).toContain('; block-all-mixed-content;');
  });

  test('keeps other sites from showing a page in a frame', () => {
    expect(policy).toMatch(/; frame-ancestors 'none'$/);
  });

  test('asks for TLS in a release only', () => {
    expect(headerPolicy(ofPages, { isRelease: true })).toBe(`${policy}; upgrade-insecure-requests`);
  });
});

describe('The hashes of sonner’s style', () => {
  test('are of the empty style and of the filled one', () => {
    expect(sonnerStyleHashes('__insertCSS("a{color:\\"red\\"}");')).toEqual([
      hash(''),
      hash('a{color:"red"}'),
    ]);
  });

  test('are found in the sonner that is installed', () => {
    expect(sonnerStyleHashes()).toHaveLength(2);
  });

  test.each(['', 'insertCSS("a")', '__insertCSS("a");\n__insertCSS("b");', '__insertCSS(`a`);'])(
    'stop the build when sonner works differently: %j',
    (source) => {
      expect(() => sonnerStyleHashes(source)).toThrow('dist/index.mjs');
    },
  );
});
