/** `npm run check:launch`: lists what prevents a release. Exit code 1 if anything does, 2 on an unknown option. */
import { finish } from '../output/command.ts';
import { launchCommand } from './launch-command.ts';

finish(launchCommand(process.argv.slice(2)));
