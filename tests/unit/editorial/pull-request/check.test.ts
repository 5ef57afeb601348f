import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkIn } from '../../../../editorial/pull-request/check.ts';
import { emptyFolder } from '../../../../packages/copy-review/tests/repository.ts';
import { writeFixture } from '../../../fixture-content.ts';

describe('The content check of a pull request', () => {
  it('is ended after a time, and says so', () => {
    const checkout = emptyFolder();
    writeFixture(join(checkout, 'src/content'));
    expect(() => checkIn(checkout, 0.001)).toThrow(
      'The content check was ended after 0.001 seconds. Change fewer texts at once.',
    );
  });

  it('says why it fails', () => {
    expect(() => checkIn(emptyFolder())).toThrow(
      'The content check failed: There is no folder “src/content”.',
    );
  });
});
