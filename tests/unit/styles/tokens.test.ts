import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const widthsOf = (kind: string) =>
  new Map(
    [...tokens.matchAll(new RegExp(`--${kind}-([a-z]+): ([\\d.]+)rem;`, 'g'))].map(
      ([, name = '', rem]) => [name, Number(rem)],
    ),
  );

test('a container has the width of the breakpoint of its name, up to a fraction of a pixel', () => {
  const [containers, screens] = [widthsOf('container'), widthsOf('breakpoint')];
  expect(containers.size).toBeGreaterThan(0);
  // To one digit: 0.05rem is less than a pixel.
  for (const [name, rem] of containers) expect(rem, name).toBeCloseTo(screens.get(name) ?? 0, 1);
});
