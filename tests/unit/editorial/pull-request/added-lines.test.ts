import { expect, it } from 'vitest';
import { addedLines } from '../../../../editorial/pull-request/added-lines.ts';

it.each([
  ['a new file', '@@ -0,0 +1,2 @@\n+a\n+b', [1, 2]],
  [
    'a new file of one line, without a line end',
    '@@ -0,0 +1 @@\n+a\n\\ No newline at end of file',
    [1],
  ],
  ['a changed line', '@@ -1,3 +1,3 @@ above\n a\n-b\n+c\n d', [2]],
  ['below a header', 'diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b', [1]],
  ['lines taken away', '@@ -4,3 +4,2 @@\n a\n-b\n c', []],
  ['two hunks', '@@ -1 +1 @@\n-a\n+b\n@@ -9,2 +9,3 @@\n a\n+@@ -1 +1 @@\n+b', [1, 10, 11]],
  ['lines that look like a diff', '@@ -1,2 +1,4 @@\n+++ b\n+- c\n---\n d\n++', [1, 2, 4]],
  ['no hunks, as of a large file', '', []],
])('Finds the added lines of %s', (_, patch, lines) => {
  expect([...addedLines(patch)]).toEqual(lines);
});
