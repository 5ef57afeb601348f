/** The API of the package: `readSite` reads a site from a folder, `compareSites` compares two of them. */
export { compareSites } from './compare-sites.ts';
export type {
  BindingDocument,
  IgnoredLinks,
  KnownFact,
  ProjectConfig,
  Registers,
  ReviewConfig,
  Settlement,
} from './config.ts';
export { inPlacePages, type InPlacePage } from './in-place/pages.ts';
export { NOTHING_CHANGED } from './report.ts';
export type * from './report.ts';
export { htmlReport } from './reports/html/report.ts';
export { markdownReport } from './reports/markdown/report.ts';
export { readSite, type Site } from './files/site.ts';
