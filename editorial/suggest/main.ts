/**
 * Run by a CI job with permission to comment: checks the content of a pull request, and posts
 * suggestions and a comment. The content is untrusted: it is downloaded as data, and checked in a
 * child process without the token.
 */
import { finish } from '../output/command.ts';
import { suggestCommand } from './suggest-command.ts';

finish(await suggestCommand(process.env));
