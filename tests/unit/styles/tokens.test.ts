import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const stepsOf = (kind: string) =>
  new Map(
    [...tokens.matchAll(new RegExp(`--${kind}-([a-z]+): ([\\d.]+)rem;`, 'g'))].map(
      ([, name = '', rem]) => [name, Number(rem)],
    ),
  );

test('a step of a container is the step of the screen with its name', () => {
  const [containers, screens] = [stepsOf('container'), stepsOf('breakpoint')];
  expect(containers.size).toBeGreaterThan(0);
  for (const [name, rem] of containers) expect(rem, name).toBeCloseTo(screens.get(name) ?? 0, 1);
});
