/**
 * Writes the comment on a pull request from two sites that the pull request's own code has built:
 *
 *     node comment/main.ts --sites FOLDER --config FILE --out FOLDER --commit SHA --run URL
 *         --changed FILE [--data FOLDER …] [--status STATUS] [--seconds NUMBER]
 *
 * The sites, as `copy-review --keep` writes them, are untrusted data. They are compared by the code
 * of this checkout, in a child process with limited time, memory and output. A comment.md is always
 * written: with what changed, or that this is not known, and why.
 */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkFolder, compareInChild } from './compare.ts';
import { codeFiles, commentText, STATUS } from './text.ts';

const { values } = parseArgs({
  options: {
    sites: { type: 'string', default: '' },
    config: { type: 'string', default: '' },
    out: { type: 'string', default: 'review' },
    commit: { type: 'string', default: '' },
    run: { type: 'string', default: '' },
    changed: { type: 'string', default: '' },
    data: { type: 'string', multiple: true, default: [] },
    status: { type: 'string', default: 'success' },
    seconds: { type: 'string', default: '300' },
  },
});

/** The comment without marker, warning and commit, as Markdown. */
async function resultText(): Promise<string> {
  const { sites, out, config, seconds, status } = values;
  // A run that failed because a check blocks the change has built the sites as well.
  const hasEnded = status === 'success' || status === 'failure';
  if (!hasEnded) return STATUS[status] ?? STATUS.unknown;
  const fault = checkFolder(sites);
  if (fault !== undefined) return `${STATUS.none} ${fault}`;
  const result = await compareInChild({ sites, out, config, seconds: Number(seconds) });
  return result.fault === undefined ? result.comment : `${STATUS.none} ${result.fault}`;
}

/** The lines of the file `--changed`; undefined if there is no such file. */
function changedFiles(): readonly string[] | undefined {
  const exists = statSync(values.changed, { throwIfNoEntry: false })?.isFile() === true;
  if (!exists) return undefined;
  return readFileSync(values.changed, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

const { out, commit, run, data } = values;
mkdirSync(out, { recursive: true });
const result = await resultText();
const code = codeFiles(changedFiles(), data);
writeFileSync(join(out, 'comment.md'), commentText({ result, code, commit, run }));
