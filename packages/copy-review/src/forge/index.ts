/** Comments on pull requests, statuses and issues, also for other checks. Exported as `copy-review/forge`; has no dependencies. */
export { ForgeError, openForge, type Forge } from './client.ts';
export { findComment, isOurs, replaceComment, type Comment } from './comments.ts';
export { readEnvironment, type Environment } from './environment.ts';
export { replaceIssue } from './issues.ts';
export { changedFiles, findPullRequests, type ChangedFile, type Job } from './pull-request.ts';
export { hasResultSince, setStatus, type Status } from './statuses.ts';
