/**
 * For a job that may comment: checks the content of a pull request, and posts suggestions and a
 * comment. The content is data: it comes from the forge, and is read by a child process that is
 * given no token.
 */
import { finish } from '../output/command.ts';
import { suggestCommand } from './suggest-command.ts';

finish(await suggestCommand(process.env));
