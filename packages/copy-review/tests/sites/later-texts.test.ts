import { expect, it } from 'vitest';
import { compare, marked } from '../reading.ts';

const NONE = { before: [], after: [] };

/** The changed texts of the files that the page does not show yet, as the report lists them. */
function laterTexts(page: string, before: Record<string, string>, after: Record<string, string>) {
  const textsOf = (texts: Record<string, string>) =>
    Object.entries(texts).map(([place, text]) => ({ file: 'a.yaml', place, text }));
  const registers = { ...NONE, texts: { before: textsOf(before), after: textsOf(after) } };
  return compare(page, page, { registers }).later.map(
    ({ file, place, words }) => `${file} ${place}: ${marked(words)}`,
  );
}

it('A changed text that no page shows is listed, with its place', () => {
  const before = {
    'note.supplied': 'It is there.',
    'note.lost': 'It was there.',
    'note.missing': 'It is not there.',
  };
  const after = { ...before, 'note.supplied': 'It is there, trust us.' };
  expect(laterTexts('<p>It is not there.', before, after)).toEqual([
    'a.yaml note.supplied: It is there[+, trust us].',
  ]);
});

it('A changed text that a page shows is reported for that page alone', () => {
  const page = '<p>We’ve <b>3</b> proofs of 7.<img alt="A map of hills">';
  expect(
    laterTexts(page, {}, { a: "We've {linked} proofs of {count}.", b: 'A map of hills' }),
  ).toEqual([]);
});

it('A text that is gone is not listed', () => {
  expect(laterTexts('<p>One.', { a: 'Gone.' }, {})).toEqual([]);
});
