import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownToHtml } from 'satteri';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  fixCommand,
  hasSameText,
  splitSentences,
} from '../../../../editorial/check/fix-command.ts';
import { copyOfContent, sourceOf } from '../fixture-content.ts';
import { answer } from '../small-files.ts';

const ONE = 'faq/03-meme-wars.mdx';
const TWO = 'faq/04-reach-the-team.mdx';

let directory: string;

const read = (name: string) => readFileSync(join(directory, name), 'utf8');

function change(name: string, by: (source: string) => string): void {
  writeFileSync(join(directory, name), by(read(name)));
}

function fix(options: string[] = []) {
  const { exitCode, output } = fixCommand(options, directory);
  return { exitCode, lines: output.replaceAll(directory, 'CONTENT').split('\n') };
}

beforeAll(() => {
  directory = copyOfContent();
});

beforeEach(() => {
  writeFileSync(join(directory, ONE), `${sourceOf(ONE)}\nOne. Two.\n`);
  writeFileSync(join(directory, TWO), `${sourceOf(TWO)}\nOne. Two. Three.\n`);
});

describe('npm run check:content -- --fix', () => {
  it('puts each sentence on its own line, and counts the added lines by file', () => {
    expect(fix()).toEqual({
      exitCode: 0,
      lines: [
        `CONTENT/${ONE}: 1 more line.`,
        `CONTENT/${TWO}: 2 more lines.`,
        'Nothing else has changed.',
      ],
    });
    expect(read(TWO)).toMatch(/\nOne\.\nTwo\.\nThree\.\n$/);
    expect(fix()).toEqual({ exitCode: 0, lines: ['Nothing has changed.'] });
  });

  it('skips a file with errors, and says so', () => {
    change(TWO, (source) => source.replace('question:', 'qestion:'));
    const before = read(TWO);
    expect(fix()).toEqual({
      exitCode: 0,
      lines: [
        `CONTENT/${ONE}: 1 more line.`,
        `CONTENT/${TWO}: left as it is, for it has errors.`,
        'Nothing else has changed.',
      ],
    });
    expect(read(TWO)).toBe(before);
    expect(fix().lines.at(-1)).toBe('Nothing has changed.');
  });

  it('keeps the line ends of the file', () => {
    change(ONE, (source) => source.replaceAll('\n', '\r\n'));
    fix();
    expect(read(ONE)).toContain('\r\nOne.\r\nTwo.\r\n');
    expect(read(ONE).replaceAll('\r\n', '')).not.toContain('\n');
    expect(read(TWO)).not.toContain('\r');
  });

  it.each([[['--help']], [['--format', 'json']], [['faq']]])(
    'rejects other options, and changes nothing: %s',
    (options) => {
      const before = read(ONE);
      expect(fix(options)).toEqual({
        exitCode: 2,
        lines: [
          `“${options[0] ?? ''}” is not an option of this command beside --fix. Nothing has been changed.`,
        ],
      });
      expect(read(ONE)).toBe(before);
    },
  );
});

const body = (source: string) => source.split('---\n\n')[1];
const split = (...lines: string[]) =>
  body(splitSentences([answer(...lines)], () => false)[0]?.source ?? answer(...lines).source);

describe('splitSentences', () => {
  it.each([
    [
      'a paragraph',
      ['So.  And on! “Why?” Because… **It.** Is.'],
      'So.\nAnd on!\n“Why?”\nBecause…\n**It.**\nIs.\n',
    ],
    [
      'an item of a list',
      ['- So. And on.', '  - Deep. Deeper.', '', '1. One. Two.'],
      '- So.\n  And on.\n  - Deep.\n    Deeper.\n\n1. One.\n   Two.\n',
    ],
    ['a quotation', ['> So. And on.'], '> So.\n> And on.\n'],
    ['a line among others', ['One.', 'Two. Three.', 'Four. '], 'One.\nTwo.\nThree.\nFour. \n'],
    ['an answer with “no”', ['The answer is no. We go on.'], 'The answer is no.\nWe go on.\n'],
  ])('splits %s', (_, lines, expected) => {
    expect(split(...lines)).toBe(expected);
  });

  it('keeps the rendered HTML, and changes nothing the second time', () => {
    const file = answer(
      'A 😀 “bb”. Cc  dd.\tEe *ff. Gg*',
      '',
      '- [ ] Hh. Ii',
      '',
      '    Jj. Kk',
      '',
      '> > Ll. Mm',
    );
    const [fixed] = splitSentences([file], () => false);
    const source = fixed?.source ?? '';
    expect(fixed?.count).toBe(6);
    expect(source.replace(/[\s>]+/g, '')).toBe(file.source.replace(/[\s>]+/g, ''));
    const html = (text: string) => markdownToHtml(body(text) ?? '').html.replace(/\s+/g, ' ');
    expect(html(source)).toBe(html(file.source));
    expect(splitSentences([{ ...file, ...answer(body(source) ?? '') }], () => false)).toEqual([]);
  });

  it('compares syntax trees', () => {
    expect(hasSameText(answer('a b'), answer('a', 'b'))).toBe(true);
    expect(hasSameText(answer('a b'), answer('a', '', 'b'))).toBe(false);
    expect(hasSameText(answer('[a](/b)'), answer('[a](/c)'))).toBe(false);
  });
});
