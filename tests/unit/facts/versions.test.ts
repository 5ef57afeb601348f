import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder } from '../../../packages/copy-review/tests/repository.ts';
import { readVersions, upcomingText, versionInForce } from '../../../src/facts/versions.ts';
import { placeholder, supplied } from '../suppliables.ts';

/** Five invented versions, which count from 5 January, 2 March, 4 May, 1 June and 1 October 2026. */
const FOLDER = 'tests/fixtures/adopted';
const VERSIONS = readVersions('legal', FOLDER);

describe('The adopted versions of a document', () => {
  it('are read with the oldest first: 1.10 is later than 1.2', () => {
    expect(VERSIONS.map(({ version }) => version)).toEqual(['1.0', '1.1', '1.2', '1.10', '2.0']);
    expect(readVersions('trust-pledge', FOLDER)).toEqual([]);
    expect(readVersions('legal', 'tests/fixtures/nowhere')).toEqual([]);
  });

  it('are the Markdown files of their folder alone', () => {
    const folder = emptyFolder();
    cpSync(FOLDER, folder, { recursive: true });
    writeFileSync(join(folder, 'versions/.DS_Store'), '');
    expect(readVersions('legal', folder)).toEqual(VERSIONS);
  });

  it('cannot be read if one byte of one of them has changed', () => {
    const folder = emptyFolder();
    cpSync(FOLDER, folder, { recursive: true });
    const file = join(folder, 'versions/legal-1.1.md');
    writeFileSync(file, readFileSync(file, 'utf8').replace('60 days', '61 days'));
    expect(() => readVersions('legal', folder)).toThrow(/legal-1\.1\.md was changed/);
  });
});

describe('A text that counts from a later day', () => {
  const record = { adopted: supplied('2026-10-01'), effective: supplied('2026-10-01') };
  const until = (today: string) => upcomingText(record, VERSIONS, today)?.until?.version;

  it('is announced until the day before, with the version that counts', () => {
    expect(upcomingText(record, VERSIONS, '2026-09-30')?.date).toBe('2026-10-01');
    expect(until('2026-09-30')).toBe('1.10');
    expect(until('2026-05-31')).toBe('1.2');
    expect(until('2026-06-01')).toBe('1.10');
  });

  it('is announced without another version if none counts yet', () => {
    expect(upcomingText(record, VERSIONS, '2026-01-04')).toEqual({ date: '2026-10-01' });
    expect(upcomingText(record, [], '2026-09-30')?.until).toBeUndefined();
  });

  it('is the text from that day on', () => {
    expect(upcomingText(record, VERSIONS, '2026-10-01')).toBeUndefined();
    expect(upcomingText(record, VERSIONS, '2026-10-02')).toBeUndefined();
    expect(versionInForce(VERSIONS, '2026-10-01')?.version).toBe('2.0');
  });

  it('is not announced while it is a draft or has no date', () => {
    expect(
      upcomingText({ ...record, adopted: placeholder() }, VERSIONS, '2026-09-30'),
    ).toBeUndefined();
    expect(
      upcomingText({ ...record, effective: placeholder() }, VERSIONS, '2026-09-30'),
    ).toBeUndefined();
  });
});
