/** Builds the site without any section that editors may hide, and with some of what is missing, into `HIDDEN.folder`. */
import { spawnSync } from 'node:child_process';
import { HIDDEN } from '../base.ts';
import { writeHiddenContent } from './hidden-content.ts';

writeHiddenContent(HIDDEN.content);
const env = { ...process.env, CONTENT_DIR: HIDDEN.content, OUT_DIR: HIDDEN.folder };
const build = spawnSync(process.execPath, ['scripts/own-node.js', 'astro', 'build'], {
  stdio: 'inherit',
  env,
});
process.exitCode = build.status ?? 1;
