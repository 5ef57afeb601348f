import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { command } from '../../../../src/editorial/command.ts';
import type { Message } from '../../../../src/editorial/message.ts';
import { report } from '../../../../src/editorial/output/print.ts';
import { ask, folder, said } from './in-process.ts';

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

describe('The commands of the content', { timeout: 30_000 }, () => {
  it.each([
    ['check what lies in the folder', () => import('../../../../src/editorial/check/main.ts'), 'Content'],
    ['list what is missing', () => import('../../../../src/editorial/launch/main.ts'), 'Launch'],
  ])('%s in each of the formats', async (_, run, title) => {
    const path = folder('pages/legal.mdx', (source) => source.replace('sheet: "6"', 'sheet: six'));
    const summary = join(mkdtempSync(join(tmpdir(), 'summary-')), 'summary.md');
    vi.stubEnv('GITHUB_STEP_SUMMARY', summary);
    ask('--format', 'github');
    await run();
    expect(said.join('\n')).toMatch(/^::error file=.*,line=\d+,col=\d+,title=/);
    expect(readFileSync(summary, 'utf8')).toMatch(new RegExp(`^## ${title}\n`));
    said.length = 0;
    vi.resetModules();
    ask('--format=json');
    await run();
    expect(JSON.parse(said.join(''))).toContainEqual(
      expect.objectContaining(
        title === 'Content'
          ? { file: path, line: 5, column: 8, severity: 'error' }
          : { file: dirname(dirname(path)), what: 'The content has 1 error.' },
      ),
    );
  });

  it('check what lies in the folder', async () => {
    folder('studio.yaml', (source) => source.replace('name:', 'nmae:'));
    ask();
    await import('../../../../src/editorial/check/main.ts');
    expect(said.join('\n')).toContain('“nmae” is not a setting of this file.');
    expect(process.exitCode).toBe(1);
  });

  it('list what keeps the site from release', async () => {
    ask();
    await import('../../../../src/editorial/launch/main.ts');
    expect(said.join('\n')).toMatch(/Before release, \d+ things are left to do\.$/);
    expect(said.join('\n')).not.toContain('npm run check:content');
    expect(process.exitCode).toBe(1);
  });

  it('do not release what has faults, though nothing is missing', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'content-'));
    vi.stubEnv('CONTENT_DIR', empty);
    ask();
    await import('../../../../src/editorial/launch/main.ts');
    expect((said[0] ?? '').split('\n').map((line) => line.trim())).toEqual([
      empty,
      '',
      expect.stringMatching(/^1:1 {2}error {4}The content has \d+ errors\.$/),
      'why      No site is built from it as it is.',
      'fix      Run npm run check:content, and put right what it lists.',
      '',
      'Before release, 1 thing is left to do.',
    ]);
    expect(process.exitCode).toBe(1);
  });

  it('release what has no faults, and lacks nothing', async () => {
    vi.doMock('../../../../src/editorial/check/check.ts', () => ({ checkContent: () => [] }));
    vi.stubEnv('CONTENT_DIR', mkdtempSync(join(tmpdir(), 'content-')));
    ask();
    await import('../../../../src/editorial/launch/main.ts');
    vi.doUnmock('../../../../src/editorial/check/check.ts');
    expect(said).toEqual(['Nothing is missing. The site can be released.']);
    expect(process.exitCode).toBe(0);
  });
});
