import { expect, it } from 'vitest';
import { changesOf, type Changes } from '../../../../editorial/pull-request/changes.ts';
import {
  behindText,
  codeText,
  listsText,
  refusalText,
} from '../../../../editorial/pull-request/comment.ts';
import { mergeTexts } from '../../../../editorial/pull-request/merged-texts.ts';
import { contentRepository, onMain } from './content-repository.ts';

const changes = (more: Partial<Changes> = {}): Changes => {
  const main = 'a'.repeat(40);
  return { tip: main, base: main, head: 'c'.repeat(40), data: [], code: [], ...more };
};

it('A reason that quotes the pull request does not end its block, and is truncated', () => {
  expect(refusalText('No:\n```\n# A heading')).toContain('\n````text\nNo:\n```\n# A heading\n````');
  expect(refusalText('x'.repeat(4000))).toContain(`\n${'x'.repeat(3000)}\n`);
});

it('Files of code are counted, and at most twenty of them are named', () => {
  const code = Array.from({ length: 21 }, (_, index) => `src/${index}.ts`);
  const textOf = (count: number) => codeText(changes({ code: code.slice(0, count) }));
  expect(textOf(1)).toMatch(/^This changes 1 file of code\. .*\n\n- `src\/0\.ts`$/);
  expect(textOf(20)).toMatch(
    /^This changes 20 files of code\. .*\n\n(?:- `.*`\n){19}- `src\/19\.ts`$/,
  );
  expect(textOf(21)).toMatch(/\n- `src\/19\.ts`\n- and 1 more$/);
});

it('A file in the content folder that is no text is told what a text is', () => {
  const code = ['src/a.ts', 'src/content/faq/05-new-question'];
  expect(codeText(changes({ code }))).toMatch(/is a text if its name ends in \.mdx, [^\n]*$/);
});

it('The comment names the commit of main that is meant, unless the branch begins there', () => {
  expect(behindText(changes())).toBe('');
  expect(behindText(changes({ base: 'b'.repeat(40) }))).toMatch(/ at bbbbbbb\. .* aaaaaaa, /);
});

it('The changed lines of the lists of words and figures are shown, at most twenty and 100 characters of each', () => {
  const made = contentRepository();
  const [words, figures] = ['src/content/words.txt', 'src/content/figures.txt'];
  onMain(made, () => made.commit({ [words]: 'old\nkept\n', [figures]: '1\n' }));
  made.git('rebase', '--quiet', 'main');
  const added = Array.from({ length: 21 }, (_, index) => `${index}${'x'.repeat(200)}`);
  made.commit({
    [words]: ['kept', ...added, ''].join('\n'),
    [figures]: '1\n2\n',
    'src/content/legal.yaml': 'a: 2\n',
  });
  const { root, git } = made;
  const merged = mergeTexts(root, changesOf(root, 'main', git('rev-parse', 'HEAD')));
  expect(listsText(root, merged).split('\n')).toEqual([
    `**\`${figures}\` changes, so the content check accepts something else:**`,
    '',
    '- added: `2`',
    '',
    `**\`${words}\` changes, so the content check accepts something else:**`,
    '',
    '- removed: `old`',
    ...added.slice(0, 19).map((word) => `- added: \`${word.slice(0, 100)}\``),
    '- and 2 more lines',
  ]);
});
