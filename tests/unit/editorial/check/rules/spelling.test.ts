import { describe, expect, it } from 'vitest';
import { spelling } from '../../../../../editorial/check/rules/spelling.ts';
import { readContentFile } from '../../../../../editorial/content/read.ts';
import { answer, reports } from '../../small-files.ts';
import { runRule } from '../../../../../editorial/check/shared/rule.ts';

const words = (source: string) => readContentFile('words.txt', source);

describe('Words are spelt right', () => {
  it('reports the place of a misspelt word, and suggestions', () => {
    expect(reports(spelling, answer('We *re*cieve “no\\* commitmant”.'))).toEqual([
      expect.stringMatching(/^5:5 “recieve” is not in the dictionary\. \| Write .*receive/),
      expect.stringMatching(/^5:20 “commitmant” is not in the dictionary\. \| Write commitment/),
    ]);
  });

  it('reports hints, not errors', () => {
    expect(runRule(spelling, [answer('Teh end.')])).toMatchObject([
      {
        severity: 'hint',
        reason: '“Teh” is not in the dictionary.',
        fix: expect.stringMatching(/^Write .*, or add it to words\.txt$/) as unknown,
      },
    ]);
  });

  it('reports a word without suggestions', () => {
    expect(reports(spelling, answer('A qzxwvkjqzxw.'))).toEqual([
      '5:3 “qzxwvkjqzxw” is not in the dictionary. | Correct it, or add it to words.txt',
    ]);
  });

  it('checks settings, but not their names, addresses and template variables', () => {
    const source =
      'kind: qzx\nhref: /qzx\nqzx: Our colour is qzxw, {qzx}, a@qzx.io, https://qzx.io/a.\n';
    expect(reports(spelling, readContentFile('legal.yaml', source))).toEqual([
      expect.stringMatching(/^3:20 “qzxw” is not/),
    ]);
  });

  it.each([
    'The founder’s, the founders’ and it isn’t.',
    'Authorised, levelling, email, look-alike, AFRICA, Africa.',
    '$BIGFOOT, #BigfootMemeWar, Pump.fun, 5th and [a](/qzxw).',
  ])('accepts %s', (line) => {
    expect(reports(spelling, answer(line))).toEqual([]);
  });

  it('accepts words of the site’s list, also at the start of a sentence', () => {
    const list = words('# qzxa\nqzxw  # a name\n');
    expect(reports(spelling, answer('Qzxw and qzxw, qzxa.'), list)).toEqual([
      expect.stringMatching(/^5:16 “qzxa” is not/),
    ]);
  });
});
