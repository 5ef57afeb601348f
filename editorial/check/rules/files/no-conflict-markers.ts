import { report, type Rule } from '../../shared/rule.ts';

/** Conflict markers: the lines that Git writes around two versions of a text. */
const MARKER = /^(?:<{7}|>{7}|={7}|\|{7})(?: .*)?$/gm;

/** No file contains conflict markers of Git. */
export const noConflictMarkers: Rule = {
  name: 'no-conflict-markers',
  checksUnparsed: true,
  checkFile: (file) =>
    [...file.source.matchAll(MARKER)].flatMap(({ 0: line, index }) =>
      report(file, [index, index + line.length], {
        reason: `“${line}” is left from a merge of two versions.`,
        note: 'The program that merged them wrote it, and one of the two versions must go.',
        fix: 'Remove this line, and keep one of the two versions: the lines between <<<<<<< and =======, or those between ======= and >>>>>>>.',
      }),
    ),
};
