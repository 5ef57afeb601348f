import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { policyFaults } from '../../src/lines/policies.ts';
import { filesOf } from '../reading.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const STYLE = 'p{top:0}';
const RULES = '{"prerender":[]}';
const TOAST = '.toast{top:0}';

/** A page with a policy, and further elements after it. */
const page = (policy: string, head = '', body = '') =>
  `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">${head}</head><body>${body}</body></html>`;
const STRICT = `default-src 'none'; script-src ${hash('log(1)')} ${hash(RULES)}; style-src ${hash(STYLE)}; connect-src 'none'`;
const CODE = `<style>${STYLE}</style><script>log(1)</script><script type="speculationrules">${RULES}</script><script type="application/ld+json">{"a":1}</script><script src="/a.js"></script>`;

const faultsOf = (html: string, others: Readonly<Record<string, string>> = {}) =>
  policyFaults(filesOf({ 'index.html': html, ...others })).map(({ message }) => message);
const headers = (policy: string) => `/*\n  Content-Security-Policy: ${policy}\n`;

test('a page with exactly the code that its policy allows has no fault, and neither has a site without policies', () => {
  expect(faultsOf(page(STRICT, CODE))).toEqual([]);
  expect(faultsOf(`<style>${STYLE}</style><p style="top:0" onclick="log(1)">`)).toEqual([]);
});

test.each([
  ['another style', CODE.replace('top', 'left'), `does not allow the style “p{left:0}”`],
  ['another script', CODE.replace('log(1)', 'log(2)'), 'does not allow the script “log(2)”'],
  ['other rules', CODE.replace('[]', '[1]'), 'does not allow the script “{"prerender":[1]}”'],
  ['a script in SVG', `${CODE}<body><svg><script>x()</script></svg>`, 'the script “x()”'],
  ['an empty style', `${CODE}<style></style>`, 'does not allow the style “”'],
  [
    'a style for visitors without JavaScript',
    `${CODE}<noscript><style>a{}</style></noscript>`,
    '“a{}”',
  ],
  [
    'a shadow root',
    `${CODE}<body><div><template shadowrootmode="open"><style>a{}</style></template></div>`,
    '“a{}”',
  ],
  ['a type with spaces', `${CODE}<script type=" Module ">x()</script>`, '“x()”'],
  ['an old language', `${CODE}<script language="javascript">x()</script>`, '“x()”'],
])('%s is refused', (_, code, message) => {
  expect(faultsOf(page(STRICT, code)).join('\n')).toContain(message);
});

test.each([
  ['a template', '<template><style>a{}</style><script>x()</script></template>'],
  ['an empty script', '<script></script>'],
  [
    'a style in a comment, a text and an attribute',
    '<!-- <style>a{}</style> --><textarea><style>a{}</style></textarea><p title="<style>">',
  ],
  ['a script of another language', '<script type="text/template">x()</script>'],
  ['a style of another language', '<style type="text/less">a{}</style>'],
  [
    'an attribute that only looks like a handler',
    '<p data-onclick="x()" title="javascript: a language">',
  ],
])('%s needs no hash', (_, body) => {
  expect(faultsOf(page(STRICT, CODE, body))).toEqual([]);
});

test('a hash allows code of one kind only, and only what the page has', () => {
  const swapped = `script-src ${hash(STYLE)}; style-src ${hash(STYLE)}`;
  expect(faultsOf(page(swapped, `<style>${STYLE}</style>`))).toEqual([
    `Its policy allows ${hash(STYLE)} in script-src, and the page has nothing with that hash.`,
  ]);
  const another = page(STRICT.replace("connect-src 'none'", `img-src ${hash(STYLE)}`), CODE);
  expect(faultsOf(another)).toEqual([expect.stringContaining('in img-src')]);
  expect(faultsOf(page(STRICT, CODE.replace(/<script>.*?<\/script>/, '')))).toEqual([
    `Its policy allows ${hash('log(1)')} in script-src, and the page has nothing with that hash.`,
  ]);
});

test.each([
  ['style attributes', '<p style="top:0">', 'the attribute “style” of <p>'],
  ['handlers', '<p onclick="x()">', 'the attribute “onclick” of <p>'],
  ['addresses that are scripts', '<a href="&#1; java\nscript:x()">', 'the attribute “href” of <a>'],
])('%s are refused', (_, body, message) => {
  expect(faultsOf(page(STRICT, CODE, body)).join('\n')).toContain(message);
});

test.each([
  ['a no-break space', "connect-src&nbsp;'none'", 'has a character outside of ASCII'],
  ['a no-break space between sources', `style-src&nbsp;${hash(STYLE)}`, 'outside of ASCII'],
  ['a vertical tab', "connect-src&#11;'none'", 'There is no directive'],
  ['an unknown directive', "conect-src 'none'", 'There is no directive “conect-src”'],
  ['a second directive', "DEFAULT-SRC 'self'", 'ignore the second “default-src”'],
  ['a directive for headers', "frame-ancestors 'none'", 'ignore “frame-ancestors” in a <meta>'],
])('%s in a policy is a fault', (_, directive, message) => {
  expect(faultsOf(page(`${STRICT}; ${directive}`, CODE)).join('\n')).toContain(message);
});

