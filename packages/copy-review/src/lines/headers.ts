import { isPattern } from '../files/host-files.ts';
import { collapse, cutPolicy, cutText, placed, type Line } from './line.ts';

/**
 * Cuts `_headers` after its lines, and policies after their directives. A header is shown after the path of its block.
 */
export function cutHeaders(source: string): Line[] {
  let path = '';
  return cutText(source).flatMap((line): Line[] => {
    const { source: raw, shown } = line;
    if (isPattern(shown)) {
      path = shown;
      return [line];
    }
    const [, name = ''] = /^([^:]*:)/.exec(raw) ?? [];
    return /^\s*content-security-policy/i.test(name)
      ? [
          { source: name, shown: '' },
          ...cutPolicy(raw.slice(name.length), `${path} ${collapse(name)} `),
        ]
      : [{ source: raw, shown: placed(`${path} `, shown) }];
  });
}
