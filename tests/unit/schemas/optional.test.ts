/** What may be left out is left out somewhere, so that the tests of pages see what is shown then. */
import { expect, it } from 'vitest';
import { readContent } from '../../../editorial/content/read.ts';
import { schemaOf } from '../../../src/collections.ts';
import { CONTENT } from '../editorial/fixture-content.ts';
import { changed } from './changed.ts';

/** What need not be left out: the owner’s questions, which no page shows, and what saves the photograph. */
const MAY_BE_THERE = ['studio.yaml/questions', 'sightings.yaml/photograph/save'];

const FILES = [...readContent(), ...CONTENT];

/** The path of a group, for any file of its folder and any item of its list. */
const general = (path: string): string =>
  path.replace(/^(?!pages\/)([^/.]+)\/[^/]+/, '$1/*').replaceAll(/\/\d+(?=\/|$)/g, '/*');

/** Each setting of a group, with the names of all of them, and the group without it. */
const settingsOf = (group: unknown) =>
  typeof group === 'object' && group !== null && !Array.isArray(group)
    ? Object.keys(group).map((key) => {
        const names = Object.keys(group);
        return { data: { ...group, [key]: undefined }, key, names };
      })
    : [];

const settings = FILES.flatMap(({ name, data }) =>
  changed(data, name, settingsOf).map((setting) => ({ ...setting, name })),
);

it('A setting that may be left out is left out in a group of that kind or of that place', () => {
  const sameNames = (names: readonly string[], others: readonly string[]) =>
    names.toSorted().join() === others.toSorted().join();
  const isLeftOut = ({ path, key, names }: (typeof settings)[number]) => {
    const others = names.filter((name) => name !== key);
    return (
      others.length === 0 ||
      settings.some(
        (other) =>
          !other.names.includes(key) &&
          (general(other.path) === general(path) || sameNames(other.names, others)),
      )
    );
  };
  const never = settings
    .filter(({ name, data }) => schemaOf(name)?.safeParse(data).success)
    .filter((setting) => !isLeftOut(setting))
    .map(({ path, key }) => `${path}/${key}`);
  expect(never.filter((path) => !MAY_BE_THERE.includes(path))).toEqual([]);
});
