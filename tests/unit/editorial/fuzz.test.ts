import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isScalar, visit } from 'yaml';
import { validYaml } from '../../../editorial/check/rules/files/valid-yaml.ts';
import { validSettings } from '../../../editorial/check/rules/files/valid-settings.ts';
import { readContentFile, type ContentFile } from '../../../editorial/content/read.ts';
import { isError } from '../../../editorial/output/diagnostic.ts';
import { CONTENT } from './fixture-content.ts';
import { build } from './fuzz/build.ts';
import { faultsWith } from './fuzz/faults.ts';
import { mutate } from './fuzz/mutate.ts';
import { runRule } from '../../../editorial/check/shared/rule.ts';

/** Enough for a few seconds. With `FUZZ_COUNT=10000 FUZZ_SEED=2`, others and more are tried. */
const { FUZZ_COUNT = '40', FUZZ_SEED = '1' } = process.env;

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

/** Copies of the files, each with another value in place of every fifth one of its settings. */
function withValues(content: readonly ContentFile[]): ContentFile[] {
  let next = 0;
  return content.flatMap(({ name, path, source, settings, settingsStart }) => {
    const ranges: (readonly [number, number])[] = [];
    visit(settings, {
      Pair: (_, { value }) => {
        if (isScalar(value) && value.range) ranges.push([value.range[0], value.range[1]]);
      },
    });
    const chosen = ranges.filter((_, at) => at % 5 === 0);
    return chosen.map(([start, end]) => {
      next += 1;
      const [before, after] = [
        source.slice(0, settingsStart + start),
        source.slice(settingsStart + end),
      ];
      return readContentFile(name, before + (VALUES[next % VALUES.length] ?? '') + after, path);
    });
  });
}

/** Only errors count: a build accepts a file with warnings. */
const refusals = (file: ContentFile) =>
  [validYaml, validSettings].flatMap((rule) => runRule(rule, [file])).filter(isError);

describe('The content check and the build', () => {
  it('accept the same settings, and parse them to the same data', () => {
    const files = withValues(CONTENT);
    const parsed = files.map((file) => {
      const built = build(file.name, file.source);
      return { file, built, refused: refusals(file)[0]?.reason };
    });
    const disagreements = parsed
      .filter(({ built, refused }) => built.accepted === (refused !== undefined))
      .map(
        ({ file, built, refused }) =>
          `${file.name} ${changeIn(file)}: ${refused ?? ''}${built.accepted ? '' : built.why}`,
      );
    expect(disagreements).toEqual([]);
    const differences = parsed
      .filter(
        ({ file, built, refused }) =>
          built.accepted && !refused && JSON.stringify(built.data) !== JSON.stringify(file.data),
      )
      .map(({ file }) => `${file.name} ${changeIn(file)}`);
    expect(differences).toEqual([]);
    expect(parsed.filter(({ built }) => built.accepted).length).toBeGreaterThan(30);
    expect(parsed.filter(({ built }) => !built.accepted).length).toBeGreaterThan(30);
  });

  it('agree on mutated files', () => {
    const property = fc.property(fc.nat(CONTENT.length - 1), fc.gen(), (at, draw) => {
      const { name = '', path, source = '' } = CONTENT[at] ?? {};
      const mutated = readContentFile(name, Buffer.from(mutate(source, draw)), path);
      expect(faultsWith(CONTENT, mutated)).toEqual([]);
    });
    fc.assert(property, { numRuns: Number(FUZZ_COUNT), seed: Number(FUZZ_SEED) });
  });
});

/** The first line that differs from the original. */
function changeIn({ name, source }: ContentFile): string {
  const before = CONTENT.find((file) => file.name === name)?.source.split('\n') ?? [];
  return source.split('\n').find((line, at) => line !== before[at]) ?? '';
}
