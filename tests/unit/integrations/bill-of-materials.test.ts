import { expect, test } from 'vitest';
import { billOfWhatShips, type Bill } from '../../../integrations/bill-of-materials.ts';
import { SHIPPED } from '../../../integrations/shipped-packages.ts';

const DAY = '2026-11-20';

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
const bill = npmsBill({ at: '2026-11-20T13:18:30.466Z', number: 'urn:uuid:1', folder: 'a' });

test('the bill holds what ships, and what of that depends on what', () => {
  const { components, dependencies } = billOfWhatShips(bill, 'site', DAY);
  expect(components.map(({ name }) => name).sort()).toEqual(Object.keys(SHIPPED).sort());
  expect(JSON.stringify(dependencies)).not.toContain('eslint');
});

test('the bill is the same in another folder and at another hour, but not on another day', () => {
  const other = npmsBill({ at: '2026-11-20T14:00:00.000Z', number: 'urn:uuid:2', folder: 'b' });
  const [one, two] = [bill, other].map((each) => billOfWhatShips(each, 'site', DAY));
  expect(two).toEqual(one);
  expect(one?.serialNumber).toMatch(
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(billOfWhatShips(bill, 'site', '2026-11-21').serialNumber).not.toBe(one?.serialNumber);
});

test('the bill is refused when npm left out a package or knows two of it', () => {
  const [first, ...others] = bill.components;
  for (const components of [others, [...bill.components, ...(first ? [first] : [])]])
    expect(() => billOfWhatShips({ ...bill, components }, 'site', DAY)).toThrow(
      `does not hold ${first?.name} exactly once`,
    );
});
