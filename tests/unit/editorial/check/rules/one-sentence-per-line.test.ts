import { describe, expect, it } from 'vitest';
import { oneSentencePerLine } from '../../../../../editorial/check/rules/one-sentence-per-line.ts';
import { answer, reports } from '../../small-files.ts';

describe('One sentence per line', () => {
  it('reports the start of the second sentence', () => {
    expect(reports(oneSentencePerLine, answer('So. “And so” on. 5 more.'))).toEqual([
      '5:5 A second sentence begins on this line. | Start a new line here, or run npm run check:content -- --fix.',
      '5:18 A second sentence begins on this line. | Start a new line here, or run npm run check:content -- --fix.',
    ]);
  });

  it.each([
    'By s. 49 and No. 5, Mr. Foot, e.g. Bigfoot, lost 1.5 at Pump.fun. ',
    'See Fig. 2, cl. 17 and the U.S. Law.',
    'A [link. With two](/legal) and `code. Too`.',
    'It costs 5. 2. then more',
    '#### A heading. Or two.',
    '| A cell. Or two. |\n| --- |',
    'Is it? yes.',
  ])('accepts %s', (line) => {
    expect(reports(oneSentencePerLine, answer(...line.split('\n')))).toEqual([]);
  });
});
