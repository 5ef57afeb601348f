import { entryOf } from '../../../../src/content-map.ts';
import { isSolanaAddress } from '../../../../src/formats/contract-address.ts';
import { idOf, publishedIn } from '../../channels/mentions.ts';
import { isInDictionary } from '../../../content/dictionary.ts';
import { memoize } from '../../../content/memoize.ts';
import { passagesOf, rangeIn } from '../../../content/passages.ts';
import type { ContentFile } from '../../../content/read.ts';
import { answer, report, type Rule } from '../../shared/rule.ts';

/** No text has an address on Solana in groups, unless the owner has published it: what it is does not depend on its spaces. */
export const groupedAddresses: Rule = {
  name: 'grouped-addresses',
  fails: answer('The address is 7xKXtg2C W87d97TX JSDpbD5j BkheTqA8 3TZRuJos gAsU.'),
  passes: answer('Compare the first 4 and the last 4 characters, and all between.'),
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

/** Characters between two groups of an address: spaces, line breaks, the separator of table cells. */
const MAX_GAP = 4;
/** A part of an address. Each group but the last is at least as long as the usual ones. */
const GROUP = /^[1-9A-HJ-NP-Za-km-z]+$/;
const MIN_GROUP = 4;
/** Names in a row have fewer figures than any real address. */
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

/** The addresses on Solana that a text has in groups. */
function groupsIn(text: string) {
  const parts = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
    isGroup: GROUP.test(word) && !(/^\p{L}\p{Ll}+$/u.test(word) && isInDictionary(word)),
  }));
  let next = 0;
  return parts.flatMap(({ start }, first) => {
    let address = '';
    for (const [index, { word, isGroup, ...group }] of parts.slice(first).entries()) {
      const before = parts[first + index - 1];
      const isNear = index === 0 || group.start - Number(before?.end) <= MAX_GAP;
      address += word;
      if (first < next || !isGroup || !isNear || address.length > 44) return [];
      if (index > 0 && FIGURES.test(address) && isSolanaAddress(address)) {
        next = first + index + 1;
        return [{ address, start, end: group.end }];
      }
      if (word.length < MIN_GROUP) return [];
    }
    return [];
  });
}
