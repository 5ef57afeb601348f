import { expect, test } from 'vitest';
import { isPlaceholder } from '../../src/facts/placeholders.ts';
import { attributesOf, BUILDS, openPage, textOf, type Part } from './pages/shown.ts';

test.each(BUILDS)(
  '$build links to the other sites that have the contract address, if the owner has supplied both',
  ({ folder, site }) => {
    const { contractAddress, addressElsewhere } = site.coin;
    const places =
      isPlaceholder(contractAddress) || isPlaceholder(addressElsewhere)
        ? []
        : addressElsewhere.value.map(({ url }) => url);
    // On the token card, and in the safety block.
    for (const [name, block] of [
      ['home', '.token-card'],
      ['contact', '#safety'],
    ] as const) {
      const { $ } = openPage(folder, name);
      const paragraphs: Part = $(`${block} p`);
      const line = paragraphs.filter((index) =>
        textOf(paragraphs.eq(index)).startsWith(site.navigation.words.addressElsewhere),
      );
      expect(attributesOf(line.find('a'), 'href'), name).toEqual(places);
    }
  },
);
