import { describe, expect, it } from 'vitest';
import type { Message } from '../../../../src/editorial/output/diagnostic.ts';
import { asAnnotations, asSummary } from '../../../../src/editorial/output/github.ts';

const ERROR: Message = {
  file: 'coins/bigfoot.yaml',
  line: 21,
  column: 12,
  rule: 'settings-fit-their-schema',
  severity: 'error',
  what: '“three” is not a number.',
  why: 'The founder’s share of the supply, in per cent.',
  fix: 'percent: 3',
};
const HINT: Message = {
  file: 'a.mdx',
  line: 1,
  column: 1,
  rule: 'settings-fit-their-schema',
  severity: 'hint',
  what: 'Strange.',
  fix: 'Leave it out.',
};

describe('The annotations for the forge', () => {
  it('escape what would end a command, and tell a hint as a notice', () => {
    const what = '“25 %” is 100 %: so, done.';
    expect(asAnnotations([{ ...ERROR, file: 'a,b:c.mdx', what, why: 'One.\r\nTwo.' }, HINT])).toBe(
      [
        '::error file=a%2Cb%3Ac.mdx,line=21,col=12,title=settings-fit-their-schema::“25 %25” is 100 %25: so, done.%0AOne.%0D%0ATwo.%0AFix: percent: 3',
        '::notice file=a.mdx,line=1,col=1,title=settings-fit-their-schema::Strange.%0AFix: Leave it out.',
      ].join('\n'),
    );
  });

  it('come with a summary that holds each fix to copy, and calls nobody', () => {
    expect(asSummary([{ ...ERROR, what: '“@bob” *is* <b>', fix: 'a: ```b' }])).toBe(
      [
        '## Content\n',
        '### `coins/bigfoot.yaml`\n',
        '**21:12** error: “@\u200Bbob” \\*is\\* \\<b\\>',
        '\nThe founder’s share of the supply, in per cent.',
        '\n````suggestion\na: ```b\n````\n',
      ].join('\n'),
    );
    expect(asSummary([])).toBe('## Content\n\nNothing wrong.\n');
  });

  it('keep the summary short enough for the forge, and say that there is more', () => {
    const summary = asSummary(Array.from({ length: 9000 }, () => ERROR));
    expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024);
    expect(summary).toMatch(/There is more\. Run `npm run check:content` to see all of it\.\n$/);
  });
});
