/**
 * Run by the workflow “review” in a checkout of the default branch, which also has the commits of the
 * pull request: `main.ts --head COMMIT --previous COMMIT --out FOLDER`. `--previous` is the newest commit before
 * this push, and empty or left out if the pull request is new. What it writes to the folder, the workflow posts.
 */
import { parseArgs } from 'node:util';
import { config } from '../review.config.ts';
import { reviewPullRequest } from './review.ts';

const text = { type: 'string', default: '' } as const;
const { head, previous, out } = parseArgs({
  options: { head: text, previous: text, out: text },
}).values;
for (const commit of previous === '' ? [head] : [head, previous])
  if (!/^[\da-f]{40}$/.test(commit)) throw new Error(`“${commit}” is not a commit.`);

await reviewPullRequest({
  root: process.cwd(),
  main: 'HEAD',
  head,
  previous,
  out,
  config,
});
