import { expect, it } from 'vitest';
import { protectingIn } from '../../../../../editorial/check/protecting/places.ts';
import { readContentFile } from '../../../../../editorial/content/read.ts';

it('The sentences that protect are those of the table, and as the content words them', () => {
  const source = 'footer: { disclaimer: { text: { strong: We promise no returns. } } }';
  const sentences = protectingIn([readContentFile('navigation.yaml', source)]);
  expect(sentences).toContain('No returns are promised.');
  expect(sentences).toContain('We promise no returns.');
});

it('Where a place has several sentences, each may be worded in another way', () => {
  const source = '---\ntoken: { buy: { clause: { draft: You buy it at your own risk. } } }\n---\n';
  expect(protectingIn([readContentFile('pages/home.mdx', source)])).toContain(
    'You buy it at your own risk.',
  );
});
