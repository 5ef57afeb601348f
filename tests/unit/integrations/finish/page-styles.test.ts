import { describe, expect, test } from 'vitest';
import {
  classesOf,
  FIRST_SCREEN_END,
  pageStyles as split,
} from '../../../../integrations/finish/page-styles.ts';

/** Splits styles; the short name of a property is its name in capitals. */
const pageStyles = (html: string, css: string) =>
  split(html, css, (property) => property.slice(2).toUpperCase());

const island = '<astro-island></astro-island>';
const page = (above: string, below = '') => `<main>${above}${FIRST_SCREEN_END}${below}</main>`;

test('the classes of a page are those of its elements', () => {
  expect(classesOf('<p class="a b"><i data-class="c" class="d">')).toEqual(
    new Set(['a', 'b', 'd']),
  );
});

describe('on a page without islands that marks no end of its first screen', () => {
  const styles = (css: string) => pageStyles('<p class="here">', css);

  test('rules that no element can match are removed', () => {
    expect(styles('.here{color:red}.gone{color:red}').critical).toBe('.here{color:red}');
  });

  test('rules for elements and states stay', () => {
    const css = 'a:hover{color:red}.here:focus-visible{color:red}[hidden]{display:none}';
    expect(styles(css).critical).toBe(css);
  });

  test('a rule for browsers that can mix colours is removed, and the mixed colour before it stays', () => {
    const css =
      '.here{color:#ff9243;@supports (color:color-mix(in lab, red, red)){color:color-mix(in srgb,#ff7a1a,#fff 18%)}}';
    expect(styles(css).critical).toBe('.here{color:#ff9243}');
    const others = '@supports (top:anchor(top)){.here{top:0}}';
    expect(styles(others).critical).toBe(others);
  });

  test.each([
    [
      'a property',
      ':root{--a:light-dark(#111,mix(b(1),c));color:red}.here{top:var(--a);left:var(--a)}',
      ':root{--A:light-dark(#111,mix(b(1),c));color:red}@supports not (color:light-dark(red,red)){:root{--A:#111}}.here{top:var(--A);left:var(--A)}',
    ],
    [
      'a value that reads a property',
      '.here{--b:1;fill:light-dark(var(--b),#222)}',
      '.here{--b:1;fill:light-dark(var(--b),#222)}@supports not (color:light-dark(red,red)){.here{fill:var(--b)}}',
    ],
    [
      'a colour of colours',
      '.here{fill:light-dark(mix(a(b(c(1),2))),mix(a(b(c(3),4))))}',
      '.here{fill:mix(a(b(c(1),2)));fill:light-dark(mix(a(b(c(1),2))),mix(a(b(c(3),4))))}',
    ],
    [
      'two among others',
      '.here{fill:a(light-dark(#111,#222),light-dark(#333,b(1)) 9%),#555}',
      '.here{fill:a(#111,#333 9%),#555;fill:a(light-dark(#111,#222),light-dark(#333,b(1)) 9%),#555}',
    ],
    [
      'a colour',
      '.here{fill:light-dark(#111,#222)}',
      '.here{fill:#111;fill:light-dark(#111,#222)}',
    ],
  ])('browsers that know no pairs of colours get the light one: %s', (_, css, expected) => {
    expect(styles(css).critical).toBe(expected);
  });

  test('one selector that can match keeps the rule', () => {
    expect(styles('.gone,.here{color:red}').critical).toContain('.here');
  });

  test('classes inside :not() and :has() are not required', () => {
    const css = '.here:not(.gone:is(.too)){color:red}p:has(.gone){color:red}';
    expect(styles(css).critical).toBe(css);
  });

  test('a media query without rules and an unused animation are removed', () => {
    const css =
      '@media print{.gone{animation:walk 1s}}@keyframes walk{to{top:0}}@layer a,b;.here{top:0}';
    expect(styles(css).critical).toBe('@layer a,b;.here{top:0}');
  });

  test('a custom property that only an unused one reads is removed', () => {
    const css = ':root{--a:var(--b);--b:1px}:root.here{--b:2px}.here{top:0}';
    expect(styles(css).critical).toBe('.here{top:0}');
  });

  test('an unused custom property of the root is removed, and a used one gets a short name', () => {
    const css =
      '@property --tw-a{syntax:"*"}@property --tw-b{syntax:"*"}:root{--idle:1px;--own:2px;--read:var(--own)}.here{--tw-a:3px;--mine:4px;top:var(--read);left:var(--own);right:var(--tw-b,0)}';
    expect(styles(css).critical).toBe(
      '@property --tw-b{syntax:"*"}:root{--OWN:2px;--READ:var(--OWN)}.here{--mine:4px;top:var(--READ);left:var(--OWN);right:var(--tw-b,0)}',
    );
  });

  test.each([
    ['a color', ':root{--c:#fff}.here{top:var(--c);left:var(--c)}', '.here{top:#fff;left:#fff}'],
    ['read once', ':root{--c:1px}.here{top:calc(var(--c)*2)}', '.here{top:calc(1px*2)}'],
    ['a color of another property', ':root{--c:#fff;--d:a(var(--c))}', ''],
  ])('a custom property of the root is replaced by its value if it is %s', (_, css, expected) => {
    expect(styles(css).critical).toBe(expected);
  });

  test.each([
    [
      'is set elsewhere',
      ':root{--c:#fff}.here{--c:#000;top:var(--c)}',
      ':root{--C:#fff}.here{--C:#000;top:var(--C)}',
    ],
    [
      'reads another',
      ':root{--c:a(var(--d))}.here{--d:1px;top:var(--c)}',
      ':root{--C:a(var(--d))}.here{--d:1px;top:var(--C)}',
    ],
    [
      'is read with a fallback',
      ':root{--c:#fff}.here{top:var(--c,1px)}',
      ':root{--C:#fff}.here{top:var(--C,1px)}',
    ],
  ])('a custom property of the root is kept if it %s', (_, css, expected) => {
    expect(styles(css).critical).toBe(expected);
  });

  test('a class is read as Tailwind writes it', () => {
    const css = String.raw`.wide\:p-\[2px\]:not(.gone\:a){top:0}.gap-\(--a\){top:1px}.p-1\.5{top:2px}`;
    expect(pageStyles('<p class="wide:p-[2px] p-1.5">', css).critical).toBe(
      String.raw`.wide\:p-\[2px\]:not(.gone\:a){top:0}.p-1\.5{top:2px}`,
    );
  });

  test('values lose the spaces after their commas, and strings keep them', () => {
    const css = '.here{clip-path:polygon(0 1%, 2% 3%);content:"a, b"}';
    expect(styles(css).critical).toBe('.here{clip-path:polygon(0 1%,2% 3%);content:"a, b"}');
  });

  test('there are no deferred styles', () => {
    expect(styles('@layer a,b;.here{color:red}').deferred).toBe('');
  });
});

