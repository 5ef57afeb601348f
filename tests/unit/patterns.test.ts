import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** The patterns of a file: literals, and the strings that `RegExp` gets. */
function patternsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node, isArgument: boolean): void => {
    const text = node.getText(source);
    const isString = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
    if (ts.isRegularExpressionLiteral(node) || (isArgument && isString)) found.push(text);
    const isPattern = ts.isNewExpression(node) && text.startsWith('new RegExp(');
    for (const child of node.getChildren(source)) visit(child, isArgument || isPattern);
  };
  visit(source, false);
  return found;
}

test('no pattern, or part of one, has more than 120 characters', () => {
  const files = globSync('{src,editorial,hosting,scripts,integrations,packages/*/src}/**/*.ts');
  const patterns = files.flatMap(patternsIn);
  expect(patterns.length).toBeGreaterThan(100);
  expect(patterns.filter(({ length }) => length > 120)).toEqual([]);
});

test('a pattern for a setting is for the whole of it, but for text at all, the end of a question and the end of an example', () => {
  const patterns = globSync('src/{schemas,sections}/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\.regex\(\s*\/(.*)\/[a-z]*,?/g)].map(
      ([, pattern = '']) => pattern,
    ),
  );
  const parts = patterns.filter((pattern) => !/^\^.*\$$/.test(pattern));
  expect(parts.toSorted()).toEqual(
    [String.raw`\.example\/?$`, String.raw`\?$`, String.raw`\S`].toSorted(),
  );
});
