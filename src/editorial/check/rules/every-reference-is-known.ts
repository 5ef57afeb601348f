import { entryOf } from '../../../content-map.ts';
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
      strings(file.data, ['proofs', null, 'id']).map(({ value }) => value),
    );
    // A section without its name has a message of its own, that gives it the one it is known by here.
    const anchors = pledges.flatMap(
      (file) => strings(file.data, ['anchor'])[0]?.value ?? impliedValue(file, 'anchor') ?? [],
    );
    return files.flatMap((file) => [
      ...unknown(file, strings(file.data, ['trust', 'cards', null, 'proof']), proofs, 'proof'),
      ...unknown(file, strings(file.data, ['staffs', 'items', null, 'pledge']), anchors, 'pledge'),
    ]);
  },
};

interface Found {
  readonly path: readonly (string | number)[];
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

/** The strings at a path; null in the path stands for every item of a list. */
function strings(
  data: unknown,
  path: readonly (string | null)[],
  at: readonly (string | number)[] = [],
): Found[] {
  const [key, ...rest] = path;
  if (key === undefined) return typeof data === 'string' ? [{ path: at, value: data }] : [];
  if (typeof data !== 'object' || data === null) return [];
  if (key === null)
    return Array.isArray(data)
      ? data.flatMap((item, index) => strings(item, rest, [...at, index]))
      : [];
  return strings((data as Record<string, unknown>)[key], rest, [...at, key]);
}
