/**
 * `npm run check:content`: reports everything that is wrong with the content. Exit code 1 on an
 * error, 2 on an unknown option. With `--fix` it puts each sentence on its own line instead; exit
 * code 1 if a file cannot be written.
 */
import { finish } from '../output/command.ts';
import { checkCommand } from './check-command.ts';

finish(checkCommand(process.argv.slice(2), process.env.CONTENT_DIR));
