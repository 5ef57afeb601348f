import { describe, expect, it } from 'vitest';
import type { Message } from '../../../../src/editorial/output/diagnostic.ts';
import { asJson } from '../../../../src/editorial/output/json.ts';

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

describe('The list for programs', () => {
  it('gives every message every key, in one order', () => {
    expect(asJson([ERROR])).toBe(JSON.stringify([ERROR], undefined, 2));
    expect(JSON.parse(asJson([HINT]))).toEqual([{ ...HINT, why: '' }]);
    expect(asJson([])).toBe('[]');
  });
});
