import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReviewConfig } from '../shared/config.ts';
import { typeOf } from '../files/file-types.ts';
import { pairHashedNames } from '../files/hashed-names.ts';
import { MEDIA_TYPES } from '../files/find-file.ts';
import { inPlacePages, MAX_REPORT_SIZE } from '../in-place/pages.ts';
import type { Report } from '../shared/report.ts';
import type { Site } from '../files/site.ts';
import { htmlReport, type HtmlOptions, type Pictures } from '../reports/html/report.ts';
import { markdownReport } from '../reports/markdown/report.ts';

/** A report with the sites that it compares. */
export interface Reviewed {
  readonly report: Report;
  readonly sites: { readonly before: Site; readonly after: Site };
  readonly config: ReviewConfig;
  /** The language of the sites (BCP 47). */
  readonly language?: string | undefined;
}

/** Writes the reports. The pages in place take longest, so the reports are complete without them. */
export function writeReports(out: string, { report, sites, config, language }: Reviewed): void {
  writeFileSync(join(out, 'report.json'), `${JSON.stringify(report, undefined, 2)}\n`);
  writeFileSync(join(out, 'report.md'), markdownReport(report));
  const options: HtmlOptions = {
    ...(language === undefined ? {} : { language }),
    pictures: picturesOf(report, sites.before, sites.after),
  };
  const writeHtml = (html: string): number => {
    writeFileSync(join(out, 'report.html'), html);
    return Buffer.byteLength(html);
  };
  const size = writeHtml(htmlReport(report, options));
  const inPlace = inPlacePages(report, sites.before, sites.after, config, {
    ...(language === undefined ? {} : { language }),
    maxSize: MAX_REPORT_SIZE - size,
  });
  writeHtml(htmlReport(report, { ...options, inPlace }));
}

/** Both versions of each changed picture, as `data:` URLs. */
function picturesOf(report: Report, before: Site, after: Site): Pictures {
  const none = new Map<string, Buffer>();
  const [files, filesAfter] = [before.files ?? none, after.files ?? none];
  const earlier = new Map([...pairHashedNames(files, filesAfter)].map(([old, now]) => [now, old]));
  const url = (file: string, content: Buffer | undefined) => {
    const type = MEDIA_TYPES[typeOf(file)];
    return content && type?.startsWith('image/') === true
      ? `data:${type};base64,${content.toString('base64')}`
      : undefined;
  };
  return new Map(
    report.differences
      .filter(({ kind }) => kind.endsWith('picture'))
      .map(({ file }) => [
        file,
        {
          before: url(file, files.get(earlier.get(file) ?? file)),
          after: url(file, filesAfter.get(file)),
        },
      ]),
  );
}
