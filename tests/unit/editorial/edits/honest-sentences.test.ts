/**
 * Sentences as public policies, warnings and answers have them, one of each construction: wherever one stands,
 * it is never refused. Each is a paragraph or a line of its own, so that all are checked at once.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withSettings } from '../../../../editorial/launch/example-values.ts';
import { checkChanged, sourceOf, withSource } from '../fixture-content.ts';

const SENTENCES = readFileSync(new URL('honest-sentences.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
/** Stands below them, so that a place in which nothing is read is noticed. */
const PROMISE = 'The price will double.';
const TEXTS = [...SENTENCES, PROMISE];

const below = (source: string) => `${source.trimEnd()}\n\n${TEXTS.join('\n\n')}\n`;
const inCaption = (source: string) => withSettings(source, { 'why.caption': TEXTS });

it.each([
  ['an answer', 'faq/01-right-address.mdx', below],
  ['a pledge', 'pledge/04-fixed-supply.mdx', below],
  ['About', 'about/03-why-we-exist.mdx', below],
  ['a setting', 'pages/home.mdx', inCaption],
])('None is refused in %s', (_place, name, change) => {
  const source = change(sourceOf(name));
  const errors = checkChanged(withSource(name, source)).filter(
    ({ severity }) => severity === 'error',
  );
  const lines = source.split('\n');
  const refused = errors.map(({ place }) => lines[place.start.line - 1]);
  expect(refused).toEqual([expect.stringContaining(PROMISE)]);
});
