import { isBinary } from '../files/file-types.ts';
import { isEqualIn, unreadableText, type Site } from '../files/site.ts';
import type { Both, Unread } from '../shared/report.ts';

/**
 * What could not be compared: pages and text files that changed and cannot be read, and what is not read
 * at all, such as symbolic links, whether it is new or not.
 */
export function unreadIn({ before, after }: Both<Site>): Unread[] {
  const changed = [before, after]
    .flatMap(unreadOf)
    .filter(({ file }) => !isEqualIn(file, before.files, after.files));
  return [...new Map(changed.map((entry) => [entry.file, entry])).values()];
}

const unreadOf = ({ files, faults }: Site): Unread[] => [
  // Other faults, such as that of a name, are of files that were read.
  ...faults
    .filter(({ file }) => !files.has(file))
    .map(({ file, message }) => ({ file, reason: message.replace(/\.$/, '') })),
  ...[...files].flatMap(([file, content]) => {
    const reason = isBinary(file) ? undefined : unreadableText(content);
    return reason === undefined ? [] : [{ file, reason }];
  }),
];
