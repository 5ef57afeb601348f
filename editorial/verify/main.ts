/**
 * `npm run verify`: compares the public site with what this repository builds. Its first line is the
 * answer; the exit codes are in `USAGE`.
 */
import { verifyCommand } from './verify-command.ts';

const { exitCode, output } = await verifyCommand(process.argv.slice(2), {
  onProgress: console.error,
});
(exitCode === 4 ? console.error : console.log)(output);
process.exitCode = exitCode;
