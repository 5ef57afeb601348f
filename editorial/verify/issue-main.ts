/** Run by a CI job that may write issues: reports the result of `npm run verify -- --out FOLDER`. */
import { finish } from '../output/command.ts';
import { issueCommand } from './issue-command.ts';

finish(await issueCommand(process.argv.slice(2), process.env));
