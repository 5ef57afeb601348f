import { isScalar, visit } from 'yaml';
import { readContentFile, type ContentFile } from '../../../../editorial/content/read.ts';

/**
 * Values that people may type, and those that the content check and the Astro build may parse
 * differently. Anchors (&a) are not among them: only the check refuses them.
 */
const VALUES = [
  ...`yes no on null ~ true "" '' 12 0x1F 0o17 010 1_000 1e3`.split(' '),
  ...['.5', '+1', '-0', '.inf', '.nan', '2026-08-07', '2026-02-30', '2026-08-07 12:30', '12:30'],
  ...['A: b', 'A:b', 'A #b', 'A#b', '#b', '- a', '? a', '@a', '`a', '%a', '!a', '!!str 12'],
  ...['*a', '[a, b]', '[a', '{a: b}', '{a', '"a', "'a", '"a" b', "'it''s'"],
  ...['"a\\nb"', '"\\x"', '|'],
  ...['>', '| a', '=', '<<', ', a', '] a', '} a', '“a”', 'a\n  b', 'a\nb', '\ta', ' a ', 'é', '😀'],
];

/** Copies of the files, each with one value (every `every`-th) replaced. */
export function withValues(content: readonly ContentFile[], every = 1): ContentFile[] {
  let next = 0;
  return content.flatMap((file) => {
    const ranges: (readonly [number, number])[] = [];
    visit(file.settings, {
      Pair: (_, { value }) => {
        if (isScalar(value) && value.range) ranges.push([value.range[0], value.range[1]]);
      },
    });
    const chosen = ranges.filter((_, at) => at % every === 0);
    return chosen.map(([start, end]) => {
      next += 1;
      const [from, to] = [file.settingsStart + start, file.settingsStart + end];
      const value = VALUES[next % VALUES.length] ?? '';
      const source = file.source.slice(0, from) + value + file.source.slice(to);
      return readContentFile(file.name, source, file.path);
    });
  });
}
