import { load } from 'cheerio';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareStyles, stylesOfPage, type Styles } from '../../src/styles/compare-styles.ts';

/** The styles of a page whose elements have these lists of classes. */
const styles = (css: string | readonly string[], ...classLists: string[]): Styles => ({
  sheets: [css].flat().map((text, index) => ({ file: `${index}.css`, css: text })),
  classLists,
});

const reported = (...sides: [Styles, Styles]) =>
  compareStyles(...sides).changes.map(
    ({ difference: { kind, place, before, after } }) =>
      `${kind} · ${place} · ${String(before)} → ${String(after)}`,
  );

/** What two style sheets of a page with the classes `a` to `d`, one for each element, differ in. */
const changes = (before: string | readonly string[], after: string | readonly string[]) =>
  reported(styles(before, 'a', 'b', 'c', 'd'), styles(after, 'a', 'b', 'c', 'd'));

describe('A change of styles', () => {
  it.each<[string, string, string[]]>([
    ['a{color:red}', 'a{color:blue}', ['style rule · a · color: red → color: blue']],
    ['', 'a{color:red}', ['style rule · a · null → color: red']],
    ['a{color:red}', '', ['style rule · a · color: red → null']],
    ['a{color:red}', 'a{color:red;top:0}', ['style rule · a ·  → top: 0']],
    [
      'a{color:red}',
      'a{color:red!important}',
      ['style rule · a · color: red → color: red !important'],
    ],
    ['a{*top:0}', 'a{top:0}', ['style rule · a · *top: 0 → top: 0']],
    ['a{top:0/**/1}', 'a{top:01}', ['style rule · a · top: 0/**/1 → top: 01']],
    [
      'a{color:red}',
      '@media print{a{color:red}}',
      ['style rule · @media print · a · null → color: red', 'style rule · a · color: red → null'],
    ],
    [
      'a{b{top:0}}',
      'a{b&{top:0}}',
      ['style rule · ba · null → top: 0', 'style rule · a b · top: 0 → null'],
    ],
    [
      'a b{c &{top:0}}',
      'c a b{top:0}',
      ['style rule · c a b · null → top: 0', 'style rule · c :is(a b) · top: 0 → null'],
    ],
    [
      'a::after{content:"a  b"}',
      'a::after{content:"a b"}',
      ['style rule · a::after · content: "a  b" → content: "a b"'],
    ],
    [
      'a::after{content:"--x"}',
      'a::after{content:"--y"}',
      ['style rule · a::after · content: "--x" → content: "--y"'],
    ],
    [
      'a,:new{top:0}',
      'a{top:0}:new{top:0}',
      [
        'style rule · a · null → top: 0',
        'style rule · :new · null → top: 0',
        'style rule · :new, a · top: 0 → null',
      ],
    ],
    [
      '@font-face{font-family:f;src:url(a)}',
      '@font-face{font-family:f;src:url(b)}',
      [
        '@font-face · @font-face f · @font-face{font-family:f;src:url(a)} → @font-face{font-family:f;src:url(b)}',
      ],
    ],
    [
      '@keyframes k{0%{top:0}}',
      '@keyframes k{1%{top:0}}',
      ['@keyframes · @keyframes k · @keyframes k{0%{top:0}} → @keyframes k{1%{top:0}}'],
    ],
    ['', '@import "a.css";', ['@import · @import "a.css" · null → @import "a.css"']],
    ['@layer a,b;', '@layer b,a;', ['order of layers ·  · a, b → b, a']],
    [String.raw`a{c\6f lor:red}`, String.raw`a{\63 ol\00006f\r:red}`, []],
    [
      String.raw`a::after{content:"\6f\2014"}`,
      String.raw`a::after{content:"o\2015"}`,
      [String.raw`style rule · a::after · content: "o\2014" → content: "o\2015"`],
    ],
    ['a{', 'a{}', ['style sheet with a syntax error · 1:1: Unclosed block · a{ → a{}']],
  ])('from %j to %j is reported', (before, after, lines) => {
    expect(changes(before, after)).toEqual(lines);
  });

  it.each<[string, string | string[]]>([
    ['a{top:0;left:0}', 'a{left:0;top:0}'],
    ['a,b{top:0}', 'a{top:0}b{top:0}'],
    ['a:hover,b:before{top:0}', 'b:before,a:hover{top:0}'],
    ['a{top:0}b{left:0}', ['b{left:0}', 'a{top:0}']],
    ['a { top : 0 ; }', 'a{top:0}'],
    ['@media print{a{top:0}b{top:0}}', '@media print{a{top:0}}@media print{b{top:0}}'],
    ['.a{& .b{top:0}}', '.a .b{top:0}'],
    ['/* one */a{top:0}', 'a{top:0}/* two */'],
    ['@layer a{a{top:0}}@layer b{a{top:1px}}', '@layer a,b;@layer b{a{top:1px}}@layer a{a{top:0}}'],
    ['a{COLOR:red}', 'a{color:red}'],
    ['a{}', ''],
  ])('from %j to %j is none', (before, after) => {
    expect(changes(before, after)).toEqual([]);
  });

  it.each<[string, string, boolean]>([
    ['.a{top:0}.b{top:1px}', '.b{top:1px}.a{top:0}', false],
    ['.a{top:0}.a{top:1px}', '.a{top:1px}.a{top:0}', true],
    ['.a{top:0}p{top:1px}', 'p{top:1px}.a{top:0}', true],
    ['.a{top:0}p{left:1px}', 'p{left:1px}.a{top:0}', false],
    ['.a{border:0}p{border-left:1px}', 'p{border-left:1px}.a{border:0}', true],
    ['.a{top:0}p{color:red}', 'p{color:red}.a{top:0}', false],
    ['.a{top:0}p{top:0}', 'p{top:0}.a{top:0}', false],
    ['.a{top:0}.a:before{top:1px}', '.a:before{top:1px}.a{top:0}', false],
    ['b{top:0}p{top:1px}', 'p{top:1px}b{top:0}', false],
    ['.unknown{top:0}.a{top:1px}', '.a{top:1px}.unknown{top:0}', true],
    ['a{border:0}a{border-top:1px}', 'a{border-top:1px}a{border:0}', true],
    ['a{all:unset}a{color:red}', 'a{color:red}a{all:unset}', true],
    ['a{top:0!important}a{top:1px}', 'a{top:1px}a{top:0!important}', false],
    [
      '@keyframes k{0%{top:0}}@keyframes k{1%{top:0}}',
      '@keyframes k{1%{top:0}}@keyframes k{0%{top:0}}',
      true,
    ],
  ])('of the order from %j to %j is reported: %j', (before, after, isReported) => {
    expect(changes(before, after).map((line) => line.replace(/ · .*/, ''))).toEqual(
      isReported ? ['order of style rules'] : [],
    );
  });

  it('of the order says which rule now wins', () => {
    expect(changes('a{top:0}a b,a{top:1px}', 'a b,a{top:1px}a{top:0}')).toEqual([
      'order of style rules · a · before a: top: 0 → after a: top: 0',
    ]);
  });

  it('is reported even if it is one of a renamed file’s content', () => {
    const renamed = new Map([['a.AAAAAAA1.png', 'a.BBBBBBB2.png']]);
    const [before, after] = ['A', 'B'].map((hash) =>
      styles(`a{background:url(/a.${hash.repeat(7)}${hash === 'A' ? 1 : 2}.png)}`),
    );
    if (!before || !after) throw new Error('No styles');
    expect(compareStyles(before, after, renamed).changes).toEqual([]);
    expect(compareStyles(before, after).changes).toHaveLength(1);
  });
});

