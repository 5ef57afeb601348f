import type { Difference, Report } from 'copy-review';
import { fenceFor, inlineCode } from '../output/markdown.ts';
import { hasMention } from './mentions.ts';
import type { Build } from './release.ts';
import { bounded, type Result } from './result.ts';
import type { PublicSite } from './public-site.ts';

/** The result if the public site was not compared, because it is not a current release. */
export const refusal = (reason: string): Result => ({
  answer: 'refused',
  headline: 'The public site is not a current release, so it was not compared.',
  details: bounded(quoted(reason)),
});

/** The result if the comparison failed, for example because the host did not respond. */
export const unknown = (reason: string): Result => ({
  answer: 'unknown',
  headline: 'The public site could not be checked.',
  details: bounded(quoted(reason)),
});

/** A reason, which may quote a host or a build. */
const quoted = (reason: string): string => {
  const fence = fenceFor(reason);
  return `${fence}text\n${reason}\n${fence}`;
};

/** The result of a comparison. */
interface Compared extends PublicSite {
  readonly build: Build;
  readonly report: Report;
  /** The report as Markdown. */
  readonly markdown: string;
}

/** The result of a comparison: its most serious difference, and all differences as details. */
export function resultOf(compared: Compared): Result {
  const { build, files, failures } = compared;
  const answer = answerOf(compared);
  const about = `${files} files of the commit ${build.commit.slice(0, 7)}, built for ${build.day}`;
  const headline = {
    same: `The same, to the byte: ${about}.`,
    markup: `Only the markup differs: ${about}.`,
    differs: 'Words, links, facts or headers differ from what the repository builds.',
    address:
      'AN ADDRESS OR A LINK TO THE TOKEN’S PLATFORM DIFFERS from what the repository builds.',
    unknown: `${failures.length} of ${files} files could not be read; no other differs.`,
  }[answer];
  return { answer, headline, details: bounded(detailsOf(compared, answer)) };
}

/** The answer for a comparison: the most serious one that applies. */
function answerOf(compared: Compared): Exclude<Result['answer'], 'refused'> {
  const { report, delivery, mentions, failures } = compared;
  const texts = [...report.differences, ...report.facts, ...delivery].map(({ before, after }) =>
    [before, after].join(' '),
  );
  if (mentions.length > 0 || texts.some(hasMention)) return 'address';
  const isEqual = report.verdict === 'same' || report.verdict === 'words unchanged';
  if (!isEqual || report.differences.length + report.blocking.length + delivery.length > 0)
    return 'differs';
  if (failures.length > 0) return 'unknown';
  return report.verdict === 'same' ? 'same' : 'markup';
}

function detailsOf(compared: Compared, answer: Result['answer']): string {
  const { mentions, delivery, failures, markdown } = compared;
  const lists = [
    ...list(
      'Addresses and links to token sites',
      mentions.flatMap(({ file, gone, added }) => [
        ...gone.map((one) => `${inlineCode(file)}: gone: ${inlineCode(one)}`),
        ...added.map((one) => `${inlineCode(file)}: new: ${inlineCode(one)}`),
      ]),
    ),
    ...list('Delivery', deliveryRows(delivery)),
    ...list(
      'Not read',
      failures.map(({ file, reason }) => `${inlineCode(file)}: ${inlineCode(reason)}`),
    ),
  ];
  return [...lists, ...(answer === 'same' ? [] : [markdown])].join('\n\n');
}

/** A list with a title; empty without rows. */
const list = (title: string, rows: readonly string[]): string[] =>
  rows.length === 0 ? [] : [`**${title}**\n\n${rows.map((row) => `- ${row}`).join('\n')}`];

/** One row for each difference, with the files that it concerns; most concern all files. */
function deliveryRows(delivery: readonly Difference[]): string[] {
  const same = Map.groupBy(delivery, ({ kind, place, before, after }) =>
    JSON.stringify(kind === 'status' ? [place] : [kind, place, before, after]),
  );
  return [...same.values()].flatMap((all) => {
    const [first, ...others] = all;
    if (!first) return [];
    const { file, kind, place, before, after } = first;
    const more = others.length === 0 ? '' : ` and ${others.length} more`;
    const values = [before, after].map((value) => (value === null ? 'none' : inlineCode(value)));
    return [`${inlineCode(file)}${more}: ${kind} ${inlineCode(place)}: ${values.join(' → ')}`];
  });
}
