import { placeAt } from '../../content/places.ts';
import type { Finding, Rule } from '../rule.ts';

const OUTLINE = ['What it means', 'How you would check it'];

/** Every pledge says what it means and how to check it, in this order, and neither part is empty. */
export const pledgesSayHowToCheckThem: Rule = {
  name: 'pledges-say-how-to-check-them',
  fails: { 'pledge/01-lock.mdx': '---\ntitle: Lock\n---\n\n### What it means\n\nA lock.\n' },
  passes: {
    'pledge/01-lock.mdx':
      '---\ntitle: Lock\n---\n\n### What it means\n\nA lock.\n\n### How you would check it\n\nLook.\n',
  },
  check: (files) =>
    files
      .filter(({ name }) => name.startsWith('pledge/'))
      .flatMap((file): Finding[] => {
        const parts = file.body.split(/^### /m);
        const headings = parts.slice(1).map((part) => part.split('\n')[0]?.trim() ?? '');
        const isFull = parts
          .slice(1)
          .every((part) => part.split('\n').slice(1).join('').trim() !== '');
        if (parts[0]?.trim() === '' && isFull && headings.join() === OUTLINE.join()) return [];
        return [
          {
            file: file.path,
            ...placeAt(file, file.bodyStart),
            severity: 'error',
            what: 'This pledge does not have its two parts.',
            why: 'The page sets the two parts side by side.',
            fix:
              OUTLINE.map((heading) => `### ${heading}`).join(', its text, then ') +
              ', and its text.',
          },
        ];
      }),
};
