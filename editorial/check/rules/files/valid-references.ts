import { entryOf } from '../../../../src/content-map.ts';
import { stringsAt, valuesAt, type PlacedString } from '../../../../src/facts/values.ts';
import { rangeOfSetting } from '../../../content/places.ts';
import { isParsed, type ContentFile } from '../../../content/read.ts';
import { nearest } from '../../../content/nearest.ts';
import { anchorOf, missingSections } from '../../shared/sections.ts';
import type { Diagnostic } from '../../../output/diagnostic.ts';
import { report, type Rule } from '../../shared/rule.ts';

/** Every proof and every pledge that a page refers to exists. */
export const validReferences: Rule = {
  name: 'valid-references',
  // To see that a pledge could not be parsed.
  checksUnparsed: true,
  checkFiles: (files) => {
    const pledges = files.filter(({ name }) => entryOf(name)?.collection === 'pledge');
    const ids = pledges.flatMap(({ data }) => valuesAt(data, 'proofs.*.id'));
    const proofs = ids.flatMap(({ value }) => (typeof value === 'string' && value ? [value] : []));
    // The proof or the pledge may be in a file that could not be parsed, or have no valid id.
    if (!pledges.every(isParsed) || proofs.length < ids.length) return [];
    // `required-sections` reports a pledge that is missing, which may have it.
    if (missingSections(files, 'pledge').length > 0) return [];
    const anchors = pledges.flatMap((file) => anchorOf(file) ?? []);
    return files.flatMap((file) => [
      ...reportUnknown(file, stringsAt(file.data, 'trust.cards.*.proof'), proofs, 'proof'),
      ...reportUnknown(file, stringsAt(file.data, 'staffs.items.*.pledge'), anchors, 'pledge'),
    ]);
  },
};

/** Reports the references to a proof or a pledge that does not exist. */
function reportUnknown(
  file: ContentFile,
  references: readonly PlacedString[],
  known: readonly string[],
  kind: string,
): Diagnostic[] {
  return references
    .filter(({ value }) => !known.includes(value))
    .flatMap(({ path, value }) => {
      const near = nearest(value, known);
      return report(file, rangeOfSetting(file, path), {
        reason: `No ${kind} in the pledges is called “${value}”.`,
        note: `The ${kind} is shown in this place too, and the site would not find it.`,
        fix: near
          ? `Write ${near}.`
          : 'Write the name of one that is there, as the files of “pledge” have it, or undo the change of that name.',
        expected: near,
        replaces: value,
      });
    });
}
