import { describe, expect, it } from 'vitest';
import { legalRecordSchema } from '../../../src/schemas/record.ts';
import { placeholder, supplied } from '../suppliables.ts';
import { faults } from './faults.ts';

const first = { version: 'Draft', date: placeholder(), kind: 'first', summary: 'First.' };
const later = { ...first, version: '1.1', kind: 'editorial' };

const faultsWith = (settings: object) =>
  faults(legalRecordSchema, {
    adopted: placeholder(),
    effective: placeholder(),
    reviewedBy: placeholder(),
    ...settings,
  }).join('\n');
const faultsOf = (version: string, ...changes: object[]) => faultsWith({ version, changes });

describe('The record of a text', () => {
  it('calls the last entry the first version, and no other', () => {
    expect(faultsOf('1.1', later, first)).toBe('');
    expect(faultsOf('1.1', later)).toContain('The last entry is the first version');
    expect(faultsOf('Draft', first, first)).toContain('The last entry is the first version');
  });

  it('lists its changes newest first', () => {
    const march = { ...later, date: supplied('2026-03-01') };
    expect(faultsOf('1.1', march, { ...first, date: supplied('2026-02-01') })).toBe('');
    expect(faultsOf('1.1', march, { ...first, date: supplied('2026-03-01') })).toBe('');
    expect(faultsOf('1.1', march, { ...first, date: supplied('2026-04-01') })).toContain(
      'changes.1.date.value: The changes are listed newest first',
    );
  });

  it('counts from the day of its adoption at the earliest', () => {
    const text = { version: '1.1', changes: [later, first], adopted: supplied('2026-03-02') };
    expect(faultsWith(text)).toBe('');
    expect(faultsWith({ ...text, effective: supplied('2026-03-02') })).toBe('');
    expect(faultsWith({ ...text, effective: supplied('2026-03-01') })).toContain(
      'effective.value: This text would count before it was adopted.',
    );
  });

  it('is of a draft until it is adopted', () => {
    expect(
      faultsWith({ version: 'Draft', changes: [first], adopted: supplied('2026-03-02') }),
    ).toContain('adopted.value: A draft is not adopted');
  });

  it('has one change, at least', () => {
    expect(faultsOf('1.1')).toMatch(/^changes: [^\n]+$/);
  });

  it('has a higher version in each newer change', () => {
    const low = { ...later, version: '1.0' };
    expect(faultsOf('1.0', low, later, first)).toBe(
      'changes.1.version: The changes are listed newest first, and version 1.0 above this one is lower. Give the newer one the higher version.',
    );
    expect(
      faultsOf('1.10', { ...later, version: '1.10' }, { ...later, version: '1.9' }, first),
    ).toBe('');
    expect(faultsOf('1.1', later, later, first)).toBe(
      'changes: Two entries have version "1.1". Give the newer one the next version, here and in “version” at the top.',
    );
  });

  it('has the version that its newest change made', () => {
    expect(faultsOf('Draft', later, first)).toBe(
      'version: The newest entry of “changes” has another version. Write version: "1.1" here, or version: "Draft" in that entry.',
    );
  });
});
