import { expect, it } from 'vitest';
import { compare, marked } from '../reading.ts';

const NONE = { before: [], after: [] };

const told = (page: string, before: Record<string, string>, after: Record<string, string>) => {
  const textsOf = (texts: Record<string, string>) =>
    Object.entries(texts).map(([place, text]) => ({ file: 'a.yaml', place, text }));
  const registers = { ...NONE, texts: { before: textsOf(before), after: textsOf(after) } };
  return compare(page, page, { registers }).later.map(
    ({ file, place, words }) => `${file} ${place}: ${marked(words)}`,
  );
};

it('A changed text that no page shows is told, with its place', () => {
  const before = {
    'note.supplied': 'It is there.',
    'note.lost': 'It was there.',
    'note.missing': 'It is not there.',
  };
  const after = { ...before, 'note.supplied': 'It is there, trust us.' };
  expect(told('<p>It is not there.', before, after)).toEqual([
    'a.yaml note.supplied: It is there[+, trust us].',
  ]);
});

it('A changed text that a page shows is told by that page alone', () => {
  const page = '<p>We’ve <b>3</b> proofs of 7.<img alt="A map of hills">';
  expect(told(page, {}, { a: "We've {linked} proofs of {count}.", b: 'A map of hills' })).toEqual(
    [],
  );
});

it('A text that is gone is not told', () => {
  expect(told('<p>One.', { a: 'Gone.' }, {})).toEqual([]);
});
