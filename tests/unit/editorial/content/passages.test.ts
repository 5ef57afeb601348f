import { expect, it } from 'vitest';
import { passagesOf, rangeIn } from '../../../../editorial/content/passages.ts';
import { readContentFile } from '../../../../editorial/content/read.ts';

const inSettings = (value: string) => `---\nquestion: ${value}\n---\n\nSo.\n`;
const inProse = (text: string) => `---\nquestion: Why?\n---\n\n${text}\n`;

it.each([
  ['a setting', inSettings('A word here'), 'A word here'],
  ['a setting in quotation marks', inSettings('"A \\"b\\" word"'), 'A "b" word'],
  ['YAML escapes', inSettings(String.raw`"\u201Ca\x21\n\t word"`), '“a!\n\t word'],
  ['single quotation marks', inSettings("'It''s a word'"), "It's a word"],
  ['a folded setting', inSettings('>-\n  A\n  long word'), 'A long word'],
  ['a list of texts', inSettings('[a, a word]'), 'a word'],
  ['entities', inProse('&lt;A&gt; &#33; &amp; word'), '<A> ! & word'],
  ['stress, a link and inline code', inProse('*A* [b](/c) `d` word'), 'A b d word'],
  ['a line break', inProse('A  \nword'), 'A\nword'],
  ['a carriage return', inProse('A\rword'), 'A\nword'],
  ['cells', inProse('| a | b |\n|---|---|\n| c | word |'), 'c\n|\nword\n|\n'],
  ['characters that nobody sees', inProse('A\u200B\u200B word'), 'A word'],
  ['long markup', inProse(`[a](/${'b'.repeat(200)}) word`), 'a word'],
])('A word has its place in the source: %s', (_, source, text) => {
  const passage = passagesOf(readContentFile('faq/01-why.mdx', source)).find(
    (one) => one.text === text,
  );
  const range = passage && rangeIn(passage, text.indexOf('word'), 4);
  expect(range).toEqual([source.indexOf('word'), source.indexOf('word') + 4]);
});
