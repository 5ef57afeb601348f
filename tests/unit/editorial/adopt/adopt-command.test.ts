import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { adoptCommand } from '../../../../editorial/adopt/adopt-command.ts';
import { checkContent } from '../../../../editorial/check/check.ts';
import { readContent } from '../../../../editorial/content/read.ts';
import { readVersions } from '../../../../src/facts/versions.ts';
import { copyOfContent } from '../fixture-content.ts';
import { ADOPTED_RECORD } from '../small-files.ts';

const RECORDS = {
  'legal.yaml': ADOPTED_RECORD,
  'pledge.yaml': ADOPTED_RECORD.replace('reviewedBy', 'signedBy'),
};

/** A content folder with adopted records, after `edit`. */
function folderWith(edit = (record: string) => record): string {
  const folder = copyOfContent();
  for (const [name, record] of Object.entries(RECORDS))
    writeFileSync(join(folder, name), edit(record));
  return folder;
}

const PAGE = '<main data-review="prose"><h2>One</h2><p>You may lose it.</p></main>';

const run = (folder: string, ...args: readonly string[]) => adoptCommand(args, () => PAGE, folder);

describe('npm run adopt', () => {
  it.each([
    ['legal', 'legal.yaml'],
    ['trust-pledge', 'pledge.yaml'],
  ] as const)('keeps the text of %s, and what its record says', (document, record) => {
    const folder = folderWith();
    expect(run(folder, document, '1.0')).toEqual({
      exitCode: 0,
      output: expect.stringContaining(`/versions/${document}-1.0.txt`) as string,
    });
    const [kept, ...others] = readVersions(document, folder);
    expect(others).toEqual([]);
    expect(kept).toMatchObject({
      kind: 'first',
      date: '2026-08-20',
      adopted: '2026-08-20',
      effective: '2026-09-01',
      approvedBy: 'A. Lawyer',
      text: '\n## One\n\nYou may lose it.\n',
    });
    const left = checkContent(readContent(folder)).filter(({ file }) => file.endsWith(record));
    expect(left).toEqual([]);
  });

  it('keeps a version once', () => {
    const folder = folderWith();
    run(folder, 'legal', '1.0');
    const file = join(folder, 'versions/legal-1.0.md');
    const before = readFileSync(file);
    const again = adoptCommand(['legal', '1.0'], () => PAGE.replace('may', 'can'), folder);
    expect(again.exitCode).toBe(1);
    expect(again.output).toContain('kept already, in versions/legal-1.0.md');
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it.each([
    [[]],
    [['legal']],
    [['legel', '1.0']],
    [['legal', 'Draft']],
    [['legal', '../1.0']],
    [['legal', '1.0', 'now']],
  ])('says how it is called, to %j', (args) => {
    const { exitCode, output } = run(folderWith(), ...args);
    expect(exitCode).toBe(2);
    expect(output).toContain('such as npm run adopt -- legal 1.0');
  });

  const draft = '{ status: placeholder, shown: not yet, needed: The day of it. }';

  it.each<[string, RegExp, string, string]>([
    ['nobody adopted it', /^adopted: .*/m, `adopted: ${draft}`, '“adopted” in legal.yaml'],
    ['it has no date', /^effective: .*/m, `effective: ${draft}`, '“effective” in legal.yaml'],
    ['nobody reviewed it', /^reviewedBy: .*/m, `reviewedBy: ${draft}`, 'The day of it.'],
    ['its entry has no date', /\bdate: .*/, `date: ${draft}`, '“changes: date” in legal.yaml'],
    ['it is not the newest', /"1\.0"/g, '"1.1"', 'at version 1.1 (legal.yaml), not 1.0'],
    ['the content has errors', /^version:/m, 'vision:', 'The content has 2 errors'],
  ])('refuses a version if %s, builds nothing and writes nothing', (_, from, to, message) => {
    const folder = folderWith((record) => record.replace(from, to));
    const build = vi.fn(() => PAGE);
    const { exitCode, output } = adoptCommand(['legal', '1.0'], build, folder);
    expect({ exitCode, output }).toEqual({
      exitCode: 1,
      output: expect.stringContaining(message) as string,
    });
    expect(build).not.toHaveBeenCalled();
    expect(existsSync(join(folder, 'versions'))).toBe(false);
  });

  it('writes nothing if the site cannot be built', () => {
    const folder = folderWith();
    const build = () => {
      throw new Error('No build.');
    };
    expect(adoptCommand(['legal', '1.0'], build, folder).output).toBe('No build.');
    expect(existsSync(join(folder, 'versions'))).toBe(false);
  });
});
