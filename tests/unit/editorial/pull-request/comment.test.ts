import { expect, it } from 'vitest';
import { refusalText } from '../../../../editorial/pull-request/comment.ts';

it('A reason that quotes the pull request does not end its block', () => {
  expect(refusalText('No:\n```\n# A heading')).toContain('\n````text\nNo:\n```\n# A heading\n````');
});
