import { entryOf, type CollectionName } from '../../../content-map.ts';
import { rangeOfSetting } from '../../content/places.ts';
import type { ContentFile } from '../../content/read.ts';
import { originalOf } from '../shared/required-sections.ts';
import type { Diagnostic } from '../../output/diagnostic.ts';
import { report, type Rule } from '../shared/rule.ts';
import { nameOf } from '../settings/wording.ts';

/** Each page has its own title and description, each answer its own question, each proof its own id. */
export const namesAreUnique: Rule = {
  name: 'names-are-unique',
  fails: { 'pages/about.mdx': '---\ntitle: Us\n---\n', 'pages/legal.mdx': '---\ntitle: Us\n---\n' },
  passes: {
    'pages/about.mdx': '---\ntitle: Us\n---\n',
    'pages/legal.mdx': '---\ntitle: Law\n---\n',
  },
  checkFiles: (files) => [
    ...twice(
      files,
      'pages',
      'title',
      'Search results show the title, and two pages with one title look alike.',
    ),
    ...twice(files, 'pages', 'description', 'Search results show the description.'),
    ...twice(files, 'faq', 'question', 'A visitor would not know which of the two answers counts.'),
    // A section that stands there twice, with all that is in it, is another rule’s matter.
    ...proofs(files.filter((file) => !originalOf(file, files))),
  ],
};

interface Named {
  readonly file: ContentFile;
  readonly path: readonly PropertyKey[];
  readonly value: string;
}

function twice(
  files: readonly ContentFile[],
  collection: CollectionName,
  key: string,
  note: string,
): Diagnostic[] {
  const named = files
    .filter(({ name }) => entryOf(name)?.collection === collection)
    .flatMap((file): Named[] => {
      const value: unknown = file.settings.get(key);
      return typeof value === 'string' ? [{ file, path: [key], value }] : [];
    });
  return repeated(named, note);
}

function proofs(files: readonly ContentFile[]): Diagnostic[] {
  const named = files.flatMap((file): Named[] => {
    const list: unknown = (file.data as { proofs?: unknown } | null | undefined)?.proofs;
    if (entryOf(file.name)?.collection !== 'pledge' || !Array.isArray(list)) return [];
    return list.flatMap((proof: unknown, index): Named[] => {
      const id = (proof as { id?: unknown } | null)?.id;
      return typeof id === 'string' ? [{ file, path: ['proofs', index, 'id'], value: id }] : [];
    });
  });
  return repeated(named, 'The home page finds a proof by its id.');
}

function repeated(named: readonly Named[], note: string): Diagnostic[] {
  return named.flatMap(({ file, path, value }, index) => {
    const first = named.slice(0, index).find((other) => isSame(other.value, value));
    if (!first) return [];
    return [
      report(file, rangeOfSetting(file, path), {
        reason: `“${value}” stands in ${first.file.path} too.`,
        note,
        fix: `Write another ${nameOf(path)} here, or take one of the two files out.`,
      }),
    ];
  });
}

/** Readers see no difference between small and capital letters, or one space and two. */
function isSame(one: string, other: string): boolean {
  const even = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ');
  return even(one) === even(other);
}
