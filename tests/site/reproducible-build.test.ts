import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { namesIn } from '../../hosting/served-files.ts';
import { buildElsewhere } from './build-elsewhere.ts';

/** Every file of a build by its name, those for the host included. */
const filesIn = (folder: string) =>
  new Map(namesIn(folder).map((name) => [name, readFileSync(join(folder, name))]));

test('a second build, in another folder and without caches, is byte-identical', () => {
  const { build, remove } = buildElsewhere('dist');
  onTestFinished(remove);
  const [first, second] = [filesIn('dist'), filesIn(build)];
  expect([...second.keys()].sort()).toEqual([...first.keys()].sort());
  const differing = [...first].filter(([name, body]) => !second.get(name)?.equals(body));
  expect(differing.map(([name]) => name)).toEqual([]);
});
