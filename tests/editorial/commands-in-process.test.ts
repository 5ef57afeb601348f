import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { command } from '../../src/editorial/command.ts';
import type { Message } from '../../src/editorial/message.ts';
import { report } from '../../src/editorial/output/print.ts';

const FAULT: Message = {
  file: 'a.yaml',
  line: 1,
  column: 1,
  rule: 'a-rule',
  severity: 'error',
  what: 'Strange.',
  fix: 'Leave it out.',
};

const SOURCES = new Map([
  ['a.yaml', 'x'],
  ['b.yaml', 'y'],
]);

let said: string[] = [];
const words = process.argv;
const code = process.exitCode;

beforeEach(() => {
  said = [];
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

const ask = (...options: string[]) => {
  process.argv = ['node', 'check', ...options];
};

describe('A command', () => {
  it('ends well, or not, as its body says', () => {
    command(() => true);
    expect(process.exitCode).toBe(0);
    command(() => false);
    expect(process.exitCode).toBe(1);
  });

  it('tells an error in its own words', () => {
    command(() => {
      throw new Error('No folder.');
    });
    expect(said).toEqual(['No folder.']);
    expect(process.exitCode).toBe(1);
    const strange: unknown = 'Strange.';
    command(() => {
      throw strange;
    });
    expect(said).toEqual(['No folder.', 'Strange.']);
  });
});

describe('A report', () => {
  const tell = (messages: readonly Message[]) => {
    report(() => ({ messages, sources: SOURCES, title: 'Content' }));
  };

  it('is refused for an unknown option, by another exit code', () => {
    ask('--all');
    tell([]);
    expect(said.join()).toContain('“--all” is not an option');
    expect(process.exitCode).toBe(2);
  });

  it('is a list for programs', () => {
    ask('--format', 'json');
    tell([FAULT]);
    expect(JSON.parse(said.join())).toMatchObject([{ what: 'Strange.' }]);
    expect(process.exitCode).toBe(1);
  });

  it('goes to the forge and, where there is one, into its summary', () => {
    ask('--format', 'github');
    tell([]);
    expect(said).toEqual(['Content: 2 files, nothing wrong.']);
    const summary = join(mkdtempSync(join(tmpdir(), 'summary-')), 'summary.md');
    vi.stubEnv('GITHUB_STEP_SUMMARY', summary);
    tell([FAULT]);
    expect(said[1]).toMatch(/^::error file=a\.yaml,line=1,col=1,title=a-rule::Strange\./);
    expect(readFileSync(summary, 'utf8')).toContain('**1:1** error: Strange.');
  });

  it.each(['json', 'github'])('is a message too where no check could be made: %s', (format) => {
    vi.stubEnv('CONTENT_DIR', '/nowhere');
    ask('--format', format);
    report(() => {
      throw new Error('There is no folder.');
    });
    expect(process.exitCode).toBe(1);
    if (format === 'github')
      expect(said[0]).toMatch(/^::error file=\/nowhere,line=1,col=1,.*::There is no folder\./);
    else
      expect(JSON.parse(said.join(''))).toMatchObject([
        { file: '/nowhere', line: 1, column: 1, severity: 'error', what: 'There is no folder.' },
      ]);
  });

  it.each(['::error::Ho', ' \t::stop-commands::a', 'a ##[error]Ho'])(
    'shows the forge a line of the content that looks like a command, and it is none: %j',
    (line) => {
      ask('--format', 'github');
      report(() => ({ messages: [FAULT], sources: new Map([['a.yaml', line]]), title: 'Content' }));
      const shown = (said[1] ?? '').split('\n');
      expect(shown.filter((one) => /^\s*::|##\[/.test(one))).toEqual([]);
      expect((said[1] ?? '').replaceAll('\u200B', '')).toContain(line.trim());
    },
  );

  it.each(['json', 'github'])('tells what was thrown, be it no error: %s', (format) => {
    const strange: unknown = 'Strange.';
    ask('--format', format);
    report(() => {
      throw strange;
    });
    expect(said[0]).toContain('src/content');
    expect(said[0]).toContain('Strange.');
  });

  it('does not fail for a warning', () => {
    ask();
    tell([{ ...FAULT, severity: 'warning' }]);
    expect(said.join()).toContain('Content: 1 warning in 1 of 2 files.');
    expect(process.exitCode).toBe(0);
  });
});

/** A folder with the site’s content, of which one file is another. */
function folder(name: string, change: (source: string) => string): string {
  const directory = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('src/content', directory, { recursive: true });
  const path = join(directory, name);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  vi.stubEnv('CONTENT_DIR', directory);
  return path;
}

describe('The commands of the content', { timeout: 30_000 }, () => {
  it('check what lies in the folder', async () => {
    folder('studio.yaml', (source) => source.replace('name:', 'nmae:'));
    ask();
    await import('../../src/editorial/check/main.ts');
    expect(said.join('\n')).toContain('“nmae” is not a setting of this file.');
    expect(process.exitCode).toBe(1);
  });

  it('list what keeps the site from release', async () => {
    ask();
    await import('../../src/editorial/launch/main.ts');
    expect(said.join('\n')).toMatch(/Before release, \d+ things are left to do\.$/);
    vi.resetModules();
    vi.stubEnv('CONTENT_DIR', mkdtempSync(join(tmpdir(), 'content-')));
    await import('../../src/editorial/launch/main.ts');
    expect(said.at(-1)).toBe('Nothing is missing. The site can be released.');
  });

  describe('put each sentence on a line of its own', () => {
    const ABOUT = 'about/02-vision.mdx';
    const LEGAL = 'legal/02-not-financial-advice.mdx';
    const fix = async () => {
      vi.resetModules();
      await import('../../src/editorial/check/fix-main.ts');
    };
    const add = (text: string) => (source: string) => `${source}\n${text}\n`;

    it('and say in which files, and how many', async () => {
      const one = folder(ABOUT, add('We walk. We rest.'));
      const two = join(dirname(dirname(one)), LEGAL);
      writeFileSync(two, add('It may fall. It may rise. Read on.')(readFileSync(two, 'utf8')));
      ask();
      await fix();
      expect(said).toEqual([
        `${one}: 1 more line.`,
        `${two}: 2 more lines.`,
        'Each sentence now has a line of its own. Nothing else has changed.',
      ]);
      expect(readFileSync(two, 'utf8')).toMatch(/\nIt may fall\.\nIt may rise\.\nRead on\.\n$/);
      expect(process.exitCode).toBe(0);
      said = [];
      await fix();
      expect(said).toEqual(['Nothing to change: every sentence has a line of its own.']);
      expect(process.exitCode).toBe(0);
    });

    it('but leave a file with errors as it is', async () => {
      const one = folder(ABOUT, add('We walk. We rest.'));
      const two = join(dirname(dirname(one)), LEGAL);
      writeFileSync(two, readFileSync(two, 'utf8').replace('title:', 'titel:'));
      ask();
      await fix();
      expect(said).toEqual([
        `${one}: 1 more line.`,
        `${two}: left as it is, for it has errors.`,
        'Each sentence now has a line of its own in the files that were changed. Nothing else has changed.',
      ]);
      said = [];
      await fix();
      expect(said).toEqual([`${two}: left as it is, for it has errors.`, 'Nothing has changed.']);
    });

    it('but take no option, and then change nothing', async () => {
      const one = folder(ABOUT, add('We walk. We rest.'));
      const before = readFileSync(one, 'utf8');
      ask('--dry-run');
      await fix();
      expect(said).toEqual([
        '“--dry-run” is not an option of this command: it has none. Nothing has been changed.',
      ]);
      expect(process.exitCode).toBe(2);
      expect(readFileSync(one, 'utf8')).toBe(before);
    });
  });
});
