/**
 * Builds the page with all islands, with the content of the fixtures. No build of the site has it. So
 * tests of faults do not depend on what the pages of the site show.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { writeFixture } from '../../fixture-content.ts';
import { ISLANDS, ISLANDS_CONTENT } from '../servers.ts';

rmSync(ISLANDS_CONTENT, { recursive: true, force: true });
writeFixture(ISLANDS_CONTENT);
// On Windows the command of a package is a batch file, which only a shell runs.
const { status } = spawnSync(
  'node scripts/own-node.js astro build --config tests/e2e/islands-page/astro.config.mjs',
  {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, CONTENT_DIR: ISLANDS_CONTENT, OUT_DIR: ISLANDS.folder },
  },
);
process.exitCode = status ?? 1;
