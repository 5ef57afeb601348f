import { describe, expect, it } from 'vitest';
import { expectedFiles } from '../../../../../editorial/check/rules/expected-files.ts';
import { validSettings } from '../../../../../editorial/check/rules/valid-settings.ts';
import { readContentFile } from '../../../../../editorial/content/read.ts';
import { runRule } from '../../../../../editorial/check/shared/rule.ts';

/** The diagnostics of files in the folder of the questions. */
function checkQuestions(...names: string[]) {
  const files = names.map((name) => readContentFile(`faq/${name}`, 'question: Why?'));
  return runRule(expectedFiles, files)
    .filter(({ file }) => file.startsWith('faq/'))
    .map(({ file, note, fix }) => ({ file, note, fix }));
}

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => `${String(index + 1).padStart(2, '0')}-part.mdx`);

const WHY =
  'The numbers of the files give the order in which visitors read them. They run from 01 to 99.';

it('Other rules also check a file with a wrong ending', () => {
  const file = readContentFile('faq/01-why.md', '---\nqestion: Why?\n---\n\nSo.\n');
  expect([
    ...runRule(expectedFiles, [file]).filter((one) => one.file === file.path),
    ...runRule(validSettings, [file]),
  ]).toMatchObject([
    { fix: 'Rename it to “faq/01-why.mdx”.' },
    { reason: '“qestion” is not a setting of this question.' },
  ]);
});

describe('A section file without a valid number', () => {
  it.each([
    ['100-q.mdx', '05-q.mdx'],
    ['5-q.mdx', '05-q.mdx'],
    ['why.mdx', '05-why.mdx'],
    ['05_Why is it?.mdx', '05-why-is-it.mdx'],
    ['100.mdx', '05-my-section.mdx'],
  ])('is given a name with the next free number: %s', (name, right) => {
    expect(checkQuestions(...numbered(4), name)).toEqual([
      { file: `faq/${name}`, note: WHY, fix: `Rename it to “faq/${right}”.` },
    ]);
  });

  it('is given the number of a gap first, and each further file another number', () => {
    const [first = '', , third = ''] = numbered(3);
    expect(checkQuestions(first, third, '100-q.mdx', 'why.mdx').map(({ fix }) => fix)).toEqual([
      'Rename it to “faq/02-q.mdx”.',
      'Rename it to “faq/04-why.mdx”.',
    ]);
  });

  it('is reported without a new name if no number is free', () => {
    expect(checkQuestions(...numbered(99), '100-q.mdx')).toMatchObject([
      {
        file: 'faq/100-q.mdx',
        note: WHY,
        fix: 'No number is free. Put its text into one of the files that are there.',
      },
    ]);
  });
});

describe('Files with the same number', () => {
  const renamed = (...names: string[]) =>
    checkQuestions(...names).map(({ fix }) => /“(.+)”/.exec(fix)?.[1] ?? fix);

  it('are each given a different free number', () => {
    expect(renamed('01-a.mdx', '01-b.mdx', '01-c.mdx', 'd.mdx')).toEqual([
      'faq/02-b.mdx',
      'faq/03-c.mdx',
      'faq/04-d.mdx',
    ]);
  });

  it('fill a gap, which is then not reported', () => {
    expect(renamed('01-a.mdx', '02-b.mdx', '02-c.mdx', '04-d.mdx')).toEqual(['faq/03-c.mdx']);
    expect(renamed('02-b.mdx', '02-c.mdx')).toEqual(['faq/01-c.mdx']);
    expect(renamed('01-a.mdx', '03-b.mdx')).toHaveLength(1);
  });
});

describe('The name of a file', () => {
  it.each([
    ['faq/01-why.md', 'Rename it to “faq/01-why.mdx”.'],
    ['faq/01-WHY.MDX', 'Rename it to “faq/01-why.mdx”.'],
    ['faq/01-why.txt', 'Rename it to “faq/01-why.mdx”.'],
    ['faq/01-why.markdown', 'Rename it to “faq/01-why.mdx”.'],
    ['legal.yml', 'Rename it to “legal.yaml”.'],
    ['studio.YAML', 'Rename it to “studio.yaml”.'],
    ['studio.yaml.bak', 'Move it out of the content folder, or correct its name.'],
    ['x.mdx', 'Move it out of the content folder, or correct its name.'],
    ['faq/a/01-why.mdx', 'Move it out of the content folder, or correct its name.'],
    ['coins/second.yaml', 'Move it out of the content folder, or correct its name.'],
  ])('%s is reported with a fix', (name, fix) => {
    const found = runRule(expectedFiles, [readContentFile(name, 'a: b')]);
    expect(found.filter(({ file }) => file === name).map((one) => one.fix)).toEqual([fix]);
  });

  it.each(['words.txt', 'pages/x.mdx', 'studio.yaml'])('%s is accepted', (name) => {
    const found = runRule(expectedFiles, [readContentFile(name, 'a: b')]);
    expect(found.filter(({ file }) => file === name)).toEqual([]);
  });
});
