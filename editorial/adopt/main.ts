/**
 * `npm run adopt -- legal 1.0`: keeps the text of an adopted version for good. Exit code 1 if that
 * version cannot be adopted, 2 on unknown arguments.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finish } from '../output/command.ts';
import { adoptCommand } from './adopt-command.ts';

/** Builds the site into a temporary folder. Nothing of it is kept. */
function builtPage(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'adopt-'));
  try {
    console.log('Building the site …');
    // npm is a batch file on Windows, which only a shell runs; the words are our own.
    const { status, stdout, stderr } = spawnSync('npm run build', {
      shell: true,
      encoding: 'utf8',
      env: { ...process.env, OUT_DIR: folder, SITE_ENV: '' },
    });
    if (status !== 0) throw new Error(`The site could not be built:\n${stdout}${stderr}`);
    return readFileSync(join(folder, `${name}.html`), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

finish(adoptCommand(process.argv.slice(2), builtPage, process.env.CONTENT_DIR));
