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
  wantsHelp: false,
};

describe('the options', () => {
  it.each<[string, string, Partial<ReturnType<typeof readOptions>>]>([
    ['of this branch', '', {}],
    ['of a commit', 'main~3', { base: 'main~3' }],
    [
      'of two folders, with the folder of the reports',
      '--before one --after=two --out there',
      { folders: { before: 'one', after: 'two' }, out: 'there' },
    ],
    ['with a configuration', '--config file.ts', { config: 'file.ts' }],
    ['asked for help', '-h', { wantsHelp: true }],
    ['since an earlier build', '--since old', { since: { name: 'old', site: 'old' } }],
  ])('are those of a review %s', (_, words, given) => {
    expect(readOptions(words.split(' ').filter((word) => word !== ''))).toEqual({
      ...NONE,
      ...given,
    });
  });

  it.each([
    [['main', 'next'], 'One commit can be compared with, not “main next”.'],
    [['--before', 'one'], 'Name both folders, --before and --after.'],
    [['--after', 'two'], 'Name both folders, --before and --after.'],
    [['--before', 'one', '--after', 'two', 'main'], 'Name two folders or a commit, not both.'],
    [['--out', ''], 'Name the folder after --out, or leave --out out.'],
    [['--config', ''], 'Name the file after --config, or leave --config out.'],
  ])('throw for %j', (words, fault) => {
    expect(refusalOf(...words)).toBe(`${fault}\n\n${USAGE}`);
  });

  it('throw with the usage for an unknown one', () => {
    const refusal = refusalOf('--befor', 'one');
    expect(refusal).toMatch(/^Unknown option '--befor'/);
    expect(refusal).toContain(`\n\n${USAGE}`);
  });

  it('are all listed in the usage', () => {
    const options = 'before after out config since'.split(' ');
    for (const option of options) expect(USAGE).toContain(` --${option} `);
  });
});
