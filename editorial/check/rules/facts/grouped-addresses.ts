import { entryOf } from '../../../../src/content-map.ts';
import { isSolanaAddress } from '../../../../src/formats/contract-address.ts';
import { idOf, publishedIn } from '../../channels/mentions.ts';
import { isInDictionary } from '../../../content/dictionary.ts';
import { memoize } from '../../../content/memoize.ts';
import { passagesOf, rangeIn } from '../../../content/passages.ts';
import type { ContentFile } from '../../../content/read.ts';
import { report, type Rule } from '../../shared/rule.ts';

/**
 * No text has an address on Solana that spaces divide into groups, unless the owner has published it: other
 * rules see only addresses in one piece.
 */
export const groupedAddresses: Rule = {
  name: 'grouped-addresses',
  checkFiles: (files) => {
    const published = publishedIn(files);
    return files
      .filter(({ name }) => entryOf(name)?.statesFacts)
      .flatMap((file) =>
        groupedIn(file)
          .filter(({ address }) => !published.includes(idOf(address)))
          .flatMap(({ address, range }) =>
            report(file, range, {
              reason: `“${address}” is an address on Solana, written in groups.`,
              note: 'A visitor would trust it with money, although the owner has not published it.',
              fix: 'Remove it: the only address that belongs on this site is the token’s own, and only the owner supplies it.',
            }),
          ),
      );
  },
};

/** The most characters of an address on Solana: a longer row of groups is not read on, so that no text takes long. */
const MAX_ADDRESS = 44;
/** The least characters of each group but the last. */
const MIN_GROUP = 4;
/** Three figures or more: a real address has them, names in a row do not. */
const FIGURES = /(?:\d\D*){3}/;

const groupedIn = memoize((file: ContentFile) => {
  const passages = passagesOf(file);
  const prose = passages.filter(({ from }) => from === 'prose');
  // An address may go through lines and items of the prose, but not from one setting to another.
  const texts = [
    ...passages.filter(({ from }) => from === 'settings'),
    {
      text: prose.map(({ text }) => text).join('\n'),
      offsets: prose.flatMap(({ offsets }) => [...offsets, Number(offsets.at(-1)) + 1]),
    },
  ];
  return texts.flatMap((passage) =>
    groupsIn(passage.text).map(({ address, start, end }) => ({
      address,
      range: rangeIn(passage, start, end - start),
    })),
  );
});

/** A word of a text. */
interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** An address, and where it is in the text. */
interface GroupedAddress {
  readonly address: string;
  readonly start: number;
  readonly end: number;
}

/** The addresses on Solana that a text has in groups. */
function groupsIn(text: string): GroupedAddress[] {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));
  return words.flatMap((word, index) => addressFrom(word, words.slice(index + 1)) ?? []);
}

/** Whether a word may be a group of an address, and not its last one: it is long, and no word of a language. */
const isGroup = ({ text }: Word) => text.length >= MIN_GROUP && !isInDictionary(text);

/** The address that a word begins and the next ones continue; undefined if there is none. */
function addressFrom(first: Word, next: readonly Word[]): GroupedAddress | undefined {
  let address = first.text;
  if (!isGroup(first)) return undefined;
  for (const word of next) {
    address += word.text;
    if (FIGURES.test(address) && isSolanaAddress(address))
      return { address, start: first.start, end: word.end };
    if (!isGroup(word) || address.length >= MAX_ADDRESS) return undefined;
  }
  return undefined;
}
