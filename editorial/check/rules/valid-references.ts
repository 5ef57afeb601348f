import { entryOf } from '../../../src/content-map.ts';
import { stringsAt, type PlacedString } from '../../../src/facts/values.ts';
import { rangeOfSetting } from '../../content/places.ts';
import type { ContentFile } from '../../content/read.ts';
import { nearest } from '../../content/nearest.ts';
import { impliedValue } from '../shared/sections.ts';
import type { Diagnostic } from '../../output/diagnostic.ts';
import { report, type Rule } from '../shared/rule.ts';

/** Every proof and every pledge that a page refers to exists. */
export const validReferences: Rule = {
  name: 'valid-references',
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
      stringsAt(file.data, 'proofs.*.id').map(({ value }) => value),
    );
    // Another rule reports a section without an anchor, and suggests the implied one.
    const anchors = pledges.flatMap(
      (file) => stringsAt(file.data, 'anchor')[0]?.value ?? impliedValue(file, 'anchor') ?? [],
    );
    return files.flatMap((file) => [
      ...reportUnknown(file, stringsAt(file.data, 'trust.cards.*.proof'), proofs, 'proof'),
      ...reportUnknown(file, stringsAt(file.data, 'staffs.items.*.pledge'), anchors, 'pledge'),
    ]);
  },
};

/** Reports the references among `found` to a proof or a pledge that does not exist. */
function reportUnknown(
  file: ContentFile,
  found: readonly PlacedString[],
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
