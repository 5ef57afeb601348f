/** `npm run fix:content`: puts each sentence on a line of its own, and says in which files. Exit 1 where a file cannot be changed, 2 on an option. */
import { finish } from '../output/command.ts';
import { fixCommand } from './fix-command.ts';

finish(fixCommand(process.argv.slice(2), process.env.CONTENT_DIR));
