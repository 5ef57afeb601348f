import { describe, expect, it } from 'vitest';
import { noCode } from '../../../../../editorial/check/rules/no-code.ts';
import { answer, reports } from '../../small-files.ts';

describe('Prose holds no code', () => {
  it.each([
    [
      'In {2027}.',
      '5:4 The character “{” starts code here. | Write \\{2027}, or 2027 without braces.',
    ],
    ['In {2027.', '5:4 The character “{” starts code here. | Write \\{'],
    [
      'import duties',
      '5:1 A line that starts with “import” is read as code. | Write “Import” with a capital letter, or start the line with another word.',
    ],
    [
      'export is up',
      '5:1 A line that starts with “export” is read as code. | Write “Export” with a capital letter, or start the line with another word.',
    ],
    ['`{` and {x', '5:9 The character “{” starts code here. | Write \\{'],
    ['```\n{\n```\n\n{x', '9:1 The character “{” starts code here. | Write \\{'],
    ['`it`', '5:1 “it” is shown as code. | Write it'],
    ['`a * b`', '5:1 “a * b” is shown as code. | Remove the backticks (`) on both sides.'],
    [
      '```sh\na\n```',
      '5:1 “```sh” turns the lines below it into code. | Remove this line, and the line ``` below it.',
    ],
    ['~~~\nb', '5:1 “~~~” turns the lines below it into code. | Remove this line.'],
  ])('reports %s', (line, said) => {
    expect(reports(noCode, answer(line))).toEqual([said]);
  });
});

const LEAVE_OUT =
  'Leave the tag out. Write **words** for bold, *words* for italics, [words](/legal) for a link, and \\< for the character itself.';

describe('Prose holds no tags', () => {
  it.each([
    ['<b>it</b>', '“<b>” is a tag.', 'Write **it**'],
    ['<strong> it </strong>', '“<strong>” is a tag.', 'Write **it**'],
    ['<em>it</em>', '“<em>” is a tag.', 'Write *it*'],
    ['<code>it</code>', '“<code>” is a tag.', 'Write it'],
    ['<a href="/about">it</a>', '“<a href="/about">” is a tag.', 'Write [it](/about)'],
    [`<a id='b' href='/c'>it</a>`, `“<a id='b' href='/c'>” is a tag.`, 'Write [it](/c)'],
    ['<a>it</a>', '“<a>” is a tag.', LEAVE_OUT],
    ['<b>it <i>and</i> them</b>', '“<b>” is a tag.', LEAVE_OUT],
    ['<b>it and them', '“<b>” is a tag.', LEAVE_OUT],
    ['<br/> b', '“<br/>” is a tag.', LEAVE_OUT],
    ['<Card/>', '“<Card/>” is a tag.', LEAVE_OUT],
    ['<>it</>', '“<>” is a tag.', LEAVE_OUT],
    ['</b>', '“</b>” is a tag.', LEAVE_OUT],
    ['<a@b.co>', 'The character “<” starts a tag here.', 'Write [a@b.co](mailto:a@b.co)'],
    ['<MAILTO:a@b.co>', 'The character “<” starts a tag here.', 'Write [a@b.co](mailto:a@b.co)'],
    [
      '<https://a.b>',
      'The character “<” starts a tag here.',
      'Write [words](https://a.b), with words for what is there.',
    ],
    ['<5', 'The character “<” starts a tag here.', 'Write \\< or “less than”.'],
    ['<5 or b>', 'The character “<” starts a tag here.', 'Write \\< or “less than”.'],
    [
      '<!-- b -->',
      '“<!--” starts a note, and the site cannot read one here.',
      'Leave the note out, from “<!--” to “-->”.',
    ],
  ])('and a fix has the Markdown for it: %s', (typed, reason, fix) => {
    expect(reports(noCode, answer(`So ${typed}`))).toEqual([`5:4 ${reason} | ${fix}`]);
  });
});
