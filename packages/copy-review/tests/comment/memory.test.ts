import { describe, expect, it } from 'vitest';
import {
  memoryLine,
  progressSince,
  readMemory,
  remember,
  type Memory,
} from '../../src/comment/memory.ts';

const [FIRST, SECOND] = ['a'.repeat(40), 'b'.repeat(40)] as const;
const id = (number: number) => `c${String(number).padStart(20, '0')}`;
const ids = (length: number, from = 0) => Array.from({ length }, (_, index) => id(from + index));
const remembered = (length: number): Memory => remember(FIRST, ids(length), undefined);

describe('A comment remembers', () => {
  it.each([0, 1, 600])('%i entries, as they were written', (length) => {
    const memory = remembered(length);
    expect(readMemory(`So.\n\n${memoryLine(memory)}\n`)).toEqual(memory);
  });

  it('what was new, and since when', () => {
    const progress = progressSince(remembered(3), SECOND, ids(3, 1));
    const memory = remember(SECOND, ids(3, 1), progress);
    expect(readMemory(memoryLine(memory))).toEqual({
      commit: SECOND,
      since: { commit: FIRST, gone: 1 },
      ids: new Map([
        [id(1), false],
        [id(2), false],
        [id(3), true],
      ]),
    });
  });

  it('that there were too many entries', () => {
    const line = memoryLine(remembered(601));
    expect(line.length).toBeLessThan(100);
    expect(readMemory(line)).toEqual({ commit: FIRST, ids: undefined });
    expect(progressSince(readMemory(line), SECOND, ids(2))).toBeUndefined();
  });

  it.each([
    ['no line', 'So.'],
    ['no commit', `<!-- listed main: ${id(1)} -->`],
    ['something that is no id', `<!-- listed ${FIRST}: ${id(1)} <b> -->`],
    ['more than a comment writes', `<!-- listed ${FIRST}: ${ids(601).join(' ')} -->`],
    ['a line within another one', `> <!-- listed ${FIRST}: ${id(1)} -->`],
    ['another count', `<!-- listed ${FIRST} since ${SECOND}, many gone: ${id(1)} -->`],
  ])('nothing if it has %s', (_, body) => {
    expect(readMemory(body)).toBeUndefined();
  });
});

describe('An entry is new', () => {
  const newIn = (memory: Memory, head: string, current: readonly string[]) => {
    const progress = progressSince(memory, head, current);
    return progress && [current.filter((one) => progress.isNew(one)), progress.gone];
  };

  it('if the comment before did not list it', () => {
    expect(newIn(remembered(2), SECOND, ids(2, 1))).toEqual([[id(2)], 1]);
    expect(progressSince(undefined, SECOND, ids(1))).toBeUndefined();
  });

  it('also in another run for the same commit', () => {
    const progress = progressSince(remembered(2), SECOND, ids(2, 1));
    const memory = remember(SECOND, ids(2, 1), progress);
    expect(newIn(memory, SECOND, ids(2, 1))).toEqual([[id(2)], 1]);
    expect(progressSince(remembered(2), FIRST, ids(2))).toBeUndefined();
  });
});
