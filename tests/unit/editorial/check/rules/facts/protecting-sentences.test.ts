import { describe, expect, it } from 'vitest';
import { readContentFile } from '../../../../../../editorial/content/read.ts';
import { withSettings } from '../../../../../../editorial/launch/example-values.ts';
import { checkChanged, CONTENT } from '../../../fixture-content.ts';
import { PROTECTING } from '../../../../../../src/specification/protecting-sentences.ts';
import {
  keeps,
  protectingIn,
} from '../../../../../../editorial/check/rules/facts/protecting-sentences.ts';
import { asTyped } from '../../../../../../editorial/check/shared/required-words.ts';

const SENTENCES = PROTECTING.flatMap(({ says }) => (says === true ? [] : says));

const DENIAL = /\b(?:Nothing|No|None|Never|not|never|no|none|nothing|neither|nor|cannot)\b/g;

/** A sentence with “never” put before each of its words in turn. */
const withNever = (sentence: string): string[] => {
  const words = sentence.split(' ');
  return words.map((_, at) => words.toSpliced(at, 0, 'never').join(' '));
};

/** A sentence without each of its words in brackets in turn, wherever it stands. */
const withoutWords = (sentence: string): string[] =>
  [...sentence.matchAll(/\[([^\]]+)\]/g)].map(([, word = '']) =>
    sentence.replaceAll(/[[\]]/g, '').replaceAll(new RegExp(`\\b${word}\\w*`, 'gi'), ''),
  );

describe('a sentence that protects', () => {
  it.each(SENTENCES)('keeps what it says: %s', (sentence) => {
    expect(keeps(sentence, asTyped(sentence))).toBe(true);
    expect(withoutWords(sentence).length).toBeGreaterThan(0);
  });

  it.each(SENTENCES)('is missed with a required word dropped: %s', (sentence) => {
    expect(withoutWords(sentence).filter((other) => keeps(sentence, other))).toEqual([]);
  });

  it.each(SENTENCES)('is missed with “never” put in: %s', (sentence) => {
    expect(withNever(asTyped(sentence)).filter((other) => keeps(sentence, other))).toEqual([]);
  });

  it.each(SENTENCES.filter((sentence) => DENIAL.test(sentence)))(
    'is missed with its denial in another clause: %s',
    (sentence) => {
      const other = `There is no doubt: ${asTyped(sentence).replaceAll(DENIAL, '')}`;
      expect(keeps(sentence, other)).toBe(false);
      expect(keeps(sentence, other.replace('doubt', 'risk'))).toBe(false);
    },
  );
});

it('The sentences that protect are those of the table, and as the content words them', () => {
  const source = 'footer: { disclaimer: { text: { strong: We promise no returns. } } }';
  const sentences = protectingIn([readContentFile('navigation.yaml', source)]);
  expect(sentences).toContain('No returns are promised.');
  expect(sentences).toContain('We promise no returns.');
});

describe('A place for sentences that protect', () => {
  it.each(PROTECTING.map((row) => [row.what, row.file, row] as const))(
    'may not be without them: %s, %s',
    (_, name, { setting, says }) => {
      const [folder = '', section = ''] = name.split('/');
      const isPlace = (file: (typeof CONTENT)[number]) =>
        file.name === name ||
        (file.name.startsWith(`${folder}/`) &&
          (section === '*' || new RegExp(`^(?:anchor|kind): ${section}$`, 'm').test(file.source)));
      const others = CONTENT.map((file) => {
        if (!isPlace(file)) return file;
        const { source } = file;
        const other =
          says === true
            ? source.replace(`${setting}: true\n`, '')
            : setting === undefined
              ? `${source.slice(0, file.bodyStart)}\nThe view is fine.\n`
              : withSettings(source, { [setting]: 'The view is fine.' });
        return readContentFile(file.name, other, file.path);
      });
      const found = checkChanged(others).filter(({ ruleId }) => ruleId === 'protecting-sentences');
      expect(found.map(({ severity }) => severity)).toContain('error');
      expect(found.length).toBeGreaterThanOrEqual(says === true ? 1 : says.length);
    },
  );
});
