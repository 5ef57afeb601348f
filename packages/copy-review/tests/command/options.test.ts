import { describe, expect, it } from 'vitest';
import { ReviewError } from '../../src/shared/errors.ts';
import { readOptions, USAGE } from '../../src/command/options.ts';

function refusalOf(...words: readonly string[]): string {
  try {
    readOptions(words);
  } catch (error) {
    expect(error).toBeInstanceOf(ReviewError);
    return error instanceof Error ? error.message : '';
  }
  return 'not refused';
}

const NONE = {
  folders: undefined,
  base: undefined,
  out: 'review',
  config: undefined,
  since: undefined,
  commit: undefined,
  address: undefined,
  isHelp: false,
};

describe('the options', () => {
  it('are those of a review of this branch by default', () => {
    expect(readOptions([])).toEqual(NONE);
  });

  it('name a commit', () => {
    expect(readOptions(['main~3'])).toEqual({ ...NONE, base: 'main~3' });
  });

  it('name two folders and the folder of the reports', () => {
    const words = ['--before', 'one', '--after=two', '--out', 'there'];
    expect(readOptions(words)).toEqual({
      ...NONE,
      folders: { before: 'one', after: 'two' },
      out: 'there',
    });
    expect(readOptions(['--out', ''])).toEqual(NONE);
  });

  it('name a configuration, and ask for help', () => {
    expect(readOptions(['--config', 'file.ts'])).toEqual({ ...NONE, config: 'file.ts' });
    expect(readOptions(['-h'])).toEqual({ ...NONE, isHelp: true });
  });

  it('name an earlier build, and what the comment names', () => {
    const words = ['--since', 'old', '--commit', 'abc', '--address', 'https://a.example'];
    const since = { name: 'old', site: 'old' };
    const named = { since, commit: 'abc', address: 'https://a.example' };
    expect(readOptions(words)).toEqual({ ...NONE, ...named });
  });

  it.each([
    [['main', 'next'], 'One commit can be compared with, not “main next”.'],
    [['--before', 'one'], 'Name both folders, --before and --after.'],
    [['--after', 'two'], 'Name both folders, --before and --after.'],
    [['--before', 'one', '--after', 'two', 'main'], 'Name two folders or a commit, not both.'],
    [['--config', ''], 'Name the file after --config, or leave --config out.'],
  ])('throw for %j', (words, fault) => {
    expect(refusalOf(...words)).toBe(`${fault}\n\n${USAGE}`);
  });

  it.each([[['--befor', 'one'], /^Unknown option '--befor'/]])(
    'throw with the usage for %j',
    (words, fault) => {
      const refusal = refusalOf(...words);
      expect(refusal).toMatch(fault);
      expect(refusal).toContain(`\n\n${USAGE}`);
    },
  );

  it('are all listed in the usage', () => {
    const options = 'before after out config since commit address'.split(' ');
    for (const option of options) expect(USAGE).toContain(` --${option} `);
  });
});
