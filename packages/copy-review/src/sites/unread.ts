import { isBinary } from '../files/file-types.ts';
import { unreadableText, type Files, type Site } from '../files/site.ts';
import type { Unread } from '../shared/report.ts';

/** Changed pages and text files that cannot be read, and links that lead elsewhere. */
export function unreadIn(
  sites: { readonly before: Site; readonly after: Site },
  files: { readonly before: Files; readonly after: Files },
): Unread[] {
  const isEqual = ({ file }: Unread) => {
    const content = files.after.get(file);
    return content !== undefined && files.before.get(file)?.equals(content) === true;
  };
  const unread = (side: 'before' | 'after'): Unread[] => [
    ...(sites[side].unread ?? []),
    ...(sites[side].faults ?? [])
      .filter(({ file }) => !files[side].has(file))
      .map(({ file, message }) => ({ file, reason: message.replace(/\.$/, '') })),
    ...[...files[side]].flatMap(([file, content]) => {
      const reason = isBinary(file) ? undefined : unreadableText(content);
      return reason === undefined ? [] : [{ file, reason }];
    }),
  ];
  const changed = [...unread('before'), ...unread('after')].filter((entry) => !isEqual(entry));
  return [...new Map(changed.map((entry) => [entry.file, entry])).values()];
}
