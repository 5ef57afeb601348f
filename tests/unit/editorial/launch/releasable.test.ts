import { describe, expect, it } from 'vitest';
import { assertReleasable } from '../../../../editorial/launch/releasable.ts';
import { folderWith } from '../../../../packages/copy-review/tests/repository.ts';

describe('A build for release', () => {
  it('fails if anything is missing, with a list and without a stack trace', () => {
    const email = { status: 'placeholder', shown: 'a@b.example', needed: 'It.' };
    const directory = folderWith({ 'studio.yaml': JSON.stringify({ email }) });
    const refused = () => {
      assertReleasable(directory);
    };
    expect(refused).toThrow(
      /may not be released yet\. 1 thing is left to do:\n.*studio\.yaml:1 {2}Still missing: The studio’s/,
    );
    try {
      refused();
    } catch (error) {
      expect((error as Error).stack).not.toContain('    at ');
    }
  });

  it('is allowed if nothing is missing', () => {
    const directory = folderWith({ 'studio.yaml': 'name: MUUVA\n' });
    expect(() => {
      assertReleasable(directory);
    }).not.toThrow();
  });
});
