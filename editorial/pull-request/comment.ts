import { isList } from '../../src/content-map.ts';
import { counted } from '../output/counted.ts';
import { fenceFor, inlineCode } from '../output/markdown.ts';
import { patchOf, type Changes } from './changes.ts';
import type { MergedTexts } from './merged-texts.ts';

/** The first line of the comment, by which a later run finds it: see review.yml. */
const MARKER = '<!-- copy review -->';

/** The comment on a pull request without a report. */
export const commentText = (text: string, commit: string): string =>
  [MARKER, '### Copy review', text, `This is about the commit ${commit}.\n`].join('\n\n');

/** Paragraphs, without the empty ones. */
export const joined = (texts: readonly string[]): string => texts.filter(Boolean).join('\n\n');

/** The name of a commit in a comment. */
export const shortHash = (commit: string): string => commit.slice(0, 7);

/** What is compared where the branch does not begin at the newest commit; empty where it does. */
export const behindText = ({ tip, base }: Changes): string =>
  tip === base
    ? ''
    : `The branch left the main branch at ${shortHash(base)}. What is said here, numbers of lines too, is about the newest commit there, ${shortHash(tip)}, with these texts merged into it.`;

/** Puts notes before a report, below its first line. Empty notes are left out. */
export function withNotes(comment: string, notes: readonly string[]): string {
  const [first = '', ...rest] = comment.split('\n');
  const text = rest.join('\n').trimStart();
  return joined([first, ...notes, text]);
}

const CONTENT = 'src/content/';

/** Why a file in the content folder is no text; kept in step with `isData`. */
const NO_TEXT = `A file in \`${CONTENT}\` is a text if its name ends in .mdx, .yaml, .md or .txt, if only letters, digits, hyphens, dots and underscores are in its path, and if it is a plain file.`;

/** More files are counted, not named. */
const MAX_NAMED = 20;

/** Why a pull request with code has no review here. */
export function codeText({ code, data }: Changes): string {
  const named = code.slice(0, MAX_NAMED).map((path) => `- ${inlineCode(path)}`);
  const more = code.length - named.length;
  return [
    `This changes ${counted({ file: code.length })} of code${data.length > 0 ? ', besides texts' : ''}. Code could change what a review says, so nothing is judged here: a code owner decides. The job “review” of the workflow “check” has a report, made by the code of this pull request.`,
    [...named, ...(more > 0 ? [`- and ${more} more`] : [])].join('\n'),
    ...(code.some((path) => path.startsWith(CONTENT)) ? [NO_TEXT] : []),
  ].join('\n\n');
}

/** The longest reason, in characters. */
const MAX_REASON = 3000;

/** Why a pull request could not be compared. The reason may quote it. */
export function refusalText(reason: string): string {
  const quoted = reason.slice(0, MAX_REASON);
  const fence = fenceFor(quoted);
  return `**It could not be compared.**\n\n${fence}text\n${quoted}\n${fence}`;
}

/** More lines are counted, not shown. */
const MAX_LINES = 20;

/** The longest line, in characters. */
const MAX_LINE_LENGTH = 100;

/**
 * The lines that a pull request adds to the lists of words and figures that checks accept, or takes
 * away; empty if there are none. What is added to them is checked no more.
 */
export function listsText(root: string, { tip, tree, files }: MergedTexts): string {
  const changed = files
    .map(({ path }) => path)
    .filter((path) => path.startsWith(CONTENT) && isList(path.slice(CONTENT.length)));
  return joined(changed.map((path) => listText(path, patchOf(root, tip, tree, path))));
}

function listText(path: string, patch: string): string {
  const lines = changedLines(patch);
  const shown = lines
    .slice(0, MAX_LINES)
    .map(({ isAdded, text }) => `- ${isAdded ? 'added' : 'removed'}: ${inlineCode(text || ' ')}`);
  const more = lines.length - shown.length;
  return [
    `**${inlineCode(path)} changes, so the content check accepts something else:**`,
    '',
    ...shown,
    ...(more > 0 ? [`- and ${more} more ${more === 1 ? 'line' : 'lines'}`] : []),
  ].join('\n');
}

/** The lines below the first hunk header of a unified diff without context. */
function changedLines(patch: string) {
  const [, ...hunks] = patch.split(/^(?=@@ )/m);
  return hunks
    .flatMap((hunk) => hunk.split('\n').slice(1))
    .filter((line) => line.startsWith('+') || line.startsWith('-'))
    .map((line) => ({ isAdded: line.startsWith('+'), text: line.slice(1, 1 + MAX_LINE_LENGTH) }));
}
