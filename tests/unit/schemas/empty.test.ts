/** No text, list or group of the content can be empty, and no number 0: a page would show a gap in its place. */
import { matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { readContent } from '../../../editorial/content/read.ts';
import { schemaOf } from '../../../src/collections.ts';
import { changed } from './changed.ts';

/** What may be nothing: a percentage, lines about facts, and a list whose page says something else without it. */
const MAY_BE_EMPTY =
  '{coins/*/{founderHold,paired,initialBurn,tax}/*,*/*/lines,pledge/*/proofs,faq/*/status,studio.yaml/questions}';

function emptied(value: unknown): { data: unknown }[] {
  if (typeof value === 'string') return [{ data: '' }];
  if (typeof value === 'number') return [{ data: 0 }];
  if (typeof value !== 'object') return [];
  return [{ data: Array.isArray(value) ? [] : {} }];
}

/** The paths of the values whose change the schema of their file accepts. */
const accepted = (changesOf: (value: unknown) => { data: unknown }[]) =>
  readContent().flatMap(({ name, data }) =>
    changed(data, name, changesOf)
      .filter((change) => schemaOf(name)?.safeParse(change.data).success)
      .map(({ path }) => path),
  );

it('Nothing of the content may be empty', () => {
  expect(accepted(emptied).filter((path) => !matchesGlob(path, MAY_BE_EMPTY))).toEqual([]);
});

it('A list that may be as long as one likes may have one item, but for the lines of the promise', () => {
  const ofLast = (length: number) =>
    accepted((value) =>
      Array.isArray(value) ? [{ data: new Array<unknown>(length).fill(value.at(-1)) }] : [],
    );
  const alone = ofLast(1);
  expect(ofLast(100).filter((path) => !alone.includes(path))).toEqual([
    'pages/trust-pledge.mdx/promise/lines',
  ]);
});