test('tokens are separated by each kind of ASCII white space', () => {
  const spaced = STRICT.replaceAll(' ', '\n').replace("\n'none'", "\t\f\r'none'");
  expect(faultsOf(page(spaced, CODE))).toEqual([]);
});

test('a policy counts only in the head, once, and for what comes after it', () => {
  const meta = `<meta http-equiv="content-security-policy" content="${STRICT}">`;
  const bodied = `<head><title>A</title></head><body><p>${meta}</p></body>`;
  expect(faultsOf(bodied, { 'other.html': page(STRICT, CODE) })).toEqual([
    'It has no policy of its own in its <head>, and others do.',
  ]);
  expect(faultsOf(page(STRICT, meta + CODE))).toEqual(['It has more than one policy. Join them.']);
  expect(faultsOf(`<head>${CODE}${meta}</head>`).join('\n')).toContain(
    'The style “p{top:0}” comes before the policy.',
  );
});

test('a policy may allow code by its default', () => {
  const policy = `default-src 'self' ${hash('log(1)')} ${hash(STYLE)}`;
  expect(faultsOf(page(policy, `<style>${STYLE}</style><script>log(1)</script>`))).toEqual([]);
});

test('a style in a string of a script is read with its escapes', () => {
  const policy = `script-src 'self'; style-src ${hash('')} ${hash('a{\nb:"c"}')}`;
  const scripts = { 'a.js': String.raw`insert("a{\nb:\"c\"}")` };
  expect(faultsOf(page(policy, '<script src="/a.js"></script>'), scripts)).toEqual([]);
});

test('a style that a script inserts is the page’s if the page reaches that script', () => {
  const policy = `script-src 'self'; style-src ${hash('')} ${hash(TOAST)}`;
  const island = page(policy, '', '<astro-island component-url="/_astro/Form.js">');
  const scripts = {
    '_astro/Form.js': 'import("./Toasts.js")',
    '_astro/Toasts.js': `insert(\`${TOAST}\`)`,
  };
  expect(faultsOf(island, scripts)).toEqual([]);
  expect(faultsOf(island.replace('Form.js', 'Other.js'), scripts)).toHaveLength(2);
});

test('a page that cannot be decoded is a fault', () => {
  const bytes = Buffer.from([0xef, 0xbb, 0xbf, 0xff]);
  const files = new Map([...filesOf({ 'index.html': page(STRICT, CODE) }), ['broken.html', bytes]]);
  expect(policyFaults(files)).toEqual([
    { file: 'broken.html', message: expect.stringContaining('It cannot be read') as string },
  ]);
});

/** The policy that allows what both pages of the next tests allow, and more that a <meta> cannot have. */
const UNION = `${STRICT.replace('script-src', "script-src 'self'")}; frame-ancestors 'none'; upgrade-insecure-requests`;

/** The faults of a file of headers for two pages with policies. */
const faultsOfHeaders = (text: string) =>
  policyFaults(
    filesOf({
      'index.html': page(STRICT, CODE),
      'about.html': page(
        "default-src 'none'; script-src 'self'; style-src 'none'; connect-src 'none'",
      ),
      _headers: text,
    }),
  ).map(({ file, message }) => `${file}: ${message}`);

test('the header’s policy may be that of all pages together, with directives for headers only', () => {
  expect(faultsOfHeaders(headers(UNION))).toEqual([]);
});

test.each([
  [
    'allow less than a page does',
    headers(UNION.replace("'self' ", '')),
    "Its policy does not allow 'self' in script-src.",
  ],
  [
    'allow more than all pages do',
    headers(UNION.replace("'self'", "'self' https:")),
    'Its policy allows https: in script-src, and no page does.',
  ],
  [
    'lack a directive',
    headers(UNION.replace("connect-src 'none'; ", '')),
    'Its policy lacks “connect-src”, which pages have.',
  ],
  [
    'have a directive that no page has',
    headers(`${UNION}; img-src 'self'`),
    'Its policy has “img-src”, and no page does.',
  ],
  ['be two policies', headers(`${UNION}, default-src 'none'`), 'A comma'],
  [
    'be another one for some pages',
    `${headers(UNION)}/a\n  ! Content-Security-Policy\n`,
    'The block /a has another policy. Write one for /* only.',
  ],
  ['be missing', '/*\n  X-Frame-Options: DENY\n', 'It has no policy for /*, and the pages do.'],
])('the header’s policy may not %s', (_, text, message) => {
  expect(faultsOfHeaders(text).join('\n')).toContain(`_headers: ${message}`);
});
