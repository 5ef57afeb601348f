import { compile } from 'tailwindcss';
import { describe, expect, test } from 'vitest';
import { packUtilities as pack } from '../../../../integrations/finish/utility-classes.ts';

/** Packs with the names `a`, `aa`, `aaa` … in the order of the page. */
function packUtilities(html: string, css: string) {
  const keys: string[] = [];
  return pack(html, css, (key) => {
    if (!keys.includes(key)) keys.push(key);
    return 'a'.repeat(keys.indexOf(key) + 1);
  });
}

const CSS = String.raw`p{top:0}@layer utilities{.flex{display:flex}.p-1\.5{padding:6px}@media print{.print\:p-1{padding:4px}.print\:flex{display:flex}}}`;

describe('The utilities of a built page', () => {
  test('of one element become one class, in Tailwind’s order', () => {
    expect(packUtilities('<p class="print:p-1 flex own p-1.5">', CSS)).toEqual({
      html: '<p class="own a">',
      css: 'p{top:0}@layer utilities{.a{display:flex;padding:6px}@media print{.a{padding:4px}}}',
    });
  });

  test('share a class where they are the same', () => {
    const { html } = packUtilities('<p class="p-1.5 flex"><p class="flex p-1.5">', CSS);
    expect(html).toBe('<p class="a"><p class="a">');
  });

  test('get a class for each combination', () => {
    const pairs = Array.from({ length: 30 }, (_, index) => `<p class="flex u${index}">`);
    const rules = pairs.map((_, index) => `.u${index}{order:${index}}`);
    const css = `@layer utilities{.flex{display:flex}${rules.join('')}}`;
    const { html } = packUtilities(pairs.join(''), css);
    expect(new Set(html.match(/(?<=class=")[a-z]+/g)).size).toBe(30);
  });

  test('keep their name if an element has only one without a variant, and in islands', () => {
    const html = '<p class="flex"><astro-island><b class="flex print:p-1"></b></astro-island>';
    expect(packUtilities(html, CSS)).toEqual({
      html,
      css: String.raw`p{top:0}@layer utilities{.flex{display:flex}@media print{.print\:p-1{padding:4px}}}`,
    });
  });

  test('keep their state', () => {
    const css = String.raw`@layer utilities{.flex{display:flex}.hover\:flex:hover{display:flex}}`;
    expect(packUtilities('<p class="flex hover:flex">', css).css).toBe(
      '@layer utilities{.a{display:flex}.a:hover{display:flex}}',
    );
  });

  test('keep child selectors, which are escaped in HTML', () => {
    const css = String.raw`@layer utilities{.flex{display:flex}.\[\&\>p\]\:flex>p{display:flex}}`;
    expect(packUtilities('<div class="flex [&amp;&gt;p]:flex">', css)).toEqual({
      html: '<div class="a">',
      css: '@layer utilities{.a{display:flex}.a>p{display:flex}}',
    });
  });

  test('are split if the minifier has merged their rules', () => {
    const css = String.raw`@layer utilities{.flex{display:flex}.before\:hidden:before,.after\:hidden:after{display:none}}`;
    expect(packUtilities('<p class="flex after:hidden">', css)).toEqual({
      html: '<p class="a">',
      css: '@layer utilities{.a{display:flex}.a:after{display:none}}',
    });
  });

  test('replace a Tailwind variable that no utility sets by its initial value', () => {
    const css =
      '@layer utilities{.border{border-style:var(--tw-a);top:var(--own)}}@property --tw-a{syntax:"*";initial-value:solid}@property --own{initial-value:0}';
    expect(packUtilities('<p class="border">', css).css).toContain(
      '.border{border-style:solid;top:var(--own)}',
    );
    const fallback = `@layer properties{*{--tw-a:initial}}${css}`;
    expect(packUtilities('<p class="border">', fallback).css).toContain('border-style:solid');
    const dashed = css.replace('top:', '--tw-a:dashed;top:');
    expect(packUtilities('<p class="border">', dashed).css).toContain('border-style:var(--tw-a)');
  });

  test('keep their class where a rule does not begin with it, and that rule', () => {
    const css = String.raw`@layer utilities{.flex{display:flex}.grid{display:grid}:where(.space-y-4>*){top:0}:is(:where(.group):hover .group-hover\:flex){display:flex}}`;
    expect(
      packUtilities(
        '<p class="flex grid space-y-4 group"><b class="flex grid group-hover:flex">',
        css,
      ),
    ).toEqual({
      html: '<p class="space-y-4 group a"><b class="group-hover:flex a">',
      css: String.raw`@layer utilities{.a{display:flex;display:grid}:where(.space-y-4>*){top:0}:is(:where(.group):hover .group-hover\:flex){display:flex}}`,
    });
  });

  test('keep their class where another rule needs it too', () => {
    const css = '@layer utilities{.p{top:0}.q{left:0}.r{right:0}:where(.p>*){top:1px}}';
    expect(packUtilities('<p class="p q r">', css).html).toBe('<p class="p a">');
  });

  test('win over a kept rule if they come after it, and only then', () => {
    const css = '@layer utilities{.p{top:0}:is(.k *){top:1px}.q{top:2px}}';
    expect(packUtilities('<p class="p q">', css).css).toBe(
      '@layer utilities{.a{top:0}:is(.k *){top:1px}.a{top:2px}}',
    );
  });

  test('are those of their layer alone', () => {
    const others = '@layer base{.own{top:0}.other{left:0}}@media print{.own{top:1px}}';
    expect(packUtilities('<p class="own other flex p-1.5">', others + CSS)).toEqual({
      html: '<p class="own other a">',
      css: `${others}p{top:0}@layer utilities{.a{display:flex;padding:6px}}`,
    });
  });

  test('keep animations', () => {
    const css = '@layer utilities{@keyframes spin{to{rotate:1turn}}}';
    expect(packUtilities('<p>', css).css).toBe(css);
  });

  describe('of each kind that Tailwind has', () => {
    /** Classes that other classes of the list refer to. */
    const REFERRED = ['group', 'peer', 'dark', 'own'];
    const VARIANTS =
      '* ** not-hover group-hover group-data-[a=b] peer-checked in-[.own] in-focus has-[p] [&_p] [&>p] [.dark_&] hover dark rtl open nth-2 marker file before first-letter backdrop data-[x] aria-expanded supports-[display:grid] starting max-sm @max-sm not-group-hover print';
    const UTILITIES = 'space-y divide-x p -mt size inset-x translate-x grid-cols';
    /** Each with a length of its own, from 100 to 299 px, by which its rule is found. */
    const candidates = [
      ...VARIANTS.split(' ').map((variant, index) => `${variant}:p-[${index + 100}px]`),
      ...UTILITIES.split(' ').map((utility, index) => `${utility}-[${index + 200}px]`),
    ];

    test('has its rule, with classes that are in the page', async () => {
      const tailwind = await compile(
        '@layer utilities { @tailwind utilities; } @theme { --breakpoint-sm: 40rem; --container-sm: 24rem }',
      );
      const elements = candidates.map(
        (name) => `<p class="flex grid ${name.replaceAll('&', '&amp;').replaceAll('>', '&gt;')}">`,
      );
      const referred = `<p class="${REFERRED.join(' ')}">`;
      const all = tailwind.build(['flex', 'grid', ...candidates]).replace(/\/\*!.*?\*\//, '');
      const { html, css } = packUtilities(elements.join('') + referred, all);

      const lengths = (text: string) => (text.match(/(?<![\w[])[12]\d\dpx/g) ?? []).toSorted();
      expect(new Set(lengths(all)).size, 'utilities that Tailwind knows').toBe(candidates.length);
      expect(lengths(css)).toEqual(lengths(all));
      const inPage = new Set(
        [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) =>
          names.replaceAll('&gt;', '>').replaceAll('&amp;', '&').split(' '),
        ),
      );
      const inRules = [...css.matchAll(/\.((?:[a-z*@[-]|\\.)(?:[\w-]|\\.)*)/g)].map(
        ([, name = '']) => name.replaceAll('\\', ''),
      );
      expect(inRules.length).toBeGreaterThan(candidates.length);
      expect(inRules.filter((name) => !inPage.has(name))).toEqual([]);
    });
  });

  test('are removed if no element has them', () => {
    expect(packUtilities('<p>', CSS)).toEqual({ html: '<p>', css: 'p{top:0}@layer utilities{}' });
  });
});
