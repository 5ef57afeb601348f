import { entryOf, type CollectionName } from '../../../../src/content-map.ts';
import { stringsAt, type PlacedString } from '../../../../src/facts/values.ts';
import { rangeOfSetting } from '../../../content/places.ts';
import type { ContentFile } from '../../../content/read.ts';
import { originalOf } from '../../shared/sections.ts';
import type { Diagnostic } from '../../../output/diagnostic.ts';
import { report, type Rule } from '../../shared/rule.ts';
import { nameOf } from '../../settings/typed-settings.ts';

/** Each page has its own title and description, each answer its own question, each proof its own id. */
export const uniqueNames: Rule = {
  name: 'unique-names',
  checkFiles: (files) =>
    NAMES.flatMap(([collection, setting, note]) => {
      const named = files
        .filter(({ name }) => entryOf(name)?.collection === collection)
        // `required-sections` reports a copied section.
        .filter((file) => !originalOf(file, files))
        .flatMap((file) => stringsAt(file.data, setting).map((placed) => ({ file, ...placed })));
      return reportRepeated(named, note, collection);
    }),
};

/** The settings that contain names, by collection, and why a name has to be unique. */
const NAMES: readonly (readonly [CollectionName, setting: string, note: string])[] = [
  ['pages', 'title', 'Search results show the title, and two pages with one title look alike.'],
  ['pages', 'description', 'Search results show the description.'],
  ['faq', 'question', 'A visitor would not know which of the two answers counts.'],
  ['pledge', 'proofs.*.id', 'The home page finds a proof by its id.'],
];

/** Reports names that an earlier file has. `note` says why they must differ. */
function reportRepeated(
  named: readonly (PlacedString & { readonly file: ContentFile })[],
  note: string,
  collection: CollectionName,
): Diagnostic[] {
  // Every page and every pledge is needed.
  const orRemove = collection === 'faq' ? ', or remove one of the two files' : '';
  // Case and repeated white space make no other name.
  const same = Map.groupBy(named, ({ value }) => value.toLowerCase().replaceAll(/\s+/g, ' '));
  return [...same.values()].flatMap(([first, ...others]) =>
    others.flatMap(({ file, path, value }) =>
      report(file, rangeOfSetting(file, path), {
        reason: `“${value}” is also in ${first?.file.path ?? ''}.`,
        note,
        fix: `Write another ${nameOf(path)} here${orRemove}.`,
      }),
    ),
  );
}
