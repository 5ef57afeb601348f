import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';

function run(program: string, directory?: string, ...options: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...options], {
    encoding: 'utf8',
    env: {
      ...process.env,
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
      CONTENT_DIR: directory,
    },
  });
  return { status, stdout, stderr };
}

/** A copy of the content in which one text of one file is replaced. */
function brokenContent(name: string, from: string, to: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('src/content', directory, { recursive: true });
  const path = join(directory, name);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  return directory;
}

// Each run starts a program, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

describe('npm run check:content', () => {
  it('passes the site’s own content', () => {
    const { status, stdout, stderr } = run('src/editorial/check/main.ts');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^Content: \d+ files, nothing wrong\.\n$/);
  });

  it('marks the spot, says what is wrong and how to put it right, without a stack trace', () => {
    const directory = brokenContent('pages/legal.mdx', 'sheet: "6"', 'sheet: six');
    const { status, stdout, stderr } = run('src/editorial/check/main.ts', directory);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout.replaceAll(directory, 'CONTENT').replace(/of \d+ files/, 'of all files')).toBe(
      [
        'CONTENT/pages/legal.mdx',
        '',
        '  5:8  error    “six” does not fit.',
        '                sheet: six',
        '                       ^^^',
        '       why      The number of the map sheet, shown in the footer.',
        '       fix      Write one figure between quotes, such as "3".',
        '',
        'Content: 1 error in 1 of all files.',
        '',
      ].join('\n'),
    );
  });

  it('refuses an option that it does not know', () => {
    expect(run('src/editorial/check/main.ts', undefined, '--quiet')).toEqual({
      status: 2,
      stdout: '',
      stderr:
        '“--quiet” is not an option of this command. Write --format people, --format github or --format json.\n',
    });
  });

  it('says so when there is no content to check', () => {
    const { status, stdout, stderr } = run('src/editorial/check/main.ts', '/nowhere');
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout).toContain('There is no folder “/nowhere”.');
  });
});

describe('npm run check:launch', () => {
  it('lists what is missing, the faults of the content before it, and refuses', () => {
    const from = /email:\n {2}status: placeholder\n.*\n.*\n/;
    const directory = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync('src/content', directory, { recursive: true });
    const path = join(directory, 'studio.yaml');
    const email = 'email: { status: placeholder, shown: a@b.example, supply: The address. }\n';
    writeFileSync(path, `mail: a\n${readFileSync(path, 'utf8').replace(from, email)}`);
    const { status, stdout, stderr } = run('src/editorial/launch/main.ts', directory);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout).toContain('The content has 1 error.');
    expect(stdout).toContain(
      [
        '  error    Still missing: The studio’s e-mail address.',
        '                 email: { status: placeholder, shown: a@b.example, supply: The address. }',
      ].join('\n'),
    );
    expect(stdout).toMatch(/\nBefore release, \d+ things are left to do\.\n$/);
  });
});
