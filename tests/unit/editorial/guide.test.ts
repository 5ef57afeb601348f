/** Follows the recipes of the guide for editors on the fixture content, which must pass the check afterwards. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../editorial/check/check.ts';
import { readContentFile, type ContentFile } from '../../../editorial/content/read.ts';
import { sourceOf, withChange, withFile, withSource } from './fixture-content.ts';

const GUIDE = readFileSync('src/content/README.md', 'utf8');
const quoted = (pattern: RegExp) => [...GUIDE.matchAll(pattern)].map(([, found = '']) => found);

/** The content with one file changed; the pattern must match. */
function edited(name: string, pattern: RegExp, to: string): ContentFile[] {
  const source = sourceOf(name);
  expect(source).toMatch(pattern);
  return withSource(name, source.replace(pattern, to));
}

/** Applies the replacements for sentences that still state an old fact. */
function withSentencesPutRight(files: readonly ContentFile[]): ContentFile[] {
  const messages = checkContent(files).filter(({ ruleId }) => ruleId === 'matching-facts');
  expect(messages).not.toEqual([]);
  return files.map((file) => {
    const source = messages
      .filter((message) => message.file === file.path)
      .toReversed()
      .reduce((text, { place, expected: [right = ''] }) => {
        return text.slice(0, place.start.offset) + right + text.slice(place.end.offset);
      }, file.source);
    return source === file.source ? file : readContentFile(file.name, source, file.path);
  });
}

describe('The recipes of the guide are accepted by the check:', () => {
  it('change a word', () => {
    expect(
      checkContent(edited('pages/home.mdx', /^description: .*$/m, 'description: Some words.')),
    ).toEqual([]);
    const link = withChange(
      'faq/04-reach-the-team.mdx',
      'By email',
      'By [mail](https://example.org)',
    );
    expect(checkContent(link)).toEqual([]);
  });

  it.each([
    ['coins/bigfoot.yaml', /^launched: .*$/m, 'launched: 2025-08-04'],
    ['coins/bigfoot.yaml', /(?<=^founderHold:\n {2}percent: )25$/m, '20'],
    ['studio.yaml', /^responseHours: .*$/m, 'responseHours: 48'],
  ])('change a fact and the sentences that state the old one: %s, %s', (name, from, to) => {
    expect(checkContent(withSentencesPutRight(edited(name, from, to)))).toEqual([]);
  });

  it('renew the lock', () => {
    const files = edited('coins/bigfoot.yaml', /^lpLockedUntil: .*$/m, 'lpLockedUntil: 2028-02-09');
    expect(checkContent(files)).toEqual([]);
  });

  it('supply what is missing', () => {
    const files = edited(
      'studio.yaml',
      /(?<=^email:\n) {2}status: placeholder\n {2}shown: .*\n {2}supply: .*\n/m,
      '  status: supplied\n  value: "team@muuva.fun"\n',
    );
    expect(checkContent(files)).toEqual([]);
  });

  it('settle the supply', () => {
    const section = GUIDE.slice(GUIDE.indexOf('## Settle'));
    const lines = ['value', 'shown', 'settled'].map(
      (name) => new RegExp(`\`(${name}: [^\`]+)\``).exec(section)?.[1] ?? '',
    );
    const files = edited(
      'coins/bigfoot.yaml',
      /^ {2}disputed:\n(?: {4}.*\n)+/m,
      lines.map((line) => `  ${line.replaceAll('…', 'The founder')}\n`).join(''),
    );
    expect(checkContent(withSentencesPutRight(files))).toEqual([]);
  });

  it('add a question', () => {
    const copy = sourceOf('faq/01-right-address.mdx').replace(
      /^question: .*$/m,
      'question: What if I have another question?',
    );
    expect(checkContent(withFile('faq/05-another.mdx', copy))).toEqual([]);
  });

  it.each(['legal.yaml', 'pledge.yaml'])('add a version to %s', (name) => {
    const entry = /```\n([\s\S]*?)```/.exec(GUIDE)?.[1] ?? '';
    const version = /version: .*/.exec(entry)?.[0] ?? '';
    const source = sourceOf(name)
      .replace(/^version: .*$/m, version)
      .replace(/^changes:\n/m, `changes:\n${entry}`);
    expect(source).toContain(entry);
    expect(checkContent(withSource(name, source))).toEqual([]);
  });
});

describe('The guide', () => {
  it('names existing files and folders', () => {
    const places = quoted(/`([\w/.-]+(?:\.yaml|\.txt|\/))`/g);
    expect(places.length).toBeGreaterThan(10);
    expect(places.filter((place) => !existsSync(`src/content/${place}`))).toEqual([]);
  });
});
