import { expect, it } from 'vitest';
import { sentencesIn } from '../../../src/words/figures/index.ts';

it.each([
  ['It ends.', 'And so on.'],
  ['“It ends.”', '“So?”'],
  ['It ends …', '5 coins are left.'],
  ['The answer is no.', 'It stays.'],
  ['It is the last of its par.', 'It stays.'],
  ['Read No. 5, Fig. 2 and s. 43, i.e. Dec. 2026.', 'It ends.'],
])('%j is a sentence, and %j another', (...sentences) => {
  expect(sentencesIn(sentences.join(' ')).map(({ text }) => text)).toEqual(sentences);
});
