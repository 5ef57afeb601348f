/** The child process of `compareInChild`: compares two versions, and writes the reports. */
import { compareSites } from '../sites/compare-sites.ts';
import { readConfig, type Comparison } from './compare-in-child.ts';
import type { ReviewConfig } from '../shared/config.ts';
import { messageOf } from '../shared/errors.ts';
import { writeReports } from './write-reports.ts';
import { readSite } from '../files/site.ts';
import { readRegisters } from '../builds/versions.ts';

/** For folders of HTML without a configuration. */
const NO_CONFIG: ReviewConfig = { ignore: [], data: [], documents: [] };

async function compare({
  before,
  after,
  config: file,
  out,
  hasOutline = false,
}: Comparison): Promise<void> {
  const project = file === undefined ? undefined : await readConfig(file);
  const config = project ?? NO_CONFIG;
  const sites = {
    before: readSite(before.site, before.name),
    after: readSite(after.site, after.name),
  };
  const registers =
    project && before.source !== undefined && after.source !== undefined
      ? readRegisters(project, before.source, after.source)
      : undefined;
  const report = compareSites(sites.before, sites.after, config, registers);
  writeReports(out, { report, sites, config, language: project?.language, hasOutline });
}

try {
  await compare(JSON.parse(process.argv[2] ?? '') as Comparison);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 2;
}
