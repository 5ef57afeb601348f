import { diagnostic } from '../example-diagnostic.ts';
import { describe, expect, it } from 'vitest';
import { asAnnotations } from '../../../../editorial/output/github.ts';

const NUMBER = {
  file: 'coins/bigfoot.yaml',
  line: 21,
  column: 12,
  reason: '“three” is not a number.',
  note: 'The founder’s share of the supply, in per cent.',
  fix: 'percent: 3',
};
const HINT = diagnostic({ file: 'a.mdx', severity: 'hint' });

describe('The output for GitHub', () => {
  it('escapes annotations, and reports a hint as a notice', () => {
    const reason = '“25 %” is 100 %: so, done.';
    expect(
      asAnnotations([
        diagnostic({ ...NUMBER, file: 'a,b:c.mdx', reason, note: 'One.\r\nTwo.' }),
        HINT,
      ]),
    ).toBe(
      [
        '::error file=a%2Cb%3Ac.mdx,line=21,col=12,title=a-rule::“25 %25” is 100 %25: so, done.%0AOne.%0D%0ATwo.%0AFix: percent: 3',
        '::notice file=a.mdx,line=1,col=1,title=a-rule::Strange.%0ASo it is.%0AFix: Leave it out.',
      ].join('\n'),
    );
  });
});
