import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../../editorial/check/check.ts';
import type { Diagnostic } from '../../../../editorial/output/diagnostic.ts';
import { readContentFile, type ContentFile } from '../../../../editorial/content/read.ts';
import {
  checkChanged,
  CONTENT,
  NEXT_QUESTION,
  ROOT,
  sourceOf,
  withFile,
  withoutFile,
  withSource,
} from '../fixture-content.ts';

const textOf = ({ file, place: { start }, ruleId, reason, fix }: Diagnostic) =>
  `${file}:${start.line}:${start.column} [${ruleId}] ${reason} ${fix}`;

const messagesFor = (files: readonly ContentFile[]) => checkChanged(files).map(textOf);
const rulesFor = (files: readonly ContentFile[]) =>
  checkChanged(files).map(({ file, ruleId }) => [file, ruleId]);

describe('The content check', () => {
  it('finds nothing wrong with content without faults', () => {
    expect(checkContent(CONTENT).map(textOf)).toEqual([]);
  });

  it('reports a missing file, and suggests to rename a file with a similar name', () => {
    expect(messagesFor(withoutFile('legal.yaml')).join()).toContain(
      `${ROOT}legal.yaml:1:1 [expected-files] There is no file “legal.yaml”.`,
    );
    const renamed = [
      ...withoutFile('legal.yaml'),
      ...withFile('leagl.yaml', '').filter(({ name }) => name === 'leagl.yaml'),
    ];
    expect(messagesFor(renamed).join()).toContain('Rename “leagl.yaml” to “legal.yaml”.');
  });

  it('reports a wrong fact each time, also in a sentence that is there twice', () => {
    const line = 'The liquidity is locked until 7 August 2027.\n';
    const file = `---\nquestion: Until when?\n---\n\n${line}${line}`;
    expect(
      checkChanged(withFile(`faq/${NEXT_QUESTION}-when.mdx`, file)).map(
        ({ ruleId, place: { start } }) => [ruleId, start.line],
      ),
    ).toEqual([
      ['matching-facts', 5],
      ['no-paste-errors', 6],
      ['matching-facts', 6],
    ]);
  });

  it('reports only the empty file, not sections or lines that depend on it', () => {
    const name = 'legal/03-no-guarantees.mdx';
    expect(rulesFor(withSource(name, ''))).toEqual([[ROOT + name, 'valid-encoding']]);
  });

  it('reports a syntax error in any file once, and nothing in the other files', () => {
    const settings = CONTENT.filter(({ name }) => /\.(?:yaml|mdx)$/.test(name));
    for (const { name, path, source } of settings) {
      const twice = source.replace(/^\w+:.*$/m, (line) => `${line}\n${line}`);
      expect(rulesFor(withSource(name, twice))).toEqual([[path, 'valid-yaml']]);
    }
  });

  it.each([
    ['coins/bigfoot.yaml', /readings:\n(?: {4,}.*\n)+/, 'readings: []\n'],
    ['contests/meme-wars.yaml', /platforms:\n(?: +- .*\n)+/, 'platforms: Twitter\n'],
    ['contests/meme-wars.yaml', /- Twitter/, '- ""'],
    ['contests/meme-wars.yaml', /amount: .*/, 'amount: ""'],
    ['contests/meme-wars.yaml', /hashtag: .*/, 'hashtag: []'],
    ['coins/bigfoot.yaml', /name: .*/, 'name: []'],
    ['coins/bigfoot.yaml', /where: about/, 'where: []'],
    ['pledge/01-locked-liquidity.mdx', /id: locker/, 'id: ""'],
    ['pledge/01-locked-liquidity.mdx', /anchor: .*/, 'anchor: ""'],
  ])('reports a wrong value of %s there, and not in the texts about it: %s', (name, from, to) => {
    const source = sourceOf(name);
    expect(source).toMatch(from);
    const files = withSource(name, source.replace(from, to));
    expect(rulesFor(files)).toEqual([[ROOT + name, 'valid-settings']]);
  });

  it('counts a question whose file has a syntax error, so that a reference to the last one is right', () => {
    const answer = '---\nquestion: Where?\n---\n\nSee question 5.\n';
    const files = withFile(`faq/${NEXT_QUESTION}-where.mdx`, answer).map((file) =>
      file.name.startsWith('faq/04-') ? readContentFile(file.name, '---\na: b: c\n---\n') : file,
    );
    expect(checkChanged(files).map(({ ruleId }) => ruleId)).toEqual(['valid-yaml']);
  });

  it('reports a link to a missing anchor, unless a file of its page is unreadable and may have it', () => {
    const link = '---\nquestion: Where?\n---\n\nSee [the law](/legal#nowhere).\n';
    const files = withFile(`faq/${NEXT_QUESTION}-where.mdx`, link);
    const law = 'legal/07-indemnity-clause.mdx';
    const rulesWith = (source: string) =>
      checkChanged(
        files.map((file) => (file.name === law ? readContentFile(law, source, file.path) : file)),
      ).map(({ ruleId }) => ruleId);
    expect(rulesWith(sourceOf(law))).toEqual(['no-broken-links']);
    expect(rulesWith('So.')).toEqual(['valid-yaml']);
  });
});
