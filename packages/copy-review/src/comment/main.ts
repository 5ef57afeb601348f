/**
 * Compares two sites, writes the reports, and comments on the pull request:
 *
 *     node comment/main.ts --before FOLDER --after FOLDER [--sources FOLDER --sources FOLDER]
 *         [--config FILE] [--data FOLDERS] [--out FOLDER] [--post true] [--seconds NUMBER]
 *
 * The sites are untrusted data. The code of this checkout compares them in a child process with limited
 * time, memory and output, and without a token. With `--post true`, a comment is always posted: with
 * the report, or with the reason why there is none. This program has no dependencies except in the
 * child process, so that it can report if they could not be installed.
 *
 * Without `--post true`, it only writes the reports and the summary of the job, and exits with 1 if
 * a check blocks the change. An empty option counts as missing.
 */
import { commentCommand } from './comment-command.ts';

const { exitCode, output } = await commentCommand(process.argv.slice(2), process.env);
if (output !== '') console.log(output);
process.exitCode = exitCode;
