/**
 * `npm run adopt -- legal 1.0`: saves the text of an adopted version in a file that never changes.
 * Exit code 1 if the version cannot be adopted, 2 for unknown arguments.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finish } from '../output/command.ts';
import { adoptCommand } from './adopt-command.ts';

/** Builds the site into a temporary folder, which is removed, and returns the HTML of a page. */
function builtPage(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'adopt-'));
  try {
    console.log('Building the site …');
    // On Windows npm is a batch file, which needs a shell. The command contains no arguments of the
    // user.
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
