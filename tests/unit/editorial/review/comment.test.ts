import { spawnSync } from 'node:child_process';
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { compareSites } from '../../../../src/editorial/review/compare.ts';
import type { Report } from '../../../../src/editorial/review/report.ts';
import { markdownReport } from '../../../../src/editorial/review/reports/markdown.ts';
import { emptyFolder } from './repository.ts';

const words = process.argv;
const code = process.exitCode;

const siteOf = (name: string, html: string) => ({ name, pages: new Map([['/', html]]) });

const REPORT: Report = {
  ...compareSites(
    siteOf('abc1234', '<h1>1. One</h1><p>It may cost 5 %.<h2>Two</h2><p>Gone.'),
    siteOf('the working tree', '<h1>2. One</h1><p>It will cost 6 %.<h2>Three</h2><p>New here.'),
    { ignore: [], data: [], documents: [] },
  ),
  blocking: [{ page: '/', message: 'Put this right.' }],
};

afterEach(() => {
  process.argv = words;
  process.exitCode = code;
});

/** What the program makes of a file. */
function commentOf(text: string | undefined) {
  const file = join(emptyFolder(), 'report.json');
  if (text !== undefined) writeFileSync(file, text);
  return run(file);
}

async function run(...files: readonly string[]) {
  const said = { stdout: '', stderr: '' };
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said.stdout += String(text);
    return true;
  });
  vi.spyOn(console, 'error').mockImplementation((text) => {
    said.stderr += `${String(text)}\n`;
  });
  process.argv = ['node', 'comment.ts', ...files];
  process.exitCode = 0;
  vi.resetModules();
  await import('../../../../src/editorial/review/comment.ts');
  const status = process.exitCode;
  vi.restoreAllMocks();
  return { status, ...said };
}

const changed = (change: object) => JSON.stringify({ ...REPORT, ...change });
const [page] = REPORT.pages;
const [block] = page?.blocks ?? [];
const inPage = (change: object) => changed({ pages: [{ ...page, ...change }] });
const inBlock = (change: object) => inPage({ blocks: [{ ...block, ...change }] });

describe('the comment of a pull request', () => {
  it('is what the report says', async () => {
    expect(REPORT.facts.length * REPORT.strength.length * REPORT.sections.length).not.toBe(0);
    expect(await commentOf(JSON.stringify(REPORT))).toEqual({
      status: 0,
      stdout: markdownReport(REPORT),
      stderr: '',
    });
  });

  it('is written by a program of its own', { timeout: 30_000 }, () => {
    const file = join(emptyFolder(), 'report.json');
    writeFileSync(file, JSON.stringify(REPORT));
    const program = ['src/editorial/review/comment.ts', file];
    expect(spawnSync(process.execPath, program, { encoding: 'utf8' })).toMatchObject({
      status: 0,
      stdout: markdownReport(REPORT),
      stderr: '',
    });
  });

  it.each([
    ['nothing', ''],
    ['no JSON', 'Approved!'],
    ['no object', '"Approved!"'],
    ['an empty object', '{}'],
    ['one key less', changed({ facts: undefined })],
    ['one key more', changed({ comment: 'Approved!' })],
    ['one key more in a block', inBlock({ html: '<b>' })],
    ['a text that is none', changed({ before: { toString: 'x' } })],
    ['a flag that is none', changed({ nothingChanged: 'no' })],
    ['a fault that is none', changed({ blocking: ['Put this right.'] })],
    ['a fact without its page', changed({ facts: [{ ...REPORT.facts[0], page: null }] })],
    [
      'a word of strength that is none',
      changed({ strength: [{ ...REPORT.strength[0], added: [1] }] }),
    ],
    [
      'a change of a section that there is not',
      changed({ sections: [{ ...REPORT.sections[0], change: 'approved' }] }),
    ],
    ['a change of a page that there is not', inPage({ change: 'approved' })],
    ['a change of a block that there is not', inBlock({ change: 'approved' })],
    ['a change of a word that there is not', inBlock({ words: [{ op: '!', text: '' }] })],
    ['a list that is none', changed({ pages: { length: 1 } })],
    ['keys of the language itself', '{"__proto__":{"before":""}}'],
  ])('is not written from %s', async (_, text) => {
    const { status, stdout, stderr } = await commentOf(text);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).not.toBe('');
    expect(stderr).not.toContain('    at ');
  });

  it.each([
    ['the text', '\n::error::Approved!', 'This is no JSON.\n'],
    ['a key', changed({ '\n::error::Approved!': 1 }), ': unrecognized_keys\n'],
    ['a value', changed({ before: ['\n::error::Approved!'] }), 'before: invalid_type\n'],
    ['a choice', inBlock({ change: '\n::error::' }), 'pages.0.blocks.0.change: invalid_value\n'],
  ])('is refused in words that are not the file’s own: %s', async (_, text, stderr) => {
    expect(await commentOf(text)).toEqual({ status: 2, stdout: '', stderr });
  });

  it('is not written where there is no report', async () => {
    for (const { status, stdout, stderr } of [await commentOf(undefined), await run()]) {
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toContain('ENOENT');
    }
  });

  it.each([
    ...['added', 'removed', 'moved', 'renumbered', 'retitled'].map((change) => [
      `a section that is ${change}`,
      changed({ sections: [{ ...REPORT.sections[0], change }] }),
    ]),
    ...['added', 'removed', 'renamed', 'changed'].map((change) => [
      `a page that is ${change}`,
      inPage({ change }),
    ]),
    ...['changed', 'added', 'removed', 'moved'].map((change) => [
      `a text that is ${change}`,
      inBlock({ change }),
    ]),
    ...['=', '-', '+'].map((op) => [`words with ${op}`, inBlock({ words: [{ op, text: 'a' }] })]),
  ])('is written from %s', async (_, text) => {
    const { status, stdout } = await commentOf(text);
    expect(status).toBe(0);
    expect(stdout).toBe(markdownReport(JSON.parse(text) as Report));
  });

  it('is not written from a file that is too large to be a report', async () => {
    const file = join(emptyFolder(), 'report.json');
    writeFileSync(file, JSON.stringify(REPORT));
    truncateSync(file, 50_000_000);
    expect((await run(file)).stderr).toBe('This is no JSON.\n');
    truncateSync(file, 50_000_001);
    expect(await run(file)).toEqual({
      status: 2,
      stdout: '',
      stderr: `Error: ${file} is too large for a report.\n`,
    });
  });

  it('mentions nobody, and closes no issue, whatever the report says', async () => {
    const hostile =
      '@everyone closes #1 <!-- --> <img src=x onerror=alert(1)> [a](https://evil.example) `';
    const { status, stdout } = await commentOf(
      JSON.stringify({
        ...REPORT,
        blocking: [{ page: hostile, message: hostile }],
        facts: [{ page: hostile, section: hostile, kind: hostile, before: hostile, after: null }],
      }),
    );
    expect(status).toBe(0);
    expect(stdout).not.toMatch(/@everyone|#1|<img|\]\(https:\/\/evil/);
  });
});
