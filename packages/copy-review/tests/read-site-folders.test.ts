import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readSite } from '../src/read-site.ts';

/** A folder with a page, and a link in it to another folder with a page. */
function folder(): string {
  const [here, other] = ['here-', 'other-'].map((name) => mkdtempSync(join(tmpdir(), name)));
  if (here === undefined || other === undefined) throw new Error('No folder');
  mkdirSync(join(here, 'a'));
  for (const file of [join(here, 'a', 'index.html'), join(other, 'secret.html')])
    writeFileSync(file, '<p>One');
  symlinkSync(other, join(here, 'linked'));
  symlinkSync(join(other, 'secret.html'), join(here, 'linked.html'));
  return here;
}

it('follows no symbolic link', () => {
  expect([...readSite(folder()).pages.keys()]).toEqual(['/a']);
});

it('names routes from the folder, also from the one that is called “.”', () => {
  const program = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const words = ['--before', '.', '--after', '.', '--out', 'review'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    cwd: folder(),
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 0,
    stdout: 'Nothing that a visitor reads has changed.\n',
    stderr: '',
  });
});