it('has a file with a syntax error as text, and the others by their rules', () => {
  const before = styles(['a{top:0}', 'b{', 'c{'], 'a');
  const after = styles(['a{top:1px}', 'b{}', 'c{'], 'a');
  expect(reported(before, after)).toEqual([
    'style sheet with a syntax error · 1:1: Unclosed block · b{ → b{}',
    'style rule · a · top: 0 → top: 1px',
  ]);
  expect(reported(styles('b{top:0}', 'a'), styles('b{', 'a'))).toEqual([
    'style sheet with a syntax error · 1:1: Unclosed block · b{top:0} → b{',
  ]);
});

describe('Renamed names', () => {
  const renamed = (before: Styles, after: Styles) => {
    const result = compareStyles(before, after);
    return { reported: reported(before, after), renamed: Object.fromEntries(result.renamed) };
  };

  it('of classes are not a change', () => {
    const before = styles('.a{top:0}.b{left:0}@media print{.a .b{top:0}}', 'a', 'b');
    const after = styles('.b{top:0}.c{left:0}@media print{.b .c{top:0}}', 'b', 'c');
    expect(renamed(before, after)).toEqual({ reported: [], renamed: { a: 'b', b: 'c' } });
    expect([...compareStyles(before, after).folded]).toEqual([
      ['renamed classes', new Set(['.a', '.b'])],
    ]);
  });

  it('of custom properties are not a change', () => {
    const before = styles(':root{--a:red;--b:blue}a{color:var(--a)}', 'x');
    const after = styles(':root{--c:blue;--b:red}a{color:var(--b)}', 'x');
    expect(reported(before, after)).toEqual([]);
    expect([...compareStyles(before, after).folded]).toEqual([
      ['renamed custom properties', new Set(['--a', '--b'])],
    ]);
  });

  it('are none if each name can be kept', () => {
    const [before, after] = [
      styles('.a{top:0}.b{top:0}', 'a', 'b'),
      styles('.b{top:0}.a{top:0}', 'a', 'b'),
    ];
    expect(renamed(before, after)).toEqual({ reported: [], renamed: {} });
  });

  it('of similar declarations leave one change', () => {
    const before = styles('.a{top:0;left:0;color:red}.b{right:0}', 'a', 'b');
    const after = styles('.a{bottom:0}.b{top:0;left:0;color:blue}.c{right:0}', 'a', 'b', 'c');
    expect(renamed(before, after)).toEqual({
      reported: [
        'style rule · .a · null → bottom: 0',
        'style rule · .b · color: red → color: blue',
      ],
      renamed: { a: 'b', b: 'c' },
    });
  });

  it('are reported if the page does not have the class, because scripts use it', () => {
    const lines = reported(styles('.a{top:0}', 'x'), styles('.b{top:0}', 'x'));
    expect(lines).toEqual(['style rule · .b · null → top: 0', 'style rule · .a · top: 0 → null']);
  });

  it('are reported if two classes become one', () => {
    const before = styles('.a{top:0}.b{top:1px}', 'a', 'b');
    const after = styles('.a{top:0}.a{top:1px}', 'a', 'a');
    expect(reported(before, after)).not.toEqual([]);
  });

  it('are reported with the name before if it is gone', () => {
    const before = styles('.a{top:0}.b{left:0}', 'a', 'b');
    const after = styles('.a{left:0}', 'a');
    expect(renamed(before, after)).toEqual({
      reported: ['style rule · .a · top: 0 → null'],
      renamed: { b: 'a' },
    });
  });
});

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'];
const DECLARATIONS = [
  'top:0',
  'left:1px',
  'color:var(--x)',
  'content:"a.b"',
  'margin:0',
  'z-index:1',
];

