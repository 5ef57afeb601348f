import { isBinary } from '../files/file-types.ts';
import { unreadableText, type Site } from '../files/site.ts';
import type { Unread } from '../shared/report.ts';
import type { Sites } from './sites.ts';

/** Changed pages and text files that cannot be read, and links that lead elsewhere. */
export function unreadIn({ before, after }: Pick<Sites, 'before' | 'after'>): Unread[] {
  const isEqual = ({ file }: Unread) => {
    const content = after.files.get(file);
    return content !== undefined && before.files.get(file)?.equals(content) === true;
  };
  const changed = [before, after].flatMap(unreadOf).filter((entry) => !isEqual(entry));
  return [...new Map(changed.map((entry) => [entry.file, entry])).values()];
}

const unreadOf = ({ files, faults }: Site): Unread[] => [
  ...faults
    .filter(({ file }) => !files.has(file))
    .map(({ file, message }) => ({ file, reason: message.replace(/\.$/, '') })),
  ...[...files].flatMap(([file, content]) => {
    const reason = isBinary(file) ? undefined : unreadableText(content);
    return reason === undefined ? [] : [{ file, reason }];
  }),
];
