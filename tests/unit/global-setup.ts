/** Stops with one message if the content of the fixtures cannot be read, on which many tests are based. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireContent } from '../base.ts';
import { writeFixture } from '../fixture-content.ts';

export default function requireFixture(): void {
  const folder = mkdtempSync(join(tmpdir(), 'fixture-'));
  try {
    writeFixture(folder);
    requireContent(folder, 'tests/fixtures/content');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
