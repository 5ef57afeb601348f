/**
 * Compares two sites, writes the reports, and comments on the pull request:
 *
 *     node comment/main.ts --before FOLDER --after FOLDER [--sources FOLDER --sources FOLDER]
 *         [--config FILE] [--data FOLDERS] [--out FOLDER] [--post true] [--seconds NUMBER]
 *
 * The sites are untrusted data. They are compared by the code of this checkout, in a child process
 * with limited time, memory and output, which is given no token. A comment is always posted: with
 * what changed, or that this is not known, and why. Until it starts the child process, this program
 * needs no other package, so that it can say if they could not be installed.
 *
 * Without `--post true`, it only writes the reports and the summary of the job, and exits with 1 if
 * a check blocks the change. An option that is empty counts as left out.
 */
import { commentCommand } from './comment-command.ts';

const { exitCode, output } = await commentCommand(process.argv.slice(2), process.env);
if (output !== '') console.log(output);
process.exitCode = exitCode;
