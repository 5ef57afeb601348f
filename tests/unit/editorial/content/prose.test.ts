import { describe, expect, it } from 'vitest';
import { codeAtError, readProse } from '../../../../editorial/content/prose.ts';
import { readContentFile } from '../../../../editorial/content/read.ts';
import { answer } from '../small-files.ts';
import { checkChanged, NEXT_QUESTION, ROOT, withFile } from '../fixture-content.ts';

/** Where the text of `answer` starts in its file: after the settings. */
const TEXT_START = 24;

const code = (...lines: string[]) =>
  readProse(answer(...lines)).code.map(({ kind, offset, text }) => [
    kind,
    offset - TEXT_START,
    text,
  ]);

describe('readProse', () => {
  it('gives positions in the file, also after surrogate pairs', () => {
    const file = answer('A “quote” 😀 and *words*.');
    const [paragraph] = readProse(file).tree.children;
    expect(paragraph?.position?.start).toMatchObject({ line: 5, column: 1, offset: TEXT_START });
    expect(code('😀 {')).toEqual([['brace', 3, '{']]);
  });

  it('caches its result', () => {
    const file = answer('So.');
    expect(readProse(file)).toBe(readProse(file));
  });

  it('finds no prose in a .yaml file', () => {
    expect(readProse(readContentFile('legal.yaml', 'a: "{"\n')).tree.children).toEqual([]);
  });

  it.each<[string, string[], unknown[]]>([
    ['a brace that is not closed', ['Hi { open'], [['brace', 3, '{']]],
    ['code in braces', ['a {2027} b'], [['brace', 2, '{2027}']]],
    ['words in braces', ['a {b c} d'], [['brace', 2, '{']]],
    ['a tag that is closed', ['a <b>c</b>'], [['tag', 2, '<b>c</b>']]],
    ['a tag that is not closed', ['a <br> b'], [['tag', 2, '<br>']]],
    ['a tag that closes nothing', ['a </b>'], [['tag', 2, '</b>']]],
    ['a component', ['<Foo/>'], [['tag', 0, '<Foo/>']]],
    ['a comment with code in it', ['a <!-- {b} <c> -->'], [['comment', 2, '<!-- {b} <c> -->']]],
    ['a comment without an end', ['a <!-- b'], [['comment', 2, '<']]],
    ['a single <', ['a <5'], [['tag', 2, '<']]],
    ['“<=” below a < that is allowed', ['1 < 2', 'a <=5'], [['tag', 8, '<']]],
    ['an autolink', ['<https://a.b>'], [['tag', 0, '<https://a.b>']]],
    ['an import', ['import duties are high'], [['line', 0, 'import duties are high']]],
    ['an invalid export', ['export {a'], [['line', 0, 'export {a']]],
    ['a tag around two paragraphs', ['<b>a', '', 'b</b>'], [['tag', 0, '<b>']]],
  ])('finds %s', (_, lines, expected) => {
    expect(code(...lines)).toEqual(expected);
  });

  it('ignores escapes, inline code and other text', () => {
    expect(code('1 < 2, \\{ and \\<b>, } and `{x} <b>`.', '', 'An import.')).toEqual([]);
  });

  it('stops at the first error, without a tree', () => {
    const prose = readProse(answer('Hi { open', '', 'more < x {', '', '<i>end'));
    expect(prose.isBroken).toBe(true);
    expect(prose.code.map(({ offset }) => offset - TEXT_START)).toEqual([3]);
    expect(prose.tree.children).toEqual([]);
  });

  it('finds all code in prose without an error, and keeps the text around it', () => {
    const prose = readProse(answer('A {1} b <i>c</i>.', '', '{2}'));
    expect(prose.isBroken).toBe(false);
    expect(prose.code.map(({ text }) => text)).toEqual(['{1}', '<i>c</i>', '{2}']);
  });

  it('names the start of the text if no code explains the error', () => {
    expect(codeAtError('1:1: Strange.', '  Because.')).toEqual({
      kind: 'unreadable',
      offset: 2,
      text: '',
    });
  });
});

const NAME = `faq/${NEXT_QUESTION}-more.mdx`;

const messagesFor = (text: string) =>
  checkChanged(withFile(NAME, `---\nquestion: Why so?\n---\n\n${text}\n`))
    .filter(({ file }) => file === NAME)
    .map(
      ({ place: { start }, ruleId, reason }) => `${start.line}:${start.column} ${ruleId} ${reason}`,
    );

