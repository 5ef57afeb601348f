import { describe, expect, it } from 'vitest';
import { compareSites } from '../../src/sites/compare-sites.ts';
import { CONFIG, NO_PAGES } from '../reading.ts';

const siteOf = (files: Readonly<Record<string, string>>) => ({
  name: 'site',
  pages: new Map<string, string>(),
  files: new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])),
});

const blocking = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
  immutable?: readonly string[],
) =>
  compareSites(
    siteOf(before),
    siteOf(after),
    { ...CONFIG, ...(immutable && { immutable }) },
    undefined,
    NO_PAGES,
  ).blocking;

const FOLDERS = ['/versions/'];
const OLD = { 'versions/terms-1.0.txt': 'One.' };

describe('A file that is published to stay', () => {
  it('blocks if it changed, whatever it says about itself', () => {
    expect(blocking(OLD, { 'versions/terms-1.0.txt': 'Two.' }, FOLDERS)).toEqual([
      {
        page: 'versions/terms-1.0.txt',
        message:
          'This file differs from the one that was published. It was published to stay: bring it back.',
      },
    ]);
  });

  it('blocks if it is gone', () => {
    expect(blocking(OLD, {}, FOLDERS).map(({ message }) => message)).toEqual([
      'This file is gone. It was published to stay: bring it back.',
    ]);
  });

  it('may be new', () => {
    expect(blocking(OLD, { ...OLD, 'versions/terms-1.1.txt': 'Two.' }, FOLDERS)).toEqual([]);
  });

  it('is one below these folders only', () => {
    const other = { 'robots.txt': 'One.', 'old/versions/a.txt': 'One.' };
    expect(blocking(other, {}, FOLDERS)).toEqual([]);
    expect(blocking(OLD, {})).toEqual([]);
  });
});
