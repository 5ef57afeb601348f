import { collapse, cutPolicy, type Line } from './line.ts';

/** Cuts `_headers` into headers, each after the path of its block, and policies at their directives. */
export function cutHeaders(source: string): Line[] {
  let path = '';
  return source.split(/\r\n?|\n/).flatMap((raw): Line[] => {
    const line = collapse(raw);
    if (line === '') return [];
    // An address begins a block, even if it is indented.
    if (/^(?:\/|https?:\/\/)/i.test(line)) path = line;
    if (path === line) return [{ text: line }];
    const [, name = '', value = ''] = /^([^:]*):(.*)$/.exec(line) ?? [];
    return /^content-security-policy/i.test(name)
      ? cutPolicy(value, `${path} ${collapse(name)}:`)
      : [{ text: `${path} ${line}` }];
  });
}
