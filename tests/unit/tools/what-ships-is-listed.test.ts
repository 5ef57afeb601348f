import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { billOfWhatShips, type Bill } from '../../../tools/bill-of-materials.ts';
import { SHIPPED } from '../../../tools/shipped.ts';
import { shippedTable, withTable } from '../../../tools/shipped-table.ts';

const lockFile = readFileSync('package-lock.json', 'utf8');

describe('the README’s table of what ships', () => {
  test('says what the lock file says; “npm run lock” writes it anew', () => {
    const readme = readFileSync('README.md', 'utf8');
    expect(withTable(readme, shippedTable(lockFile))).toBe(readme);
  });

  test('has one row for each package', () => {
    const rows = shippedTable(lockFile).trim().split('\n').slice(2);
    expect(rows.map((row) => /`([^`]+)`/.exec(row)?.[1])).toEqual(Object.keys(SHIPPED));
  });

  test('takes the place of an older one, and leaves the rest', () => {
    const readme = withTable(readFileSync('README.md', 'utf8'), 'old\n');
    expect(withTable(readme, 'new\n')).toBe(readme.replace('\nold\n', '\nnew\n'));
  });

  test('asks for its place back, and for what the lock file lacks', () => {
    expect(() => withTable('# MUUVA', 'new')).toThrow('README.md needs the lines');
    expect(() => shippedTable('{"packages":{"node_modules/react":{"version":"1.0.0"}}}')).toThrow(
      'package-lock.json lacks react',
    );
  });
});

const npmsBill = (made: { at: string; number: string; folder: string }): Bill => {
  const refs = [...Object.keys(SHIPPED).reverse(), 'eslint'].map((name) => `${name}@1.0.0`);
  return {
    serialNumber: made.number,
    metadata: { timestamp: made.at, component: { 'bom-ref': 'site@0.1.0', name: made.folder } },
    components: refs.map((ref) => ({ 'bom-ref': ref, name: ref.slice(0, -6), version: '1.0.0' })),
    dependencies: [
      { ref: 'site@0.1.0', dependsOn: refs },
      { ref: 'react@1.0.0', dependsOn: ['eslint@1.0.0'] },
      { ref: 'eslint@1.0.0', dependsOn: ['react@1.0.0'] },
    ],
  };
};
const one = npmsBill({ at: '2026-11-20T13:18:30.466Z', number: 'urn:uuid:1', folder: 'a' });
const other = npmsBill({ at: '2026-11-20T14:00:00.000Z', number: 'urn:uuid:2', folder: 'b' });

describe('the bill of materials', () => {
  test('holds what ships and nothing else', () => {
    const { components, dependencies } = billOfWhatShips(one, 'site', '2026-11-20');
    expect(components.map(({ name }) => name).sort()).toEqual(Object.keys(SHIPPED).sort());
    expect(JSON.stringify(dependencies)).not.toContain('eslint');
  });

  test('is the same in another folder and at another hour', () => {
    const bill = billOfWhatShips(one, 'site', '2026-11-20');
    expect(billOfWhatShips(other, 'site', '2026-11-20')).toEqual(bill);
    expect(bill.metadata).toMatchObject({
      timestamp: '2026-11-20T00:00:00+02:00',
      component: { name: 'site' },
    });
  });

  test('has a number of its own, in the form of the standard', () => {
    const { serialNumber } = billOfWhatShips(one, 'site', '2026-11-20');
    expect(serialNumber).toMatch(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(billOfWhatShips(one, 'site', '2026-11-21').serialNumber).not.toBe(serialNumber);
  });

  test('is refused when npm left out a package or knows two of it', () => {
    const [first, ...others] = one.components;
    const without = { ...one, components: others };
    const twice = { ...one, components: [...one.components, ...(first ? [first] : [])] };
    for (const bill of [without, twice])
      expect(() => billOfWhatShips(bill, 'site', '2026-11-20')).toThrow(
        `does not hold ${first?.name} exactly once`,
      );
  });
});
