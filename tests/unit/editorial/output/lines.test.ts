import { describe, expect, it } from 'vitest';
import { counted, wrap } from '../../../../src/editorial/output/lines.ts';

describe('Lines', () => {
  it('break at spaces, and leave a long word whole', () => {
    expect(wrap('one two  three', 7)).toEqual(['one two', 'three']);
    expect(wrap('a verylongword b', 4)).toEqual(['a', 'verylongword', 'b']);
    expect(wrap('', 4)).toEqual([]);
  });

  it('count kinds in words', () => {
    expect(counted({ error: 3, warning: 1, hint: 2 })).toBe('3 errors, 1 warning and 2 hints');
    expect(counted({ error: 0, hint: 1 })).toBe('1 hint');
  });
});
