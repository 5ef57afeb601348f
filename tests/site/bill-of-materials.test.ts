import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SHIPPED } from '../../tools/shipped.ts';

const BILL = 'dist-supplied.cdx.json';

interface Component {
  name: string;
  version: string;
  hashes: { alg: string; content: string }[];
  licenses: { license: { id: string } }[];
}

interface Lock {
  packages: Record<string, { version: string; license: string; integrity: string }>;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** A component in the words of the lock file. */
function asLocked({ version, hashes, licenses }: Component) {
  const integrity = hashes.map(({ alg, content }) => {
    const digest = Buffer.from(content, 'hex').toString('base64');
    return `${alg.replace('-', '').toLowerCase()}-${digest}`;
  });
  return { version, license: licenses[0]?.license.id, integrity: integrity.join(' ') };
}

test('beside the release stands a CycloneDX bill of what ships, as the lock file has it', () => {
  const bill = read(BILL) as { bomFormat: string; components: Component[] };
  const { packages } = read('package-lock.json') as Lock;
  expect(bill.bomFormat).toBe('CycloneDX');
  expect(bill.components.map(({ name }) => name).sort()).toEqual(Object.keys(SHIPPED).sort());
  for (const component of bill.components)
    expect(packages[`node_modules/${component.name}`]).toMatchObject(asLocked(component));
});

test('the bill is not among what is published', () => {
  expect(existsSync(`dist-supplied/${BILL}`)).toBe(false);
});
