/**
 * Writes the comment of a pull request from a report.json that somebody else's code has made:
 * `node comment.ts report.json`. Exit 2, without a comment, where the file is no report.
 */
import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import type { Report } from './report.ts';
import { markdownReport } from './reports/markdown.ts';

/** A larger report was not made by the review. */
const LARGEST = 50_000_000;

const text = z.string();
const side = z.string().nullable();
const report: z.ZodType<Report> = z.strictObject({
  before: text,
  after: text,
  nothingChanged: z.boolean(),
  blocking: z.array(z.strictObject({ page: text, message: text })),
  limits: z.array(z.strictObject({ page: text, message: text })).exactOptional(),
  facts: z.array(
    z.strictObject({ page: text, section: text, kind: text, before: side, after: side }),
  ),
  strength: z.array(
    z.strictObject({ page: text, section: text, removed: z.array(text), added: z.array(text) }),
  ),
  sections: z.array(
    z.strictObject({
      page: text,
      change: z.enum(['added', 'removed', 'moved', 'renumbered', 'retitled']),
      title: text,
      from: side,
      to: side,
    }),
  ),
  pages: z.array(
    z.strictObject({
      route: text,
      change: z.enum(['added', 'removed', 'renamed', 'changed']),
      from: side,
      blocks: z.array(
        z.strictObject({
          section: text,
          change: z.enum(['changed', 'added', 'removed', 'moved']),
          before: side,
          after: side,
          visibility: z.enum(['hidden', 'folded', 'silent', 'shown']).exactOptional(),
          words: z.array(z.strictObject({ op: z.enum(['=', '-', '+']), text })),
        }),
      ),
    }),
  ),
});

/** Of what is wrong with a file, only what it cannot have written itself: logs obey some lines. */
function faultOf(error: unknown): string {
  if (error instanceof z.ZodError)
    return error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`).join('\n');
  return error instanceof SyntaxError ? 'This is no JSON.' : String(error);
}

try {
  const file = process.argv[2] ?? '';
  if (statSync(file).size > LARGEST) throw new Error(`${file} is too large for a report.`);
  process.stdout.write(markdownReport(report.parse(JSON.parse(readFileSync(file, 'utf8')))));
} catch (error) {
  console.error(faultOf(error));
  process.exitCode = 2;
}
