/**
 * `npm run check:content`: says everything that is wrong with the content. Exit 1 on an error, 2 on
 * an unknown option. With `--fix` it puts each sentence on a line of its own instead, and says in
 * which files; exit 1 where a file cannot be changed.
 */
import { finish } from '../output/command.ts';
import { checkCommand } from './check-command.ts';

finish(checkCommand(process.argv.slice(2), process.env.CONTENT_DIR));
