import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURES, typeOf } from '../files/file-types.ts';
import type { Site } from '../files/site.ts';
import { withoutHash } from '../lines/hashed-names.ts';
import { htmlReport, type HtmlOptions } from '../report/html.ts';
import { marksOf } from '../report/marks.ts';
import { changesById, toViewModel } from '../report/view-model.ts';
import { commentText, markdownReport, type CommentOptions } from '../report/markdown.ts';
import type { ProjectConfig } from '../shared/config.ts';
import { messageOf } from '../shared/errors.ts';
import type { Both, Report } from '../shared/report.ts';

/** A report with the sites that it compares. */
export interface Reviewed extends Pick<CommentOptions, 'since' | 'commit'> {
  readonly report: Report;
  readonly sites: Both<Site>;
  readonly config: ProjectConfig;
}

/** Writes the reports. The pictures of pages take longest, so all else is written before them. */
export async function writeReports(out: string, reviewed: Reviewed): Promise<void> {
  const { report, since, sites } = reviewed;
  const write = (name: string, text: string) => {
    writeFileSync(join(out, name), text);
  };
  write('status', `${statusOf(report)}\n`);
  write('report.json', `${JSON.stringify(report, undefined, 2)}\n`);
  write('report.md', markdownReport(report, { since }));
  write('comment.md', commentText(report, reviewed));
  const files = picturesOf(report, sites.before, sites.after);
  const writeHtml = (drawn: Pick<HtmlOptions, 'pages' | 'undrawn'>) => {
    write('report.html', htmlReport(report, { since, files, ...drawn }));
  };
  writeHtml({ pages: new Map() });
  try {
    writeHtml({ pages: await drawnPages(reviewed) });
  } catch (error) {
    writeHtml({ pages: new Map(), undrawn: messageOf(error) });
  }
}

/** The changed pages that the site after has, with their changes marked, by route. */
async function drawnPages({
  report,
  since,
  sites,
  config,
}: Reviewed): Promise<HtmlOptions['pages']> {
  const { folder, pageFiles } = sites.after;
  const numbers = changesById(toViewModel(report, since).groups);
  const pages = report.pages.flatMap((page) => {
    const file = pageFiles.get(page.route);
    const html = sites.after.pages.get(page.route);
    if (file === undefined || html === undefined) return [];
    const marks = marksOf(page, html, ({ id }) => numbers.get(id)?.number);
    return [{ route: page.route, folder, file, marks }];
  });
  if (!config.draw || !report.seen.compared || pages.length === 0) return new Map();
  const drawn = await config.draw(pages);
  return new Map(
    pages.flatMap(({ route }, index) => {
      const picture = drawn[index];
      return picture ? [[route, picture] as const] : [];
    }),
  );
}

/** The result in one word, for programs. */
export type Status = 'same' | 'unchanged' | 'changed' | 'blocked' | 'unknown';

/** What could not be compared blocks too, so it comes first. */
export function statusOf({ verdict, blocking }: Report): Status {
  if (verdict === 'unknown') return 'unknown';
  if (blocking.length > 0) return 'blocked';
  return verdict === 'words unchanged' ? 'unchanged' : verdict;
}

/** Both versions of each changed file as `data:` URLs; undefined if it is no picture. */
function picturesOf(report: Report, before: Site, after: Site): HtmlOptions['files'] {
  const url = ({ files }: Site, file: string) => {
    const type = PICTURES[typeOf(file)];
    if (type === undefined) return undefined;
    // Reports write `*` for hashes in names.
    const [, content] = [...files].find(([path]) => (withoutHash(path) ?? path) === file) ?? [];
    return content && `data:${type};base64,${content.toString('base64')}`;
  };
  return new Map(
    report.lines.map(({ file }) => [file, { before: url(before, file), after: url(after, file) }]),
  );
}
