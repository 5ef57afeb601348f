import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../../src/editorial/check/check.ts';
import { withFile } from '../fixture-content.ts';

const NAME = 'faq/05-more.mdx';

const told = (text: string) =>
  checkContent(withFile(NAME, `---\nquestion: Why so?\n---\n\n${text}\n`))
    .filter(({ file }) => file === NAME)
    .map(
      ({ place: { start }, ruleId, reason }) => `${start.line}:${start.column} ${ruleId} ${reason}`,
    );

describe('A text that is nested beyond measure', () => {
  const deep = 'every-byte-can-be-read Too much is nested here for the text to be read.';

  it.each([
    ['quotations', `${'> '.repeat(120)}x`, `5:99 ${deep}`],
    ['so many that the parser would take minutes', `So.\n${'>'.repeat(400)}x`, `6:50 ${deep}`],
    ['underscores in a paragraph', '_a '.repeat(501), `5:1501 ${deep}`],
    ['items', `${'- '.repeat(60)}x`, `5:99 ${deep}`],
    ['stress', `${'*a '.repeat(200)}${' b*'.repeat(200)}`, `5:293 ${deep}`],
    [
      'stress beside many tags',
      `${'<b>'.repeat(61)}${'*a '.repeat(200)}${' b*'.repeat(200)}`,
      deep,
    ],
  ])('is told of once, where it is: %s', (_, text, message) => {
    const messages = told(text);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain(message);
  });

  it('leaves the other files checked', () => {
    const files = withFile(NAME, `---\nquestion: Why?\n---\n\n${'> '.repeat(120)}x\n`);
    const other = withFile('faq/06-other.mdx', '---\nquestion: Why?\n---\n\nWe recieve.\n').filter(
      ({ name }) => name === 'faq/06-other.mdx',
    );
    expect(checkContent([...files, ...other]).map(({ file }) => file)).toEqual([
      NAME,
      'faq/06-other.mdx',
    ]);
  });

  it.each([
    `${'1_2 '.repeat(300)}\n\n${'1_2 '.repeat(300)}`,
    '- '.repeat(60),
    '* '.repeat(60),
    `${'> '.repeat(20)}So.`,
  ])('is not this: %#', (text) => {
    expect(told(text)).toEqual([]);
  });
});

describe('A text with more faults than anyone reads', () => {
  it('has a hundred messages of each rule in a file, and one that counts the rest', () => {
    const messages = told('a {x} b\n'.repeat(300));
    expect(messages).toHaveLength(101);
    expect(messages[99]).toBe('104:3 prose-holds-no-code The “{” sign starts code here.');
    expect(messages[100]).toBe(
      '105:3 prose-holds-no-code From here on, 200 more of the same kind follow.',
    );
  });

  it('has as many in one endless line', () => {
    const sentence = 'The lock endds on 1 July 2027. And 30 % more. ';
    expect(told(sentence.repeat(110))).toHaveLength(303);
  });
});
