/** Stops with one message if the content of the fixtures, on which many tests are based, has errors. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { checkContent } from '../../editorial/check/check.ts';
import { readContent } from '../../editorial/content/read.ts';
import { isError } from '../../editorial/output/diagnostic.ts';
import { contentFault, stop } from '../base.ts';
import { writeFixture } from '../fixture-content.ts';

/** Where the content comes from, in messages. */
const NAME = 'tests/fixture-content.ts, from tests/fixtures/content and src/content,';

export default function requireFixture(): void {
  const folder = mkdtempSync(join(tmpdir(), 'fixture-'));
  try {
    writeFixture(folder);
    const fault = contentFault(folder, NAME);
    if (fault !== undefined) stop(fault);
    const [first, ...others] = checkContent(readContent(folder)).filter(isError);
    if (first === undefined) return;
    const more = others.length > 0 ? ` ${others.length} more.` : '';
    stop(
      `The content in ${NAME} has an error in ${relative(folder, first.file)}: ${first.reason}${more}`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
