/** `npm run check:launch`: lists everything that keeps the site from release. Exit 1 while anything is left, 2 on an unknown option. */
import { finish } from '../output/command.ts';
import { launchCommand } from './launch-command.ts';

finish(launchCommand(process.argv.slice(2), process.env.CONTENT_DIR));
