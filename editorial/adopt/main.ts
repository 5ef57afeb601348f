/**
 * `npm run adopt -- legal 1.0`: saves the text of an adopted version in a file that never changes.
 * Exit code 1 if the version cannot be adopted, 2 for unknown arguments.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { servedFiles } from '../../hosting/served-files.ts';
import { PAGES, type DocumentName } from '../../src/content-map.ts';
import { finish } from '../output/command.ts';
import { adoptCommand } from './adopt-command.ts';

/** Builds the site into a temporary folder, which is removed, and returns the HTML of a page. */
function builtPage(name: DocumentName): string {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'adopt-'));
  console.log('Building the site …');
  // On Windows npm is a batch file, which needs a shell. No argument of the user is in the command.
  const { status, stdout, stderr } = spawnSync('npm run build', {
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, OUT_DIR: folder.path, SITE_ENV: '' },
  });
  if (status !== 0) throw new Error(`The site could not be built:\n${stdout}${stderr}`);
  const page = servedFiles(folder.path).find(({ route }) => route === PAGES[name].route);
  if (!page) throw new Error(`The build has no ${PAGES[name].label}.`);
  return page.body.toString('utf8');
}

finish(adoptCommand(process.argv.slice(2), builtPage));