describe('below the first screen', () => {
  test('rules that only match there are deferred styles', () => {
    const { critical, deferred } = pageStyles(
      page('<p class="up">', '<p class="down up">'),
      '@layer a,b;p{top:0}.up{top:0}.down{top:0}.up .down{top:0}',
    );
    expect(critical).toBe('@layer a,b;p{top:0}.up{top:0}');
    expect(deferred).toBe('@layer a,b;.down{top:0}.up .down{top:0}');
  });

  test('rules for elements that an island adds are deferred styles, and are removed without islands', () => {
    const css = '.toast{animation:rise 1s}@keyframes rise{to{top:0}}';
    expect(pageStyles(page(island), css).deferred).toBe(css);
    expect(pageStyles(page(''), css).deferred).toBe('');
  });

  test('a font face is declared once', () => {
    const css = '@font-face{font-family:a}.down{top:0}';
    const { critical, deferred } = pageStyles(page('', '<p class="down">'), css);
    expect(critical).toBe('@font-face{font-family:a}');
    expect(deferred).toBe('.down{top:0}');
  });
});

test('a page with islands that marks no end of its first screen keeps everything', () => {
  const css = '.toast{top:0}';
  expect(pageStyles(island, css)).toEqual({ critical: css, deferred: '' });
});

test('a font face for rare characters is kept only on a page that has one', () => {
  const css = '@font-face{font-family:a;unicode-range:U+A1-AC,U+20AC}@font-face{font-family:b}';
  expect(pageStyles('<p>5 euro</p>', css).critical).toBe('@font-face{font-family:b}');
  expect(pageStyles('<p>5 €</p>', css).critical).toBe(css);
  expect(pageStyles('<astro-island props="£"></astro-island>', css).critical).toBe(css);
});