it('has no renamed classes and custom properties, and no new order of independent rules', () => {
  const rule = fc.record({
    selector: fc.constantFrom(
      ...NAMES.map((name) => `.${name}`),
      '.a .b',
      '.c:hover',
      '.d>p',
      '.e:not(.f)',
    ),
    declaration: fc.constantFrom(...DECLARATIONS),
    media: fc.boolean(),
  });
  const rules = fc.uniqueArray(rule, { selector: JSON.stringify, maxLength: 14 });
  const names = fc.shuffledSubarray(NAMES, { minLength: NAMES.length });
  fc.assert(
    fc.property(rules, names, fc.gen(), (list, to, gen) => {
      const text = ({ selector, declaration, media }: (typeof list)[number]) =>
        media ? `@media print{${selector}{${declaration}}}` : `${selector}{${declaration}}`;
      const rename = (css: string) =>
        css
          .replaceAll(/\.([a-f])\b(?!")/g, (_, name: string) => `.${to[NAMES.indexOf(name)] ?? ''}`)
          .replaceAll('--x', '--y');
      const shuffled = gen(fc.shuffledSubarray, list, { minLength: list.length });
      const root = ':root{--x:red}';
      const before = styles(root + list.map(text).join(''), ...NAMES);
      const after = styles(shuffled.map(text).map(rename).join('') + rename(root), ...to);
      const found = compareStyles(before, after);
      expect(
        found.changes.filter(({ difference }) => difference.kind !== 'order of style rules'),
      ).toEqual([]);
    }),
    { seed: 20_261_123 },
  );
});

describe('Hidden and generated text', () => {
  it.each<[string, string, [string, string, string][]]>([
    ['', '.a{display:none}', [['after', '.a', 'display']]],
    ['.a{display:none}', '.a{display:block}', [['before', '.a', 'display']]],
    ['', '.a{font-size:0}', [['after', '.a', 'font-size']]],
    ['', '.a:hover::after{content:"x"}', [['after', '.a', 'content']]],
    [
      '',
      '[data-x] .a:not(:hover,.b)>[open] b::after{content:"x"}',
      [['after', '* .a>* b', 'content']],
    ],
    ['', String.raw`.a{c\6fntent:"x";v\isibility:hidden}`, [['after', '.a', 'content,visibility']]],
    ['', '::before{content:"x"}', [['after', '*', 'content']]],
    ['', '.a>:before{content:"x"}', [['after', '.a>*', 'content']]],
    // Each of the three rules is new.
    [
      '',
      '.a{--x:none}.b{--y:var(--x)}.c{display:var(--y)}',
      Array.from({ length: 3 }, () => ['after', '.c', 'display']),
    ],
    ['.c{opacity:var(--x)}', '.c{opacity:var(--x)}.a{--x:0}', [['after', '.c', 'opacity']]],
    [
      '@keyframes k{0%{top:0}}.a{animation:1s k}',
      '@keyframes k{0%{opacity:0}}.a{animation:1s k}',
      [
        ['before', '.a', 'animation'],
        ['after', '.a', 'animation'],
      ],
    ],
    ['', '@import "a.css";', [['after', '*', '@import']]],
    ['.a{order:1}.a{order:2}', '.a{order:2}.a{order:1}', [['after', '.a', 'order']]],
    ['', '.a{color:red;padding:0;width:50%;content:none;opacity:.9;font-size:.8em}', []],
    ['', '@font-face{src:url(a)}', []],
    ['', '.a{color:rgba(0,0,0,.6)}', []],
    ['', '.a{color:rgba(0,0,0,.2)}', [['after', '.a', 'color']]],
    ['', '.a{color:rgb(0 0 0 / 60%)}', []],
    ['', '.a{color:rgb(0 0 0 / 20%)}', [['after', '.a', 'color']]],
  ])('from %j to %j is in %j', (before, after, expected) => {
    const found = compareStyles(styles(before, 'a'), styles(after, 'a')).changes;
    expect(
      found.flatMap(({ hiding }) =>
        hiding.map(({ side, selector, properties }) => [side, selector, properties.join()]),
      ),
    ).toEqual(expected);
  });
});

describe('The styles of a page', () => {
  it('are its style elements and the files that it links, in their order; others are like imports', () => {
    const files = new Map([
      ['css/a.css', Buffer.from('a{}')],
      ['b.css', Buffer.from('b{}')],
    ]);
    const $ = load(
      '<link rel=stylesheet href="a.css"><p class="x y"><style>c{}</style><p class="x y"><p class=z>' +
        '<link rel="Stylesheet" href="/b.css?1"><link rel=stylesheet href="//other.example/b.css">' +
        '<link rel=stylesheet href="none.css"><link rel=icon href="/b.css">',
    );
    expect(stylesOfPage($, 'css/page.html', { name: '', pages: new Map(), files })).toEqual({
      sheets: [
        { file: 'css/a.css', css: 'a{}' },
        { file: 'css/page.html', css: 'c{}' },
        { file: 'b.css', css: 'b{}' },
        { file: 'css/page.html', css: '@import "//other.example/b.css";' },
        { file: 'css/page.html', css: '@import "none.css";' },
      ],
      classLists: ['x y', 'z'],
    });
  });
});
