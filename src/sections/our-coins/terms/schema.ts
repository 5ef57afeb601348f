import type { z } from 'zod';
import { text } from '../../../schemas/fields.ts';
import { group, heading } from '../../../schemas/parts.ts';
import { byCount } from '../../../schemas/sentences.ts';

export const terms = group('What a contest should publish.', {
  heading: heading('The heading.'),
  text: byCount('Below it: whether something is missing.'),
  labels: group('The rows.', {
    closing: text('Before the closing date.'),
    rules: text('Before the rules.'),
    howOften: text('Before how often the prizes are given.'),
    judging: text('Before how entries are judged.'),
    entrants: text('Before who may enter.'),
    payment: text('Before how prizes are paid.'),
    winners: text('Before the winners so far.'),
    handle: text('Before the handle.'),
  }),
  links: group('The links in the rows.', {
    rules: text('The words of the link to the rules.'),
    winners: text('The words of the link to the winners.'),
  }),
});

export type TermsWords = z.infer<typeof terms>;
