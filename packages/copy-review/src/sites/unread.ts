import { isUtf8 } from 'node:buffer';
import { NOT_UTF8, type Files, type Site } from '../files/site.ts';
import type { Unread } from '../shared/report.ts';

/** Files that are compared as text, apart from pages. */
const TEXT_FILE = /(?:^_headers|^_redirects|\.(?:css|[cm]?js|json|txt|xml|svg|webmanifest))$/;

/** Changed pages and text files that are not UTF-8, and links that lead elsewhere. */
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
    ...[...files[side]]
      .filter(([path, content]) => TEXT_FILE.test(path) && !isUtf8(content))
      .map(([file]) => ({ file, reason: NOT_UTF8 })),
  ];
  const changed = [...unread('before'), ...unread('after')].filter((one) => !isEqual(one));
  return [...new Map(changed.map((one) => [one.file, one])).values()];
}
