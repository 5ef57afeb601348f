import { entryOf } from '../../../content-map.ts';
import { valuesIn, type PlacedValue } from '../../../facts/values.ts';
import { rangeOfSetting } from '../../content/places.ts';
import type { ContentFile } from '../../content/read.ts';
import { nearest } from '../../content/nearest.ts';
import { impliedValue } from '../shared/required-sections.ts';
import type { Diagnostic } from '../../output/diagnostic.ts';
import { report, type Rule } from '../shared/rule.ts';

/** Every proof and every pledge that a page refers to exists. */
export const everyReferenceIsKnown: Rule = {
  name: 'every-reference-is-known',
  fails: {
    'pages/home.mdx': '---\ntrust: { cards: [{ proof: lokcer }] }\n---\n',
    'pledge/01-lock.mdx': '---\nproofs: [{ id: locker }]\n---\n',
  },
  passes: {
    'pages/home.mdx': '---\ntrust: { cards: [{ proof: locker }] }\n---\n',
    'pledge/01-lock.mdx': '---\nproofs: [{ id: locker }]\n---\n',
  },
  checkFiles: (files) => {
    const pledges = files.filter(({ name }) => entryOf(name)?.collection === 'pledge');
    const proofs = pledges.flatMap((file) =>
      strings(file.data, 'proofs.*.id').map(({ value }) => value),
    );
    // A section without its name has a message of its own, that gives it the one it is known by here.
    const anchors = pledges.flatMap(
      (file) => strings(file.data, 'anchor')[0]?.value ?? impliedValue(file, 'anchor') ?? [],
    );
    return files.flatMap((file) => [
      ...unknown(file, strings(file.data, 'trust.cards.*.proof'), proofs, 'proof'),
      ...unknown(file, strings(file.data, 'staffs.items.*.pledge'), anchors, 'pledge'),
    ]);
  },
};

interface Found extends PlacedValue {
  readonly value: string;
}

function unknown(
  file: ContentFile,
  found: readonly Found[],
  known: readonly string[],
  kind: string,
): Diagnostic[] {
  return found
    .filter(({ value }) => !known.includes(value))
    .map(({ path, value }) => {
      const range = rangeOfSetting(file, path);
      const near = nearest(value, known);
      return report(file, range, {
        reason: `No ${kind} in the pledges is called “${value}”.`,
        note: `The ${kind} is shown in this place too, and the site would not find it.`,
        fix: `Write ${near ?? [...new Set(known)].join(' or ')}.`,
        expected: near === undefined ? undefined : [near],
        replaces: value,
      });
    });
}

/** The strings at a path, in which `*` stands for every item of a list. */
const strings = (data: unknown, pattern: string): Found[] =>
  valuesIn(data).flatMap(({ path, value }) => {
    const keys = path.map((key) => (typeof key === 'number' ? '*' : key));
    return keys.join('.') === pattern && typeof value === 'string' ? [{ path, value }] : [];
  });
