import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bounded, readResult, writeResult } from '../../../../editorial/verify/result.ts';
import { emptyFolder } from '../../../../packages/copy-review/tests/repository.ts';

const RESULT = { answer: 'differs', headline: 'It differs.', details: '- a\n- b' } as const;

const fileWith = (content: string) => {
  const file = join(emptyFolder(), 'result.json');
  writeFileSync(file, content);
  return file;
};

describe('A result', () => {
  it('is read as it was written', () => {
    const file = fileWith('');
    writeResult(file, RESULT);
    expect(readResult(file)).toEqual(RESULT);
  });

  it('keeps to its length and its characters', () => {
    const details = bounded(`\u001B[2J${'\u{1F9B6}'.repeat(60_000)}`);
    expect(details).toMatch(/^\uFFFD\[2J.*\n\n\(The rest is in the reports\.\)$/su);
    const file = fileWith('');
    writeResult(file, { ...RESULT, details });
    expect(readResult(file)).toEqual({ ...RESULT, details });
  });

  it('is cut to its length', () => {
    const long = { ...RESULT, headline: 'a'.repeat(201), details: 'a'.repeat(60_001) };
    const { headline, details } = readResult(fileWith(JSON.stringify(long)));
    expect([headline.length, details.length]).toEqual([200, 60_000]);
  });

  it('has a headline of one line, without control characters', () => {
    const file = fileWith(JSON.stringify({ ...RESULT, headline: 'a\n\u001B[2Jb' }));
    expect(readResult(file).headline).toBe('a\uFFFD\uFFFD[2Jb');
  });

  it.each([
    ['is no JSON', 'no', 'JSON'],
    ['is no object', 'null', 'no texts'],
    ['has a list as headline', { ...RESULT, headline: ['a'.repeat(300)] }, 'no texts'],
    ['has no details', { ...RESULT, details: undefined }, 'no texts'],
    ['has another answer', { ...RESULT, answer: 'toString' }, 'no answer'],
    ['is very large', 'a'.repeat(400_000), 'too large'],
  ])('is refused where it %s', (_, content, why) => {
    const file = fileWith(typeof content === 'string' ? content : JSON.stringify(content));
    expect(() => readResult(file)).toThrow(why);
  });

  it('is refused where it is no file', () => {
    const folder = emptyFolder();
    mkdirSync(join(folder, 'folder'));
    symlinkSync('/etc/passwd', join(folder, 'link'));
    for (const name of ['folder', 'link', 'nothing'])
      expect(() => readResult(join(folder, name))).toThrow('has left no result');
  });
});
