import { describe, expect, test } from 'vitest';
import { packUtilities } from '../../../../integrations/build/utility-classes.ts';

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
    expect(html).toContain('"ad"');
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
      '@layer utilities{.border{border-style:var(--tw-a);top:var(--own)}}@property --tw-a{initial-value:solid}@property --own{initial-value:0}';
    expect(packUtilities('<p class="border">', css).css).toContain(
      '.border{border-style:solid;top:var(--own)}',
    );
    const dashed = css.replace('top:', '--tw-a:dashed;top:');
    expect(packUtilities('<p class="border">', dashed).css).toContain('border-style:var(--tw-a)');
  });

  test('are removed if no element has them', () => {
    expect(packUtilities('<p>', CSS)).toEqual({ html: '<p>', css: 'p{top:0}@layer utilities{}' });
  });
});
