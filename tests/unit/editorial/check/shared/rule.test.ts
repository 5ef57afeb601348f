import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { RULES } from '../../../../../editorial/check/rules/index.ts';
import { readContentFile, type ContentFile } from '../../../../../editorial/content/read.ts';
import { report, runRule } from '../../../../../editorial/check/shared/rule.ts';

describe('The rules of the content check', () => {
  it('are each in a file with their name', () => {
    const files = globSync('editorial/check/rules/*/*.ts').map((file) => basename(file, '.ts'));
    expect(RULES.map(({ name }) => name).toSorted()).toEqual(files.toSorted());
  });
});

describe('A FileRule', () => {
  it('runs once for each file object', () => {
    const checkFile = vi.fn((file: ContentFile) =>
      report(file, [0, 1], { reason: 'Strange.', note: 'So it is.', fix: 'Leave it out.' }),
    );
    const rule = { name: 'a-rule', checkFile };
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