describe('A text that is nested too deep', () => {
  const deep = 'valid-encoding The text is nested too deeply here.';

  it.each([
    ['quotations', `${'> '.repeat(120)}x`, deep],
    ['quotations after a line of text', `So.\n${'>'.repeat(400)}x`, deep],
    ['items', `${'- '.repeat(60)}x`, deep],
    ['stress', `${'*a '.repeat(200)}${' b*'.repeat(200)}`, `5:293 ${deep}`],
  ])('is reported once, at its place: %s', (_, text, message) => {
    const messages = messagesFor(text);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain(message);
  });

  it('does not prevent the check of other files', () => {
    const files = withFile(NAME, `---\nquestion: Why?\n---\n\n${'> '.repeat(120)}x\n`);
    const changed = files.map((file) =>
      file.name === 'faq/02-liquidity-and-founder.mdx'
        ? readContentFile(file.name, `${file.source}\nWe recieve.\n`, file.path)
        : file,
    );
    expect(checkChanged(changed).map(({ file }) => file)).toEqual([
      NAME,
      `${ROOT}faq/02-liquidity-and-founder.mdx`,
    ]);
  });

  it.each([
    ['underscores', `${'1_2 '.repeat(50)}\n\n${'3_4 '.repeat(50)}`],
    ['hyphens without a text', '- '.repeat(60)],
    ['asterisks without a text', '* '.repeat(60)],
    ['twenty quotations', `${'> '.repeat(20)}So.`],
  ])('is none with %s', (_, text) => {
    expect(messagesFor(text)).toEqual([]);
  });
});

describe('A text with very many faults', () => {
  it('has a hundred diagnostics of each rule, and one that counts the rest', () => {
    const messages = messagesFor('a {x} b\n'.repeat(300));
    expect(messages).toHaveLength(101);
    expect(messages[99]).toBe('104:3 no-code The character “{” starts code here.');
    expect(messages[100]).toBe('105:3 no-code From here on, 200 more of the same kind follow.');
  });

  it('has as many on a single line', () => {
    const words = Array.from({ length: 110 }, (_, index) => `bla${'x'.repeat((index % 9) + 1)}k`);
    const rules = Map.groupBy(messagesFor(words.join(' ')), (message) => message.split(' ')[1]);
    expect(rules.get('spelling')).toHaveLength(101);
  });
});

describe('A text of which a person would make several', () => {
  const why = (settings: string, text = 'So.') =>
    checkChanged(withFile(NAME, `---\nquestion: Why so?\n${settings}---\n\n${text}\n`))
      .filter(({ file, ruleId }) => file === NAME && ruleId === 'valid-encoding')
      .map(({ place: { start }, reason }) => `${start.line}:${start.column} ${reason}`);
  const LONG = 'The text that begins here is longer than 4,000 characters.';
  const FIGURES = 'The text that begins here has more than 100 figures.';
  const DEEP = 'The settings are nested deeper than 20 levels here.';

  it.each([
    ['a paragraph of 4,001 characters', '', `So.\n\n${'a'.repeat(4001)}`, `7:1 ${LONG}`],
    ['an item', '', `- ${'a'.repeat(4001)}`, `5:3 ${LONG}`],
    ['a row', '', `| a |\n|---|\n| b |\n| ${'a '.repeat(2001)}|`, `8:1 ${LONG}`],
    ['a block of code', '', `\`\`\`\n${'a'.repeat(4001)}\n\`\`\``, `5:1 ${LONG}`],
    ['a setting', `more: ${'a'.repeat(4001)}\n`, 'So.', `3:7 ${LONG}`],
    ['the name of a setting', `? ${'a'.repeat(4001)}\n: b\n`, 'So.', `3:3 ${LONG}`],
    ['101 numbers', '', '1 '.repeat(101), `5:1 ${FIGURES}`],
    ['101 shares in a setting', `more: ${'1% '.repeat(101)}\n`, 'So.', `3:7 ${FIGURES}`],
    ['101 dates', '', '19 October 2023, '.repeat(101), `5:1 ${FIGURES}`],
    ['lists in lists', `- ${'- '.repeat(25)}a\n`.replace('- ', 'more:\n  - '), 'So.', DEEP],
    ['brackets', `more: ${'['.repeat(25)}${']'.repeat(25)}\n`, 'So.', `3:27 ${DEEP}`],
    [
      'groups',
      Array.from({ length: 25 }, (_, at) => `${' '.repeat(at)}a:\n`).join(''),
      'So.',
      DEEP,
    ],
  ])('is the only fault of its file: %s', (_, settings, text, message) => {
    expect(why(settings, text)).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    ['4,000 characters', '', `${'a'.repeat(3999)}.`],
    ['100 figures', '', '1 '.repeat(100)],
    ['two such paragraphs', '', `${'1 '.repeat(100)}\n\n${'1 '.repeat(100)}`],
    ['19 levels', `more: ${'['.repeat(18)}${']'.repeat(18)}\n`, 'So.'],
  ])('is none with %s', (_, settings, text) => {
    expect(why(settings, text)).toEqual([]);
  });
});
