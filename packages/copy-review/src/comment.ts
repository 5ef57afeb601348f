/**
 * Writes the comment of a pull request from two sites that the pull request's own code has built:
 *
 *     node comment.ts --sites FOLDER --out FOLDER --commit SHA --run URL --changed FILE [--status WHAT]
 *
 * The sites (as `main.ts --keep` leaves them) are data of strangers. They are compared by this
 * checkout's own code, in a process of its own that is limited in time, memory and output. There is
 * always a comment, `comment.md`: what has changed, or that this is not known, and why.
 */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { codeFiles, commentWith, STATUS } from './comment/text.ts';
import { checkFolder } from './comment/folder.ts';
import { compareInChild } from './comment/child.ts';

const { values } = parseArgs({
  options: {
    sites: { type: 'string', default: '' },
    out: { type: 'string', default: 'review' },
    commit: { type: 'string', default: '' },
    run: { type: 'string', default: '' },
    changed: { type: 'string', default: '' },
    status: { type: 'string', default: 'success' },
    config: { type: 'string', default: '' },
    seconds: { type: 'string', default: '300' },
  },
});

/** What is posted, without what says of which commit it is. */
async function resultOf(): Promise<string> {
  const { sites, out, config, seconds, status } = values;
  // A red run has compared the sites all the same, where a check blocks the change.
  const isOver = status === 'success' || status === 'failure';
  if (!isOver) return STATUS[status] ?? STATUS.unknown;
  const fault = checkFolder(sites);
  if (fault !== undefined) return `${STATUS.none} ${fault}`;
  const child = await compareInChild({ sites, out, config, seconds: Number(seconds) });
  return child.fault === undefined ? child.comment : `${STATUS.none} ${child.fault}`;
}

/** The files that the pull request changes, one a line; undefined where they are not known. */
function changedFiles(): readonly string[] | undefined {
  const isThere = statSync(values.changed, { throwIfNoEntry: false })?.isFile() === true;
  if (!isThere) return undefined;
  return readFileSync(values.changed, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

async function main(): Promise<void> {
  const { out, commit, run } = values;
  mkdirSync(out, { recursive: true });
  const result = await resultOf();
  const code = codeFiles(changedFiles());
  writeFileSync(join(out, 'comment.md'), commentWith({ result, code, commit, run }));
}

await main();
