import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';

/** What the commands of this test have printed. */
export const said: string[] = [];

const words = process.argv;
const code = process.exitCode;

beforeEach(() => {
  said.length = 0;
  for (const way of ['log', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((text: string) => {
      said.push(text);
    });
  vi.stubEnv('NO_COLOR', '1');
  vi.stubEnv('GITHUB_STEP_SUMMARY', '');
});

afterEach(() => {
  process.argv = words;
  process.exitCode = code;
  vi.resetModules();
});

/** Gives the commands these options. */
export const ask = (...options: string[]): void => {
  process.argv = ['node', 'command', ...options];
};

/** A folder with the site’s content, of which one file is another. Gives the path of that file. */
export function folder(name: string, change: (source: string) => string): string {
  const directory = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('src/content', directory, { recursive: true });
  const path = join(directory, name);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  vi.stubEnv('CONTENT_DIR', directory);
  return path;
}
