import { expect, it } from 'vitest';
import { marksOf } from '../../src/report/marks.ts';
import { compare } from '../reading.ts';

/** The marks of a page, of which all changes are numbered in their order. */
function marks(before: string, after: string) {
  const [page] = compare(before, after).pages;
  const ids = page?.blocks.map(({ id }) => id) ?? [];
  return page ? marksOf(page, after, ({ id }) => ids.indexOf(id) + 1) : [];
}

it('A changed text is marked at its text nodes, counted without those of noscript and template', () => {
  const page = (words: string) =>
    `<title>A</title><p>One</p><noscript>no <b>script</b></noscript><template>t<b>t</b></template><p>We <b>${words}</b>.</p>`;
  // After “A” and “One”.
  expect(marks(page('will'), page('may'))).toMatchObject([
    { number: 1, texts: [2, 3, 4], elements: [] },
  ]);
});

it('A changed attribute is marked at its element', () => {
  const page = (label: string) => `<p>One</p><img src="a.png" alt="${label}">`;
  // After html, head, body and p.
  expect(marks(page('a lake'), page('a foot'))).toMatchObject([{ texts: [], elements: [4] }]);
});

it('A removed text has no mark', () => {
  expect(marks('<p>One sentence.<p>Another text.', '<p>One sentence.')).toEqual([]);
});
