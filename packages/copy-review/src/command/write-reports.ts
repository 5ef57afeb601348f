import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { typeOf } from '../files/file-types.ts';
import { MEDIA_TYPES } from '../in-place/find-file.ts';
import { withoutHash } from '../lines/hashed-names.ts';
import type { Site } from '../files/site.ts';
import { inPlacePages, MAX_REPORT_SIZE } from '../in-place/pages.ts';
import { htmlReport, type Pictures } from '../report/html.ts';
import { commentText, markdownReport, type CommentOptions } from '../report/markdown.ts';
import type { ProjectConfig } from '../shared/config.ts';
import type { Report } from '../shared/report.ts';

/** A report with the sites that it compares. */
export interface Reviewed extends Pick<CommentOptions, 'since' | 'commit'> {
  readonly report: Report;
  readonly sites: { readonly before: Site; readonly after: Site };
  readonly config: ProjectConfig;
}

/** Writes the reports. The pages in place take longest, so the reports are complete without them. */
export function writeReports(out: string, reviewed: Reviewed): void {
  const { report, since, sites, config } = reviewed;
  const { language } = config;
  const write = (name: string, text: string): number => {
    writeFileSync(join(out, name), text);
    return Buffer.byteLength(text);
  };
  write('status', `${statusOf(report)}\n`);
  write('report.json', `${JSON.stringify(report, undefined, 2)}\n`);
  write('report.md', markdownReport(report, { since }));
  write('comment.md', commentText(report, reviewed));
  const options = { language, since, pictures: picturesOf(report, sites.before, sites.after) };
  const size = write('report.html', htmlReport(report, options));
  const maxSize = MAX_REPORT_SIZE - size;
  const inPlace = inPlacePages(report, sites.before, sites.after, config, {
    ...{ language, since, maxSize },
  });
  write('report.html', htmlReport(report, { ...options, inPlace }));
}

/** The result in one word, for programs. */
export type Status = 'same' | 'unchanged' | 'changed' | 'blocked' | 'unknown';

/** What could not be compared blocks too, so it comes first. */
export function statusOf({ verdict, blocking }: Report): Status {
  if (verdict === 'unknown') return 'unknown';
  if (blocking.length > 0) return 'blocked';
  return verdict === 'words unchanged' ? 'unchanged' : verdict;
}

/** Both versions of each changed picture, as `data:` URLs. */
function picturesOf(report: Report, before: Site, after: Site): Pictures {
  const url = ({ files }: Site, file: string) => {
    const type = MEDIA_TYPES[typeOf(file)];
    if (type?.startsWith('image/') !== true) return undefined;
    const found = [...(files ?? [])].find(([path]) => (withoutHash(path) ?? path) === file);
    return found && `data:${type};base64,${found[1].toString('base64')}`;
  };
  return new Map(
    report.lines.map(({ file }) => [file, { before: url(before, file), after: url(after, file) }]),
  );
}
