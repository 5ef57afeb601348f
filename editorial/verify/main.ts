/** `npm run verify`: compares the public site with a build of this repository. */
import { verifyCommand } from './verify-command.ts';

const { exitCode, output } = await verifyCommand(process.argv.slice(2));
console.log(output);
process.exitCode = exitCode;
