/**
 * The API of the package: `readSite` reads a site from a folder, and `reviewSites` compares two sites. `buildCommit`
 * builds a site from a commit, and `compareVersions` compares two folders and writes the reports. `programFaults`
 * checks the files of one site. The others are what a build of a commit needs: git, and the time of a day.
 */
export { checkoutRoot, git, mainBranch } from './command/builds/git.ts';
export { buildCommit, timeOn } from './command/builds/versions.ts';
export { compareVersions } from './command/compare.ts';
export { reviewSites } from './sites/review-sites.ts';
export type {
  BindingDocument,
  BuiltPage,
  BuildConfig,
  ProjectConfig,
  ConditionalRule,
  DatedPart,
  DrawnPage,
  Mark,
  Look,
  Painted,
  WatchedList,
} from './shared/config.ts';
export type * from './shared/report.ts';
export { programFaults } from './files/host-files.ts';
export { readSite, type Site } from './files/site.ts';
