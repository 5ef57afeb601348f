import { runRule, type Rule } from '../../src/editorial/check/rule.ts';
import { readContentFile, type ContentFile } from '../../src/editorial/content/read.ts';

/** An answer with this prose, which begins on line 5. */
export function answer(...lines: string[]): ContentFile {
  return readContentFile('faq/01-why.mdx', `---\nquestion: Why?\n---\n\n${lines.join('\n')}\n`);
}

/** What one rule says of some files: place, what is wrong, and the fix. */
export function saidOf(rule: Rule, ...files: ContentFile[]): string[] {
  return runRule(rule, files).map(
    ({ line, column, what, fix }) => `${line}:${column} ${what} | ${fix}`,
  );
}
