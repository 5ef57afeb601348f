import { isText } from 'domhandler';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutFile } from '../../src/lines/cut-file.ts';
import { parseHtml } from '../../src/words/extract/page.ts';

/** What is shown of the lines of a file. Expects that their sources, joined, are the file. */
function linesOf(path: string, source: string): string[] {
  const lines = cutFile(path, source);
  expect(lines.map((line) => line.source).join('')).toBe(source);
  return lines.map(({ shown }) => shown).filter((shown) => shown !== '');
}

describe('The source of a file is cut', () => {
  it.each<[string, string, string, string[]]>([
    [
      'at tags and attributes',
      'a.html',
      `<p class="a  b"\n id=x id=y hidden>Hi <b>you</b></p>`,
      [
        '<p>',
        '<p class="a b">',
        '<p id=x>',
        '<p id=y>',
        '<p hidden>',
        'Hi',
        '<b>',
        'you',
        '</b>',
        '</p>',
      ],
    ],
    [
      'at attributes that hold tags',
      'a.html',
      `<i title="<b c='d'>">`,
      ['<i>', `<i title="<b c='d'>">`],
    ],
    [
      'at comments',
      'a.html',
      '<!--> <!-- <b> --><!-- c --><!doctype html>',
      ['<!-->', '<!-- <b> -->', '<!-- c -->', '<!doctype html>'],
    ],
    [
      'at tags that close themselves',
      'a.svg',
      '<path d="M0 0"/><g / ><path/>',
      ['<path>', '<path d="M0 0">', '<g>', '<path>'],
    ],
    ['at what looks like a tag', 'a.html', 'a < b <3 </ x>y', ['a < b <3', '</ x>', 'y']],
    [
      'within scripts',
      'a.html',
      '<script>if(a<b){c("</p>");d}</script >',
      ['<script>', '<script> if(a<b){', '<script> c("</p>");', '<script> d}', '</script >'],
    ],
    [
      'within data',
      'a.html',
      '<script type="application/ld+json">{"a":[1,"b"]}</script>',
      [
        '<script>',
        '<script type="application/ld+json">',
        '<script> a.[]: 1',
        '<script> a.[]: "b"',
        '</script>',
      ],
    ],
    [
      'within properties',
      'a.html',
      '<x-y props="{&quot;a&quot;:[0,&quot;b&quot;]}">',
      ['<x-y>', '<x-y props a.[]: 0', '<x-y props a.[]: "b"'],
    ],
    [
      'at directives',
      'a.html',
      `<meta http-equiv="Content-Security-Policy" content="a 'self'; b 'sha256-Ab+/='">`,
      [
        '<meta>',
        '<meta http-equiv="Content-Security-Policy">',
        "<meta content a 'self'",
        "<meta content b 'sha256-*'",
      ],
    ],
    [
      'at directives that are only reported, before the name of the policy',
      'a.html',
      `<meta content="a 'self'; b" http-equiv="Content-Security-Policy-Report-Only">`,
      [
        '<meta>',
        "<meta content a 'self'",
        '<meta content b',
        '<meta http-equiv="Content-Security-Policy-Report-Only">',
      ],
    ],
    [
      'at declarations',
      'a.css',
      '.a,.b { color : red; margin:0 } .c{}',
      ['.a,.b {', '.a,.b { color : red', '.a,.b { margin:0', '.c {'],
    ],
    [
      'at rules in rules',
      'a.css',
      '@media print{.a{top:0}@layer x;}@layer{.b{--c:"}"}}',
      [
        '@media print {',
        '@media print { .a {',
        '@media print { .a { top:0',
        '@media print { @layer x',
        '@layer {',
        '@layer { .b {',
        '@layer { .b { --c:"}"',
      ],
    ],
    [
      'at addresses with semicolons',
      'a.css',
      '.a{background:url(data:a;b,c)}/* ; */',
      ['.a {', '.a { background:url(data:a;b,c)', '/* ; */'],
    ],
    [
      'at braces that nothing opened',
      'a.css',
      '}.a{b',
      ['}', '.a {', '.a { b', '(a rule is not closed)'],
    ],
    [
      'at the values of JSON',
      'a.json',
      '{"a" : {"b": [1, {}, "x y"]}, "a": null, "a": 2, "": []}',
      ['a.b.[]: 1', 'a.b.[]: {}', 'a.b.[]: "x y"', 'a: null', 'a: 2', '"": []'],
    ],
    ['at lines, if it is no JSON', 'a.json', '{"a": 1,}\n\n x', ['{"a": 1,}', 'x']],
    [
      'at headers',
      '_headers',
      "/*\n  A: b\n  Content-Security-Policy: a 'self'; b\n/x\n\tA:  c\n",
      [
        '/*',
        '/* A: b',
        "/* Content-Security-Policy: a 'self'",
        '/* Content-Security-Policy: b',
        '/x',
        '/x A: c',
      ],
    ],
    ['at statements', 'a.mjs', 'import "b";if(a){b()}', ['import "b";', 'if(a){', 'b()}']],
    ['at lines of other text', 'a.txt', ' a  b\r\n\r\nc\u00A0 d ', ['a b', 'c\u00A0 d']],
  ])('%s', (_, path, source, expected) => {
    expect(linesOf(path, source)).toEqual(expected);
  });
});

const PARTS = [
  ...'<>/="\'!-&;:,{}[]()\\# \n\r\t\fa1.'.split(''),
  '<p',
  '</p>',
  '<style>',
  '</style',
  '<script>',
  '</script>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<svg>',
  '<pre>',
  '</pre>',
  '<textarea>',
  '</textarea>',
  '<table>',
  '<tr>',
  '<body class=',
  '</br>',
  ' hidden',
  ' a="1"',
  ' a=2',
  ' content="{&quot;a&quot;:[0,&quot;b&quot;]}"',
  '<meta http-equiv=',
  'content-security-policy content=',
  '{"a":1}',
  '/*',
  '*/',
  '\u00A0',
  '\uFEFF',
  'url(',
  '&amp',
  '🦶',
];

/** A fixed seed, so that every run tests the same sources. */
const SEEDED = { seed: 20_261_128, numRuns: 2000 };

const sources = fc
  .array(fc.constantFrom(...PARTS), { maxLength: 40 })
  .map((tokens) => tokens.join(''));

it.each(['a.html', 'a.svg', 'a.css', 'a.js', 'a.json', '_headers', 'a.txt'])(
  'The lines of %s, joined, are the file, whatever it is made of',
  (path) => {
    fc.assert(
      fc.property(sources, (source) => {
        const lines = cutFile(path, source);
        expect(lines.map((line) => line.source).join('')).toBe(source);
      }),
      SEEDED,
    );
  },
);

/** The tree of a page, with runs of white space in its texts as one space, except where it counts. */
function treeOf(html: string): string {
  const $ = parseHtml(html);
  $('*')
    .contents()
    .each((_, node) => {
      if (!isText(node) || $(node).closest('pre, textarea, script, style, listing').length > 0)
        return;
      node.data = node.data.replaceAll(/[\t\n\f\r ]+/g, ' ');
    });
  return $.html();
}

it('What is compared of a page is the same page, but for white space in texts', () => {
  fc.assert(
    fc.property(sources, (source) => {
      const compared = cutFile('a.html', source)
        .map((line) => line.compared ?? line.source)
        .join('');
      expect(treeOf(compared)).toBe(treeOf(source));
    }),
    SEEDED,
  );
});
