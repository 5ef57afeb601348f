import { describe, expect, it } from 'vitest';
import { messagesText } from '../../../../editorial/pull-request/messages.ts';
import { diagnosticAt } from './diagnostic-at.ts';

describe('The messages of the content check', () => {
  it('have place and fix', () => {
    const diagnostics = [diagnosticAt('x\nteh\n', 'teh', ['the'])];
    expect(messagesText(diagnostics, 1000)).toBe(
      [
        '**Content check**: 1 error.',
        '- `a.mdx`, line 2 (error): **“teh” is wrong.** So it is.<br>What to do: `Write it well.`',
      ].join('\n\n'),
    );
  });

  it('begin with the most severe', () => {
    const [error, hint] = [
      diagnosticAt('teh', 'teh', []),
      diagnosticAt('so', 'so', [], { severity: 'hint' }),
    ];
    expect(messagesText([hint, error], 1000)).toMatch(/\(error\).*\n.*\(hint\)/);
  });

  it('are truncated, and the rest is counted', () => {
    const source = `${'x'.repeat(3000)}\n`;
    const diagnostics = Array.from({ length: 60 }, () =>
      diagnosticAt(source, 'x'.repeat(3000), []),
    );
    const text = messagesText(diagnostics, 5000);
    expect(text.length).toBeLessThan(6000);
    const listed = text.match(/^- /gm)?.length ?? NaN;
    expect(text).toContain(`And ${60 - listed} more`);
  });
});
