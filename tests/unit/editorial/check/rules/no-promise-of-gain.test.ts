import { describe, expect, it } from 'vitest';
import { noPromiseOfGain } from '../../../../../src/editorial/check/rules/no-promise-of-gain.ts';
import { readContentFile } from '../../../../../src/editorial/content/read.ts';
import { answer, reports } from '../../small-files.ts';

const found = (...lines: string[]) =>
  reports(noPromiseOfGain, answer(...lines)).map((said) => said.split(' promises')[0]);

describe('No promise of gain', () => {
  it.each([
    ['Guaranteed returns', '5:1 “Guaranteed returns”'],
    ['a **risk**-free coin', '5:5 “risk-free”'],
    ['risk\u00A0free', '5:1 “risk free”'],
    ['risk‑free', '5:1 “risk-free”'],
    ['ri\u00ADsk-free', '5:1 “risk-free”'],
    ['You can’t lose', '5:5 “can’t lose”'],
    ["You can\\'t lose", "5:5 “can't lose”"],
    ['It will moon', '5:4 “will moon”'],
    ['Going **to the** moon', '5:9 “to the moon”'],
    ['get *rich*', '5:1 “get rich”'],
    ['A safe investment', '5:3 “safe investment”'],
    ['Go 100x', '5:4 “100x”'],
    ['Make 5x gains', '5:6 “5x gains”'],
    ['Returns are guaranteed', '5:1 “Returns are guaranteed”'],
    ['[No risk](/legal)', '5:2 “No risk”'],
    ['`risk-free`', '5:2 “risk-free”'],
    ['no downside', '5:1 “no downside”'],
  ])('finds it in %s', (line, said) => {
    expect(found(line)).toEqual([said]);
  });

  it('finds it across the end of a line, in a heading, a list and a table', () => {
    expect(found('A safe', 'investment')).toEqual(['5:3 “safe investment”']);
    expect(
      found('#### Get rich', '', '- will moon', '', '| 100x |', '| --- |', '| 100x |'),
    ).toEqual(['5:6 “Get rich”', '7:3 “will moon”', '9:3 “100x”', '11:3 “100x”']);
  });

  it('finds it in the settings, and leaves remarks beside them alone', () => {
    const file = readContentFile('legal.yaml', '# risk-free\nnote: "It is “risk-free”."\n');
    expect(reports(noPromiseOfGain, file)).toEqual([
      '2:15 “risk-free” promises a gain. | Say it without the promise, or leave it out.',
    ]);
  });

  it.each([
    'No value, listing, liquidity or return is promised.',
    'No token is risk-free.',
    'It is not a safe investment.',
    'We promise no guaranteed returns.',
    'Nothing here is risk-free.',
    'You can lose everything.',
    'A drawing 1000 x 500 wide',
    'Every 100 m',
    'We do not say that returns are guaranteed.',
    'Nobody should tell you that profits are guaranteed.',
    'There is no such thing as a guaranteed return.',
    'We make no claim that it is risk-free.',
    'We don’t promise anybody that you will get rich.',
    'Never believe anybody who says that returns are guaranteed.',
  ])('lets the opposite pass: %s', (line) => {
    expect(found(line)).toEqual([]);
  });

  it('is not fooled by a denial of something else', () => {
    expect(found('No, it is risk-free.')).toEqual(['5:11 “risk-free”']);
    expect(found('It is not only risk-free.')).toEqual(['5:16 “risk-free”']);
    for (const line of [
      'We do not say it for nothing: returns are guaranteed.',
      'We do not only say that returns are guaranteed.',
      'Nobody says so but returns are guaranteed.',
      'Never doubt that returns are guaranteed.',
      'We never tell lies, returns are guaranteed.',
      'Nobody knew. They say that returns are guaranteed.',
    ])
      expect(found(line)).toHaveLength(1);
  });
});
