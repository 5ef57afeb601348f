import { describe, expect, it } from 'vitest';
import { validYaml } from '../../../editorial/check/rules/files/valid-yaml.ts';
import { validSettings } from '../../../editorial/check/rules/files/valid-settings.ts';
import type { ContentFile } from '../../../editorial/content/read.ts';
import { isError } from '../../../editorial/output/diagnostic.ts';
import { CONTENT } from './fixture-content.ts';
import { build } from './fuzz/build.ts';
import { fuzz } from './fuzz/faults.ts';
import { withValues } from './fuzz/values.ts';
import { runRule } from '../../../editorial/check/shared/rule.ts';

/** Enough for a few seconds. With `FUZZ_COUNT=10000 FUZZ_SEED=2`, others and more are tried. */
const { FUZZ_COUNT = '40', FUZZ_SEED = '1' } = process.env;

/** Only errors count: a build accepts a file with warnings. */
const refusals = (file: ContentFile) =>
  [validYaml, validSettings].flatMap((rule) => runRule(rule, [file])).filter(isError);

describe('The content check and the build', () => {
  it('accept the same settings, and parse them to the same data', () => {
    const files = withValues(CONTENT, 5);
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
    const findings = [...fuzz(CONTENT, Number(FUZZ_SEED), Number(FUZZ_COUNT))].map(
      ({ number, name, by, faults }) => `${number} ${name} (${by.join(', ')}): ${faults.join(' ')}`,
    );
    expect(findings).toEqual([]);
  });
});

/** The first line that differs from the original. */
function changeIn({ name, source }: ContentFile): string {
  const before = CONTENT.find((file) => file.name === name)?.source.split('\n') ?? [];
  return source.split('\n').find((line, at) => line !== before[at]) ?? '';
}
