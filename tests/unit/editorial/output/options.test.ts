import { describe, expect, it } from 'vitest';
import { readOptions } from '../../../../src/editorial/output/options.ts';

describe('The options of the content check', () => {
  it('are the format alone', () => {
    expect(readOptions([])).toEqual({ format: 'people' });
    expect(readOptions(['--format', 'json'])).toEqual({ format: 'json' });
    expect(readOptions(['--format=github'])).toEqual({ format: 'github' });
  });

  it.each([
    [['--fromat', 'json'], '“--fromat” is not an option of this command. Did you mean --format? '],
    [['faq'], '“faq” is not an option of this command. '],
    [['--format'], '“--format” needs a word behind it. '],
    [['--format', 'xml'], '“xml” is not a format. '],
    [['--format='], '“” is not a format. '],
  ])('refuse %j in words', (words, fault) => {
    expect(readOptions(words)).toEqual({
      fault: `${fault}Write --format people, --format github or --format json.`,
    });
  });
});
