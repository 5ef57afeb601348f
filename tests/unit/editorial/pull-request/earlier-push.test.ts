import { describe, expect, it } from 'vitest';
import { earlierTexts } from '../../../../editorial/pull-request/earlier-push.ts';
import type { Repository } from '../../../../packages/copy-review/tests/repository.ts';
import { contentRepository, LINES, onMain, PAGE } from './content-repository.ts';

describe('The texts before the last push', () => {
  const FIRST_PUSH = { [PAGE]: LINES.replace('One', 'First') };
  const SECOND_PUSH = { [PAGE]: LINES.replace('One', 'Third') };

  /** A branch with a first push, and what is known of it after a second one. */
  function pushed(first: Readonly<Record<string, string>>, second: (made: Repository) => void) {
    const made = contentRepository();
    const previous = made.commit(first);
    second(made);
    return earlierTexts(made.root, made.git('rev-parse', 'main'), previous);
  }

  it('are merged in the same way, also after a force push', () => {
    const earlier = pushed(FIRST_PUSH, (made) => {
      made.git('reset', '--quiet', '--hard', 'main');
      made.commit(SECOND_PUSH);
    });
    expect(earlier).toMatchObject({ files: [{ path: PAGE }] });
  });

  it('are known after a rebase, as what they would change in the newest main branch', () => {
    let tip = '';
    const earlier = pushed(FIRST_PUSH, (made) => {
      const others = { 'src/site.ts': 'two\n', 'src/content/legal.yaml': 'a: 2\n' };
      tip = onMain(made, () => made.commit(others));
      made.git('rebase', '--quiet', 'main');
      made.commit(SECOND_PUSH);
    });
    expect(earlier).toMatchObject({ tip, files: [{ path: PAGE }] });
  });

  it('are not known if it had code', () => {
    const earlier = pushed({ 'src/site.ts': 'two\n' }, (made) =>
      made.commit({ 'src/site.ts': 'one\n' }),
    );
    expect(earlier).toBe('before it, the pull request changed code.');
  });

  it('are not known if the main branch has changed the same lines since', () => {
    const earlier = pushed(FIRST_PUSH, (made) => {
      onMain(made, () => made.commit({ [PAGE]: LINES.replace('One', 'Ein') }));
    });
    expect(earlier).toBe(`before it: The main branch has changed the same texts: ${PAGE}`);
  });

  it('are not known if their commit cannot be fetched any more', () => {
    const made = contentRepository();
    expect(earlierTexts(made.root, made.git('rev-parse', 'main'), 'f'.repeat(40))).toBe(
      'the commit before it is no longer there.',
    );
  });
});
