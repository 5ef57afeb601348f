import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { ask, folder, said } from './in-process.ts';

describe('npm run fix:content puts each sentence on a line of its own', { timeout: 30_000 }, () => {
  const ABOUT = 'about/02-vision.mdx';
  const LEGAL = 'legal/02-not-financial-advice.mdx';
  const fix = async () => {
    vi.resetModules();
    await import('../../src/editorial/check/fix-main.ts');
  };
  const add = (text: string) => (source: string) => `${source}\n${text}\n`;

  it('and say in which files, and how many', async () => {
    const one = folder(ABOUT, add('We walk. We rest.'));
    const two = join(dirname(dirname(one)), LEGAL);
    writeFileSync(two, add('It may fall. It may rise. Read on.')(readFileSync(two, 'utf8')));
    ask();
    await fix();
    expect(said).toEqual([
      `${one}: 1 more line.`,
      `${two}: 2 more lines.`,
      'Each sentence now has a line of its own. Nothing else has changed.',
    ]);
    expect(readFileSync(two, 'utf8')).toMatch(/\nIt may fall\.\nIt may rise\.\nRead on\.\n$/);
    expect(process.exitCode).toBe(0);
    said.length = 0;
    await fix();
    expect(said).toEqual(['Nothing to change: every sentence has a line of its own.']);
    expect(process.exitCode).toBe(0);
  });

  it('but leave a file with errors as it is', async () => {
    const one = folder(ABOUT, add('We walk. We rest.'));
    const two = join(dirname(dirname(one)), LEGAL);
    writeFileSync(two, readFileSync(two, 'utf8').replace('title:', 'titel:'));
    ask();
    await fix();
    expect(said).toEqual([
      `${one}: 1 more line.`,
      `${two}: left as it is, for it has errors.`,
      'Each sentence now has a line of its own in the files that were changed. Nothing else has changed.',
    ]);
    said.length = 0;
    await fix();
    expect(said).toEqual([`${two}: left as it is, for it has errors.`, 'Nothing has changed.']);
  });

  it('but take no option, and then change nothing', async () => {
    const one = folder(ABOUT, add('We walk. We rest.'));
    const before = readFileSync(one, 'utf8');
    ask('--dry-run');
    await fix();
    expect(said).toEqual([
      '“--dry-run” is not an option of this command: it has none. Nothing has been changed.',
    ]);
    expect(process.exitCode).toBe(2);
    expect(readFileSync(one, 'utf8')).toBe(before);
  });
});
