import { stringify } from 'devalue';
import { expect, test } from 'vitest';
import { faultsOfLoaded } from '../../../../integrations/build/loaded-content.ts';

const QUESTION = 'src/content/faq/01-why.mdx';
const STUDIO = 'src/content/studio.yaml';

/** A data store in which each of these files is an entry of `faq`. */
const storeOf = (...files: (string | undefined)[]) =>
  stringify(
    new Map([
      ['faq', new Map(files.map((filePath, index) => [`entry-${index}`, { filePath }]))],
      ['meta::meta', new Map([['astro-version', '7']])] as never,
    ]),
  );

test('the same files, in any order, are not a fault', () => {
  expect(faultsOfLoaded(storeOf(QUESTION, STUDIO), [STUDIO, QUESTION])).toEqual([]);
});

test('a file that was loaded and not checked is named', () => {
  expect(faultsOfLoaded(storeOf(QUESTION, 'docs/01-code.mdx'), [QUESTION])).toEqual([
    'docs/01-code.mdx was loaded, and not checked.',
  ]);
});

test('an entry without a file is named', () => {
  expect(faultsOfLoaded(storeOf(undefined), [])).toEqual([
    'The entry faq/entry-0 was loaded, and not checked.',
  ]);
});

test('a file that was checked and not loaded is named', () => {
  expect(faultsOfLoaded(storeOf(QUESTION), [QUESTION, STUDIO])).toEqual([
    `${STUDIO} was checked, and not loaded.`,
  ]);
});
