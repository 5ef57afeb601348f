/** A gap of a text, such as `{date}`, cannot be left out: the schema of its file asks for it. */
import { matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { readContent } from '../../../editorial/content/read.ts';
import { schemaOf } from '../../../src/collections.ts';
import { COUNTED } from '../../../src/content-map.ts';
import { FACT_NAMES } from '../../../src/schemas/fields.ts';
import { STATES } from '../../states.ts';

/** Gaps of facts and counts, in lower case: `{Pledges}` is one too. Any text may do without them. */
const OPTIONAL = new Set(
  [...FACT_NAMES, ...Object.keys(COUNTED)].map((name) => name.toLowerCase()),
);

/** A text for one state may do without a gap that others of its group have. */
const BY_STATE = `**/{${STATES.join(',')}}{,/text,/strong}`;

/** A text in which a gap is left out: its path, the gap, and all settings with that text. */
interface TextWithoutGap {
  readonly path: string;
  readonly gap: string;
  readonly data: unknown;
}

function textsWithoutGap(settings: unknown, path: string): TextWithoutGap[] {
  if (typeof settings === 'string')
    return [...settings.matchAll(/\{(\w+)\}/g)]
      .filter(([, name = '']) => !OPTIONAL.has(name.toLowerCase()))
      .map(([gap]) => ({ path, gap, data: settings.replaceAll(gap, 'it') }));
  if (typeof settings !== 'object' || settings === null) return [];
  return Object.entries(settings).flatMap(([key, value]) =>
    textsWithoutGap(value, `${path}/${key}`).map((text) => ({
      ...text,
      data: Array.isArray(settings)
        ? settings.map((item: unknown, index) => (String(index) === key ? text.data : item))
        : { ...settings, [key]: text.data },
    })),
  );
}

it('No text of the content may lose a gap', () => {
  const accepted = readContent().flatMap(({ name, data }) =>
    textsWithoutGap(data, name)
      .filter((text) => schemaOf(name)?.safeParse(text.data).success)
      .filter(({ path }) => !matchesGlob(path, BY_STATE))
      .map(({ path, gap }) => `${path}: ${gap}`),
  );
  expect(accepted).toEqual([]);
});
