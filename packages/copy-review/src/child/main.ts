/** The child process of `compareInChild`: compares two versions, and writes the reports. */
import { compareSites } from '../sites/compare-sites.ts';
import { CONFIG_FAULT, type Comparison } from './compare-in-child.ts';
import { readConfig, selectorFault } from './read-config.ts';
import { ConfigError, messageOf } from '../shared/errors.ts';
import { writeReports } from './write-reports.ts';
import { readSite } from '../files/site.ts';
import { readRegisters } from '../builds/versions.ts';

/**
 * Compares the two built sites, and their facts if the configuration reads them, and writes the
 * reports.
 */
async function compare({
  before,
  after,
  config: file,
  ignore = [],
  out,
}: Comparison): Promise<void> {
  const project = file === undefined ? {} : await readConfig(file);
  for (const selector of ignore) {
    const fault = selectorFault(selector);
    if (fault !== undefined)
      throw new ConfigError(`--ignore “${selector}” is not a CSS selector: ${fault}.`);
  }
  const config = { ...project, ignore: [...(project.ignore ?? []), ...ignore] };
  const sites = {
    before: readSite(before.site, before.name),
    after: readSite(after.site, after.name),
  };
  const registers =
    project.register && before.source !== undefined && after.source !== undefined
      ? readRegisters(project, before.source, after.source)
      : undefined;
  const report = compareSites(sites.before, sites.after, config, registers);
  writeReports(out, { report, sites, config, language: project.language });
}

try {
  await compare(JSON.parse(process.argv[2] ?? '') as Comparison);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = error instanceof ConfigError ? CONFIG_FAULT : 2;
}
