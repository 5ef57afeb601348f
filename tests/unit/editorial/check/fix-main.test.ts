import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const NAMES = ['faq/03-meme-wars.mdx', 'faq/04-reach-the-team.mdx'] as const;
const FAULTY = NAMES[1];

let directory: string;
let said: string[];
const words = process.argv;
const code = process.exitCode;

beforeEach(() => {
  said = [];
  directory = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('src/content', directory, { recursive: true });
  for (const name of NAMES) change(name, (source) => `${source}\nOne. Two.\n`);
  vi.stubEnv('CONTENT_DIR', directory);
  for (const way of ['log', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((text: string) => {
      said.push(text.replace(directory, 'CONTENT'));
    });
});

afterEach(() => {
  process.argv = words;
  process.exitCode = code;
  vi.doUnmock('node:fs');
  vi.doUnmock('../../../../src/editorial/check/fix.ts');
});

const read = (name: string) => readFileSync(join(directory, name), 'utf8');

function change(name: string, by: (source: string) => string): void {
  writeFileSync(join(directory, name), by(read(name)));
}

async function fix(...options: string[]) {
  process.argv = ['node', 'fix', ...options];
  vi.resetModules();
  await import('../../../../src/editorial/check/fix-main.ts');
  return { said, code: process.exitCode };
}

describe('npm run fix:content', { timeout: 30_000 }, () => {
  it('does not claim to have done what it left undone', async () => {
    change(FAULTY, (source) => source.replace('question:', 'qestion:'));
    expect(await fix()).toEqual({
      said: [
        `CONTENT/${NAMES[0]}: 1 more line.`,
        `CONTENT/${FAULTY}: left as it is, for it has errors.`,
        'Each sentence now has a line of its own in the files that were changed. Nothing else has changed.',
      ],
      code: 0,
    });
    expect(read(FAULTY)).toContain('One. Two.');
    said = [];
    expect((await fix()).said.at(-1)).toBe('Nothing has changed.');
  });

  it('says when there is nothing to do', async () => {
    await fix();
    said = [];
    expect((await fix()).said).toEqual([
      'Nothing to change: every sentence has a line of its own.',
    ]);
  });

  it('names a file that would no longer read alike', async () => {
    vi.doMock('../../../../src/editorial/check/fix.ts', () => ({ splitSentences: () => [] }));
    expect(await fix()).toEqual({
      said: [
        ...NAMES.map(
          (name) => `CONTENT/${name}: left as it is, for a visitor would read something else.`,
        ),
        'Nothing has changed.',
      ],
      code: 0,
    });
  });

  it('ends lines as the file does', async () => {
    change(NAMES[0], (source) => source.replaceAll('\n', '\r\n'));
    await fix();
    expect(read(NAMES[0])).toContain('\r\nOne.\r\nTwo.\r\n');
    expect(read(NAMES[0]).replaceAll('\r\n', '')).not.toContain('\n');
    expect(read(FAULTY)).not.toContain('\r');
  });

  it('goes on behind a file that cannot be written, and says so in plain words', async () => {
    vi.doMock('node:fs', async (original) => ({
      ...(await original<object>()),
      writeFileSync: (path: string, source: string) => {
        if (path.endsWith(NAMES[0])) throw new Error(`EACCES: permission denied, open '${path}'`);
        writeFileSync(path, source);
      },
    }));
    expect(await fix()).toEqual({
      said: [
        `CONTENT/${NAMES[0]}: left as it is, for it cannot be written. Allow changes to the file, and run this again.`,
        `CONTENT/${NAMES[1]}: 1 more line.`,
        'Each sentence now has a line of its own in the files that were changed. Nothing else has changed.',
      ],
      code: 1,
    });
  });

  it.each([[['--help']], [['--format', 'json']], [['--check']], [['faq']]])(
    'refuses what it does not know, and changes nothing: %s',
    async (options) => {
      expect(await fix(...options)).toEqual({
        said: [
          `“${options[0] ?? ''}” is not an option of this command: it has none. Nothing has been changed.`,
        ],
        code: 2,
      });
      expect(read(NAMES[0])).toContain('One. Two.');
    },
  );
});
