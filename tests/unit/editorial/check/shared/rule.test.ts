import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { RULES } from '../../../../../editorial/check/rules/index.ts';
import { isList, isVersionFile } from '../../../../../src/content-map.ts';
import { schemaOf } from '../../../../../src/collections.ts';
import { readContentFile, type ContentFile } from '../../../../../editorial/content/read.ts';
import { report, runRule, type Example } from '../../../../../editorial/check/shared/rule.ts';

const filesOf = (example: Example) =>
  Object.entries(example).map(([name, source]) => readContentFile(name, source));

const EACH = RULES.map((rule) => [rule.name, rule] as const);

/** The files in the examples of this rule may be empty, because it only checks file names. */
const OF_NAMES = 'expected-files';

describe('The rules of the content check', () => {
  it('are each in a file with their name', () => {
    const files = globSync('editorial/check/rules/*/*.ts').map((file) => basename(file, '.ts'));
    expect(RULES.map(({ name }) => name).toSorted()).toEqual(files.toSorted());
  });

  it.each(EACH)('%s reports its `fails` example and accepts its `passes` example', (_, rule) => {
    expect(runRule(rule, filesOf(rule.fails))).not.toEqual([]);
    expect(runRule(rule, filesOf(rule.passes))).toEqual([]);
  });

  it.each(EACH)(
    '%s has examples that differ in their content or in one file',
    (name, { fails, passes }) => {
      // Both have the same files, except that one file may be added or missing.
      expect(Object.keys({ ...fails, ...passes }).length).toBeLessThanOrEqual(
        Math.min(Object.keys(fails).length, Object.keys(passes).length) + 1,
      );
      for (const [file, source] of [...Object.entries(fails), ...Object.entries(passes)]) {
        const isKnown = isList(file) || isVersionFile(file) || schemaOf(file) !== undefined;
        expect(isKnown, file).toBe(true);
        if (name !== OF_NAMES) expect(source.trim(), file).not.toBe('');
      }
    },
  );
});

describe('A FileRule', () => {
  it('runs once for each file object', () => {
    const checkFile = vi.fn((file: ContentFile) =>
      report(file, [0, 1], { reason: 'Strange.', note: 'So it is.', fix: 'Leave it out.' }),
    );
    const rule = { name: 'a-rule', fails: {}, passes: {}, checkFile };
    const files = ['faq/01-a.mdx', 'faq/02-b.mdx'].map((name) => readContentFile(name, 'a'));
    const diagnostics = runRule(rule, files);
    expect(diagnostics.map(({ file }) => file)).toEqual(['faq/01-a.mdx', 'faq/02-b.mdx']);
    expect(diagnostics.map(({ ruleId }) => ruleId)).toEqual(['a-rule', 'a-rule']);
    expect(runRule(rule, files)).toEqual(diagnostics);
    expect(checkFile).toHaveBeenCalledTimes(2);
    const [first] = files;
    runRule(rule, [...(first ? [first] : []), readContentFile('faq/02-b.mdx', 'b')]);
    expect(checkFile).toHaveBeenCalledTimes(3);
  });
});
