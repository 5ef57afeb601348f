import { placeAt } from '../../content/places.ts';
import type { Message } from '../../message.ts';
import type { Rule } from '../rule.ts';

const OUTLINE = ['What it means', 'How you would check it'];

/** Every pledge says what it means and how to check it, in this order, and neither part is empty. */
export const pledgesSayHowToCheckThem: Rule = (files) =>
  files
    .filter(({ name }) => name.startsWith('pledge/'))
    .flatMap((file): Message[] => {
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
          rule: 'pledges-say-how-to-check-them',
          severity: 'error',
          what: 'This pledge does not have its two parts.',
          why: 'The page sets the two parts side by side.',
          fix:
            OUTLINE.map((heading) => `### ${heading}`).join(', its text, then ') +
            ', and its text.',
        },
      ];
    });
