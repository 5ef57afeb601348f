import { expect, test } from 'vitest';
import { headingLines, type PageHeading } from '../../../../src/art/cards/heading-lines.ts';

test.each<[string, Omit<PageHeading, 'title'>, string[]]>([
  ['one text', { heading: 'Terms' }, ['Terms']],
  ['a text with a small line above it', { heading: { text: 'Terms' } }, ['Terms']],
  ['the lines at the top', { hero: { heading: ['On', 'us'] } }, ['On', 'us']],
  ['a text at the top', { hero: { heading: { text: 'On us' } } }, ['On us']],
  ['a tagline', { hero: { tagline: ['We', 'launch'] } }, ['We', 'launch']],
  ['none, and so its title', {}, ['Title']],
])('a page whose heading is %s has its words on its card', (_, settings, lines) => {
  expect(headingLines({ title: 'Title', ...settings })).toEqual(lines);
});
