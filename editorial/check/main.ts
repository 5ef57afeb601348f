/**
 * `npm run check:content`: reports everything that is wrong with the content. Exit code 1 on an
 * error, 2 on an unknown option.
 */
import { enableCompileCache } from 'node:module';
import { finish } from '../output/command.ts';

// Node keeps the compiled modules in the system's temporary folder, which saves a fifth of the
// time. Only modules that are loaded afterwards are kept.
enableCompileCache();
const { checkCommand } = await import('./check-command.ts');

finish(checkCommand(process.argv.slice(2)));
