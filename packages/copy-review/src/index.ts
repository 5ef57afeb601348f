/** The API of the package: `readSite` reads a site from a folder, `compareSites` compares two of them. */
export { compareSites } from './sites/compare-sites.ts';
export type {
  BindingDocument,
  IgnoredLinks,
  KnownFact,
  ProjectConfig,
  Registers,
  ReviewConfig,
  Settlement,
} from './shared/config.ts';
export { defineConfig } from './shared/config.ts';
export { inPlacePages, type InPlacePage } from './in-place/pages.ts';
export { NOTHING_CHANGED } from './shared/report.ts';
export type * from './shared/report.ts';
export { htmlReport } from './reports/html/report.ts';
export { markdownReport } from './reports/markdown/report.ts';
export { readSite, type Site } from './files/site.ts';
