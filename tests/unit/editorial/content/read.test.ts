import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../../editorial/check/check.ts';
import { readContentFile } from '../../../../editorial/content/read.ts';
import { build } from '../fuzz/build.ts';

const NAME = 'faq/01-why.mdx';

describe('The settings of a file', () => {
  it.each([
    [
      'closed at once',
      '---\n---\nquestion: Why?\n---\n\nSo.\n',
      null,
      'question: Why?\n---\n\nSo.\n',
    ],
    [
      'closed by more than three hyphens',
      '---\nquestion: Why?\n----\n\nSo.\n',
      { question: 'Why?' },
      '-\n\nSo.\n',
    ],
    [
      'opened by hyphens and spaces',
      '---  \nquestion: Why?\n---\n\nSo.\n',
      { question: 'Why?' },
      '\nSo.\n',
    ],
    [
      'after a byte order mark',
      '\uFEFF---\nquestion: Why?\n---\n\nSo.\n',
      { question: 'Why?' },
      '\nSo.\n',
    ],
    [
      'with CRLF',
      '---\r\nquestion: Why?\r\n---\r\n\r\nSo.\r\n',
      { question: 'Why?' },
      '\r\nSo.\r\n',
    ],
  ])('end where Astro ends them: %s', (_, source, data, body) => {
    const file = readContentFile(NAME, source);
    expect(file.data).toEqual(data);
    expect(file.body).toBe(body);
    const built = build('elsewhere.mdx', source);
    expect(built).toMatchObject({ accepted: true, data: data ?? {} });
  });

  it('may not have an alias without an anchor, which is reported at the alias', () => {
    const file = readContentFile(NAME, '---\nquestion: Why?\nprizeLoss: *gone\n---\n\nSo.\n');
    expect(
      checkContent([file])
        .filter(({ ruleId }) => ruleId === 'valid-yaml')
        .map(({ place: { start } }) => `${start.line}:${start.column}`),
    ).toEqual(['3:12']);
  });

  it('may not have an unknown tag', () => {
    const source = '---\nquestion: !!x Why?\n---\n\nSo.\n';
    expect(build(NAME, source).accepted).toBe(false);
    expect(
      checkContent([readContentFile(NAME, source)])
        .filter(({ ruleId }) => ruleId === 'valid-yaml')
        .map(({ place: { start } }) => `${start.line}:${start.column}`),
    ).toEqual(['2:11']);
  });
});
