export { compareSites } from './compare.ts';
export { readSite } from './read-site.ts';
export type { KnownFact, Registers } from './blocking.ts';
export type { BindingDocument, IgnoredLinks, ReviewConfig, Site } from './pages.ts';
export type { ProjectConfig } from './project.ts';
export type * from './report.ts';
