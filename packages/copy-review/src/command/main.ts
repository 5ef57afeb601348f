/**
 * Runs the command `copy-review`: prints a report, and writes it in each form. Exits with 1 if a check blocks the
 * change, and with 2 if nothing could be compared.
 */
import { reviewCommand } from './review-command.ts';

const { exitCode, output } = await reviewCommand(process.argv.slice(2), {
  folder: process.cwd(),
  onProgress: console.error,
});
(exitCode === 2 ? console.error : console.log)(output);
process.exitCode = exitCode;
