/** Builds the partial site; `PARTIAL` says what it is. */
import { spawnSync } from 'node:child_process';
import { PARTIAL } from '../base.ts';
import { writePartialContent } from './partial-content.ts';

writePartialContent(PARTIAL.content);
const env = { ...process.env, CONTENT_DIR: PARTIAL.content, OUT_DIR: PARTIAL.folder };
const build = spawnSync(process.execPath, ['scripts/own-node.js', 'astro', 'build'], {
  stdio: 'inherit',
  env,
});
process.exitCode = build.status ?? 1;
