import { afterEach, describe, expect, it, vi } from 'vitest';
import { command, finish, outcomeOf } from '../../../../editorial/output/command.ts';

const { exitCode } = process;

afterEach(() => {
  process.exitCode = exitCode;
});

describe('The outcome of a command', () => {
  it.each([new Error('No folder.'), 'No folder.'] as unknown[])(
    'has the message of an error: %s',
    (thrown) => {
      const failed = outcomeOf(() => {
        throw thrown;
      });
      expect(failed).toEqual({ exitCode: 1, output: 'No folder.' });
    },
  );

  it.each([
    [0, [['So.']], []],
    [1, [['So.']], []],
    [2, [], [['So.']]],
  ] as const)('is printed, and sets the exit code: %i', (code, output, errors) => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    const error = vi.spyOn(console, 'error').mockReturnValue();
    finish({ exitCode: code, output: 'So.' });
    expect([log.mock.calls, error.mock.calls]).toEqual([output, errors]);
    expect(process.exitCode).toBe(code);
  });

  it('has the exit code of a command that prints its own output', () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    command(() => true);
    expect(process.exitCode).toBe(0);
    command(() => false);
    expect(process.exitCode).toBe(1);
    expect(log).not.toHaveBeenCalled();
  });
});
