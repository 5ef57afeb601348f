/**
 * `npm run verify`: compares the public site with a build of this repository. The first line of its
 * output is the result; the exit codes are in `USAGE`.
 */
import { verifyCommand } from './verify-command.ts';

const { exitCode, output } = await verifyCommand(process.argv.slice(2), {
  onProgress: console.error,
});
(exitCode === 4 ? console.error : console.log)(output);
process.exitCode = exitCode;
