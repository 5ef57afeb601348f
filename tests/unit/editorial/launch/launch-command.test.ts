import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { launchCommand } from '../../../../editorial/launch/launch-command.ts';
import { emptyFolder } from '../../../../packages/copy-review/tests/repository.ts';
import { diagnostic } from '../example-diagnostic.ts';
import { copyOfContent, sourceOf } from '../fixture-content.ts';

describe('npm run check:launch', () => {
  it('lists errors of the content and what is missing, and exits with 1', () => {
    const directory = copyOfContent();
    const studio = sourceOf('studio.yaml').replace(
      /email:\n {2}status: placeholder\n.*\n.*\n/,
      'email: { status: placeholder, shown: a@b.example, needed: The address. }\n',
    );
    writeFileSync(join(directory, 'studio.yaml'), `mail: a\n${studio}`);
    const { exitCode, output } = launchCommand([], directory);
    expect(exitCode).toBe(1);
    expect(output).toContain('The content has 1 error.');
    expect(output).toContain(
      [
        '  error    Still missing: The studio’s email address.',
        '                 email: { status: placeholder, shown: a@b.example, needed: The address. }',
      ].join('\n'),
    );
    expect(output).toMatch(/\nBefore release, \d+ things are left to do\.$/);
  });

  it('does not mention the content check if it finds nothing', () => {
    const { output } = launchCommand([], copyOfContent());
    expect(output).toContain('Before release, ');
    expect(output).not.toContain('npm run check:content');
  });

  it('exits with 1 if the content has errors but nothing is missing', () => {
    const directory = emptyFolder();
    const { exitCode, output } = launchCommand([], directory);
    expect(output.split('\n').map((line) => line.trim())).toEqual([
      directory,
      '',
      expect.stringMatching(/^1:1 {2}error {4}The content has \d+ errors\.$/),
      'why      No site is built from it as it is.',
      'fix      Run npm run check:content, and fix what it lists.',
      '',
      'Before release, 1 thing is left to do.',
    ]);
    expect(exitCode).toBe(1);
  });

  it('exits with 0 if there are no errors and nothing is missing', () => {
    expect(launchCommand([], emptyFolder(), () => [diagnostic({ severity: 'warning' })])).toEqual({
      exitCode: 0,
      output: 'Nothing is missing. The site can be released.',
    });
  });
});
