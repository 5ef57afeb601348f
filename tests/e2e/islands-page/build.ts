/**
 * Builds a page with all islands, and pages with every place of “Last seen”, with the content of the fixtures. No
 * build of the site has them. So tests of faults do not depend on what the pages of the site show.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { writeFixture } from '../../fixture-content.ts';
import { ISLANDS, ISLANDS_CONTENT } from '../servers.ts';

rmSync(ISLANDS_CONTENT, { recursive: true, force: true });
writeFixture(ISLANDS_CONTENT);
const env = {
  ...process.env,
  CONTENT_DIR: resolve(ISLANDS_CONTENT),
  OUT_DIR: resolve(ISLANDS.folder),
};
// A root of its own, in which Astro writes what it generates: the site may be built at the same time.
const command = ['scripts/own-node.js', 'astro', 'build', '--root', 'tests/e2e/islands-page'];
const { status } = spawnSync(process.execPath, command, { stdio: 'inherit', env });
process.exitCode = status ?? 1;
