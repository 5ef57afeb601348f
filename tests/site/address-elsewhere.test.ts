import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { EXAMPLE_CONTENT } from '../../integrations/content-check.ts';
import { siteWords } from '../site-words.ts';

/** The links in the paragraph about other sites with the address: that of the token card, and that of the safety block. */
const placesIn = (folder: string, words: string) =>
  [
    ['index', '.token-card'],
    ['contact', '#safety'],
  ].map(([page, block]) => {
    const $ = load(readFileSync(`${folder}/${page}.html`, 'utf8'));
    const line = $(`${block} p`).filter((_, element) => $(element).text().startsWith(words));
    return line
      .find('a')
      .toArray()
      .map(({ attribs }) => attribs.href);
  });

test.each([
  ['dist', 'src/content'],
  ['dist-supplied', EXAMPLE_CONTENT],
])(
  '%s links to the other sites that have the contract address, if the owner has supplied both',
  (folder, content) => {
    const { coin, navigation } = siteWords(content);
    const { contractAddress, addressElsewhere } = coin;
    const places =
      contractAddress.status === 'supplied' && addressElsewhere.status === 'supplied'
        ? addressElsewhere.value.map(({ url }) => url)
        : [];
    expect(placesIn(folder, navigation.words.addressElsewhere)).toEqual([places, places]);
  },
);
