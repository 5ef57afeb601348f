/** What a job needs to comment on a pull request, for checks beside the review. It needs no other package. */
export { ForgeError, openForge, type Forge } from './client.ts';
export { findComment, isOurs, replaceComment, type Comment } from './comments.ts';
export { readEnvironment, type Environment } from './environment.ts';
export { changedFiles, findPullRequest, type ChangedFile, type Job } from './pull-request.ts';
export { escapeMarkdown } from '../reports/markdown/escape.ts';
