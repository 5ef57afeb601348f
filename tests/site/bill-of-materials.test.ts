import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Bill {
  bomFormat: string;
  components: { name: string; version: string; hashes: { alg: string; content: string }[] }[];
}

interface Lock {
  packages: Record<string, { version: string; integrity: string }>;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

test('beside the release stands a CycloneDX bill of what ships, as the lock file has it', () => {
  const bill = read('dist-supplied.cdx.json') as Bill;
  const { packages } = read('package-lock.json') as Lock;
  expect(bill.bomFormat).toBe('CycloneDX');
  for (const { name, version, hashes } of bill.components) {
    const integrity = hashes.map(({ content }) => Buffer.from(content, 'hex').toString('base64'));
    expect(packages[`node_modules/${name}`]).toMatchObject({
      version,
      integrity: `sha512-${integrity.join()}`,
    });
  }
});
