import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readRegisters, type Version, type Versions } from './builds/versions.ts';
import { readSite } from '../files/site.ts';
import { markdownReport } from '../report/markdown.ts';
import type { ProjectConfig } from '../shared/config.ts';
import type { Both, Report } from '../shared/report.ts';
import { withLaterDays, type DayReport } from '../sites/later-days.ts';
import { NO_PAGES } from '../sites/looks.ts';
import { reportOn, reviewSites } from '../sites/review-sites.ts';
import { laterDays } from '../sites/showings.ts';
import { writeReports } from './write-reports.ts';

/** Two versions to compare. */
export interface Comparison extends Both<
  Omit<Version, 'source'> & { readonly source: string | undefined }
> {
  /** The folder of the reports. */
  readonly out: string;
  readonly config: ProjectConfig;
  /** The build of an earlier version: what is new since then comes first. */
  readonly since?: Omit<Version, 'source'> | undefined;
  /** Builds both for a later day; without it, later days are not compared. */
  readonly buildOn?: Versions['buildOn'];
  /** The commit that the comment names. */
  readonly commit?: string | undefined;
}

/** At most so many later days are built: a site rarely announces more of them at once. */
const MAX_DAYS = 12;

/** Today, or the day of SOURCE_DATE_EPOCH, for which the builds are made as well. */
const dayOfReview = (): string => {
  const { SOURCE_DATE_EPOCH: epoch } = process.env;
  return new Date(epoch ? Number(epoch) * 1000 : Date.now()).toISOString().slice(0, 10);
};

/** Adds a fault for the days that were not compared, because there were too many. */
function withUncomparedDays(report: Report, days: readonly string[]): Report {
  if (days.length === 0) return report;
  const message = `Not compared: what visitors read on ${days.join(', ')}.`;
  return { ...report, blocking: [...report.blocking, { page: '', message }] };
}

/** The files that a review writes. */
const REPORTS = ['report.json', 'report.md', 'report.html', 'comment.md', 'status'];

/**
 * Compares two versions, and their facts if the configuration reads them, and writes the reports.
 *
 * @returns the report, also as Markdown
 * @throws Error if a folder has no page
 */
export async function compareVersions({
  before,
  after,
  out,
  config,
  since: earlier,
  buildOn,
  commit,
}: Comparison): Promise<{ report: Report; markdown: string }> {
  mkdirSync(out, { recursive: true });
  // Reports of an earlier run must not be taken for those of a run that fails.
  for (const name of REPORTS) rmSync(join(out, name), { force: true });
  const sites = {
    before: readSite(before.site, before.name),
    after: readSite(after.site, after.name),
  };
  const registers =
    before.source !== undefined && after.source !== undefined
      ? readRegisters(config, before.source, after.source)
      : undefined;
  const today = await reviewSites({ ...sites, config, registers });
  const later: DayReport[] = [];
  const days = buildOn && registers?.dated ? laterDays(registers.dated, dayOfReview()) : [];
  if (buildOn)
    for (const day of days.slice(0, MAX_DAYS)) {
      const folders = await buildOn(day);
      const onDay = {
        before: readSite(folders.before, before.name),
        after: readSite(folders.after, after.name),
      };
      // No browser opens these builds: styles and pictures were compared in the builds of today.
      const report = reportOn({ ...onDay, config, registers }, { looks: NO_PAGES });
      later.push({ day, report });
    }
  const report = withUncomparedDays(withLaterDays(today, later), days.slice(MAX_DAYS));
  const since =
    earlier &&
    (await reviewSites({ ...sites, after: readSite(earlier.site, earlier.name), config }));
  await writeReports(out, { report, since, sites, config, commit });
  return { report, markdown: markdownReport(report, { since }) };
}
