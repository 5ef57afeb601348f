import { diagnostic } from '../example-diagnostic.ts';
import { expect, it } from 'vitest';
import { asAnnotations } from '../../../../editorial/output/github.ts';

it('The output for GitHub escapes annotations, and reports a hint as a notice', () => {
  const words = { reason: '“25 %” is 100 %: so, done.', note: 'One.\r\nTwo.' };
  const error = diagnostic({ file: 'a,b:c.mdx', line: 21, column: 12, ...words });
  const hint = diagnostic({ file: 'a.mdx', severity: 'hint' });
  expect(asAnnotations([error, hint])).toBe(
    [
      '::error file=a%2Cb%3Ac.mdx,line=21,col=12,title=a-rule::“25 %25” is 100 %25: so, done.%0AOne.%0D%0ATwo.%0AFix: Leave it out.',
      '::notice file=a.mdx,line=1,col=1,title=a-rule::Strange.%0ASo it is.%0AFix: Leave it out.',
    ].join('\n'),
  );
});
