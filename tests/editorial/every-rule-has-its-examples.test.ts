import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULES } from '../../src/editorial/check/check.ts';
import { readContentFile } from '../../src/editorial/content/read.ts';
import type { Example } from '../../src/editorial/check/rule.ts';

const filesOf = (example: Example) =>
  Object.entries(example).map(([name, source]) => readContentFile(name, source));

describe('The rules of the content check', () => {
  it('each have a file of their own that bears their name', () => {
    const files = readdirSync('src/editorial/check/rules').map((file) => file.replace('.ts', ''));
    expect(RULES.map(({ name }) => name).toSorted()).toEqual(files.toSorted());
  });

  it.each(RULES.map((rule) => [rule.name, rule] as const))(
    '%s finds a fault in its first example, and none in its second',
    (_, { check, fails, passes }) => {
      expect(check(filesOf(fails))).not.toEqual([]);
      expect(check(filesOf(passes))).toEqual([]);
    },
  );
});
