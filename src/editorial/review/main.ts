/**
 * `npm run review`: what a visitor reads differently, on the screen and as report.md, report.html
 * and report.json. Exit 1 if a check blocks the change, 2 if nothing could be compared.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { config } from '../review.config.ts';
import { compareSites } from './compare.ts';
import { readOptions } from './options.ts';
import { readSite } from './read-site.ts';
import type { Report } from './report.ts';
import { htmlReport } from './reports/html.ts';
import { markdownReport } from './reports/markdown.ts';
import { terminalReport } from './reports/terminal.ts';
import { buildSides, type Sides } from './sides.ts';

try {
  const { folders, base, out } = readOptions(process.argv.slice(2));
  const { before, after, registers }: Sides = folders
    ? { before: readSite(folders.before), after: readSite(folders.after) }
    : await buildSides(base, config, (words) => {
        console.error(words);
      });
  const report = compareSites(before, after, config, registers);
  write(out, report);
  const { isTTY, columns } = process.stdout;
  const options = isTTY ? { columns, colour: process.stdout.hasColors() } : {};
  console.log(terminalReport(report, options));
  process.exitCode = report.blocking.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}

function write(out: string, report: Report): void {
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'report.json'), `${JSON.stringify(report, undefined, 2)}\n`);
  writeFileSync(join(out, 'report.md'), markdownReport(report));
  writeFileSync(join(out, 'report.html'), htmlReport(report, { language: config.language }));
}
