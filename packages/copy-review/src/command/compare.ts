import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readRegisters, type Version } from './builds/versions.ts';
import { readSite } from '../files/site.ts';
import { markdownReport } from '../report/markdown.ts';
import type { Report } from '../shared/report.ts';
import { reviewSites } from '../sites/review-sites.ts';
import { readConfig } from './read-config.ts';
import { writeReports } from './write-reports.ts';

/** Two versions to compare. */
export interface Comparison {
  readonly before: Omit<Version, 'source'> & { readonly source: string | undefined };
  readonly after: Comparison['before'];
  /** The folder of the reports. */
  readonly out: string;
  /** The module that exports the `ProjectConfig` as `config`; undefined for none. */
  readonly config: string | undefined;
  /** The build of an earlier version: what is new since then comes first. */
  readonly since?: Omit<Version, 'source'> | undefined;
  /** The commit that the comment names. */
  readonly commit?: string | undefined;
}

const REPORTS = ['report.json', 'report.md', 'report.html', 'comment.md', 'status'];

/**
 * Compares two versions, and their facts if the configuration reads them, and writes the reports.
 *
 * @returns the report, also as Markdown
 *
 * @throws ReviewError if there is no configuration
 */
export async function compareVersions({
  before,
  after,
  out,
  config: file,
  since: earlier,
  commit,
}: Comparison): Promise<{ report: Report; markdown: string }> {
  mkdirSync(out, { recursive: true });
  for (const name of REPORTS) rmSync(join(out, name), { force: true });
  const config = file === undefined ? {} : await readConfig(file);
  const sites = {
    before: readSite(before.site, before.name),
    after: readSite(after.site, after.name),
  };
  const registers =
    config.register && before.source !== undefined && after.source !== undefined
      ? readRegisters(config, before.source, after.source)
      : undefined;
  const report = await reviewSites({ ...sites, config, registers });
  const since =
    earlier &&
    (await reviewSites({ ...sites, after: readSite(earlier.site, earlier.name), config }));
  await writeReports(out, { report, since, sites, config, commit });
  return { report, markdown: markdownReport(report, { since }) };
}
