/** A gap of a text, such as `{date}`, cannot be left out: the schema of its file asks for it. */
import { matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { readContent } from '../../../editorial/content/read.ts';
import { schemaOf } from '../../../src/collections.ts';
import { COUNTED } from '../../../src/content-map.ts';
import { FACT_NAMES } from '../../../src/schemas/fields.ts';
import { STATES } from '../../states.ts';
import { changed } from './changed.ts';

/** Gaps of facts and counts, in lower case: `{Pledges}` is one too. Any text may do without them. */
const OPTIONAL = new Set(
  [...FACT_NAMES, ...Object.keys(COUNTED)].map((name) => name.toLowerCase()),
);

/** A text for one state may do without a gap that others of its group have. */
const BY_STATE = `**/{${STATES.join(',')}}{,/text,/strong}`;

/** A text without one of its gaps, once for each gap. */
const withoutGap = (text: unknown) =>
  typeof text === 'string'
    ? [...text.matchAll(/\{(\w+)\}/g)]
        .filter(([, name = '']) => !OPTIONAL.has(name.toLowerCase()))
        .map(([gap]) => ({ gap, data: text.replaceAll(gap, 'it') }))
    : [];

it('No text of the content may lose a gap', () => {
  const texts = readContent().flatMap(({ name, data }) =>
    changed(data, name, withoutGap)
      .filter(({ path }) => !matchesGlob(path, BY_STATE))
      .map((text) => ({ ...text, schema: schemaOf(name) })),
  );
  expect(texts.length).toBeGreaterThan(20);
  const accepted = texts.filter(({ schema, data }) => schema?.safeParse(data).success);
  expect(accepted.map(({ path, gap }) => `${path}: ${gap}`)).toEqual([]);
});
