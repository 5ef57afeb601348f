import { describe, expect, it } from 'vitest';
import { checkContent } from '../../src/editorial/check/check.ts';
import { withChange } from './content.ts';

const told = (from: string, to: string) =>
  checkContent(withChange('coins/bigfoot.yaml', from, to)).map(({ what, fix }) => `${what} ${fix}`);

describe('A share of more than all', () => {
  it('is told once, with a share that can be', () => {
    expect(told('percent: 25', 'percent: 250')).toEqual(['“250” is more than 100. percent: 25']);
    expect(told('percent: 50', 'percent: 1000')).toEqual(['“1000” is more than 100. percent: 100']);
    expect(told('percent: 50', 'percent: 100.5')).toEqual([
      '“100.5” is more than 100. percent: 10.05',
    ]);
  });

  it('is not needed for shares that come to more than all together', () => {
    expect(told('percent: 50', 'percent: 90')).toHaveLength(1);
  });
});

describe('An amount whose two forms differ', () => {
  it('is told with either form to type', () => {
    const [found, ...others] = told('"100000000000000"', '"7000000000000"');
    expect(found).toContain('Write shown: 7,000,000,000,000 or value: "100000000000000"');
    expect(others).toEqual([]);
    expect(told('"100000000000000"', '100 trillion')).toHaveLength(1);
  });
});
