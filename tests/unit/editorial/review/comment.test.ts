import { spawnSync } from 'node:child_process';
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../../../src/editorial/review/report.ts';
import { markdownReport } from '../../../../src/editorial/review/reports/markdown.ts';
import { runCommand } from './commands-in-process.ts';
import { pageOf, removed, SAMPLE } from './reports/sample.ts';
import { emptyFolder } from './repository.ts';

/** A change of every kind that a report may tell. */
const REPORT: Report = {
  ...SAMPLE,
  pages: [...SAMPLE.pages, pageOf('/gone', [removed('All of it.')], { change: 'removed' })],
};

const comment = (...words: readonly string[]) =>
  runCommand(() => import('../../../../src/editorial/review/comment.ts'), ...words);

function fileOf(text: string): string {
  const file = join(emptyFolder(), 'report.json');
  writeFileSync(file, text);
  return file;
}

const changed = (change: object) => JSON.stringify({ ...REPORT, ...change });
const [page] = REPORT.pages;
const [block] = page?.blocks ?? [];
const inPage = (change: object) => changed({ pages: [{ ...page, ...change }] });
const inBlock = (change: object) => inPage({ blocks: [{ ...block, ...change }] });

describe('the comment of a pull request', () => {
  it('is what the report says', async () => {
    expect(await comment(fileOf(JSON.stringify(REPORT)))).toEqual({
      status: 0,
      said: [],
      written: markdownReport(REPORT),
    });
  });

  it('is written by “npm run review:comment”', () => {
    const words = ['run', '--silent', 'review:comment', '--', fileOf(JSON.stringify(REPORT))];
    expect(spawnSync('npm', words, { encoding: 'utf8' })).toMatchObject({
      status: 0,
      stdout: markdownReport(REPORT),
      stderr: '',
    });
  });

  it.each([
    ['one key less', changed({ facts: undefined })],
    ['one key more in a fault', changed({ blocking: [{ page: '/', message: 'M', html: '<b>' }] })],
    ['one key more in a fact', changed({ facts: [{ ...REPORT.facts[0], html: '<b>' }] })],
    ['one key more in words', changed({ strength: [{ ...REPORT.strength[0], html: '<b>' }] })],
    ['one key more in a section', changed({ sections: [{ ...REPORT.sections[0], html: '<b>' }] })],
    ['one key more in a page', inPage({ html: '<b>' })],
    ['one key more in a block', inBlock({ html: '<b>' })],
    ['one key more in a word', inBlock({ words: [{ op: '=', text: '', html: '<b>' }] })],
    ['a flag that is none', changed({ nothingChanged: 'no' })],
    [
      'a change of a section that there is not',
      changed({ sections: [{ ...REPORT.sections[0], change: 'x' }] }),
    ],
    ['a change of a page that there is not', inPage({ change: 'approved' })],
    ['a change of a word that there is not', inBlock({ words: [{ op: '!', text: '' }] })],
    ['keys of the language itself', '{"__proto__":{"before":""}}'],
  ])('is not written from %s', async (_, text) => {
    const { status, said, written } = await comment(fileOf(text));
    expect({ status, written }).toEqual({ status: 2, written: '' });
    expect(said.join('\n')).toMatch(/^[\w.]*: \w+(?:\n[\w.]*: \w+)*$/);
  });

  // The log of a workflow obeys lines such as “::error::”.
  it.each([
    ['the text', '\n::error::Approved!', 'This is no JSON.'],
    ['a key', changed({ '\n::error::Approved!': 1 }), ': unrecognized_keys'],
    ['a value', changed({ before: ['\n::error::Approved!'] }), 'before: invalid_type'],
    ['a choice', inBlock({ change: '\n::error::' }), 'pages.0.blocks.0.change: invalid_value'],
  ])('is refused in words that are not the file’s own: %s', async (_, text, fault) => {
    expect(await comment(fileOf(text))).toEqual({ status: 2, said: [fault], written: '' });
  });

  it('is not written where there is no report', async () => {
    for (const words of [[join(emptyFolder(), 'report.json')], []]) {
      const { status, said, written } = await comment(...words);
      expect({ status, written }).toEqual({ status: 2, written: '' });
      expect(said.join('\n')).toContain('ENOENT');
    }
  });

  it('is not written from a file that is too large to be a report', async () => {
    const file = fileOf(JSON.stringify(REPORT));
    truncateSync(file, 50_000_000);
    expect((await comment(file)).said).toEqual(['This is no JSON.']);
    truncateSync(file, 50_000_001);
    expect(await comment(file)).toEqual({
      status: 2,
      said: [`Error: ${file} is too large for a report.`],
      written: '',
    });
  });
});
