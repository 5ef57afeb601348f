/**
 * Builds a release with the example values of tests/fixtures/supplied, into dist-supplied.
 */
import { spawnSync } from 'node:child_process';
import { EXAMPLE_CONTENT } from '../integrations/content-check.ts';

const env = {
  ...process.env,
  SITE_ENV: 'production',
  CONTENT_DIR: EXAMPLE_CONTENT,
  OUT_DIR: 'dist-supplied',
};

// npm is a batch file on Windows, which only a shell runs; the words below are our own.
for (const command of [
  'node scripts/supplied-content.ts',
  'node scripts/own-node.js astro build',
]) {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
