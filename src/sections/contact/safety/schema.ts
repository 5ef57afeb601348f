import { z } from 'zod';
import { template, text } from '../../../schemas/fields.ts';
import { group, heading, link } from '../../../schemas/parts.ts';

/** How to compare an address. */
export const safety = group('Safety: comparing an address.', {
  heading: heading('The heading.'),
  text: z.array(text('A paragraph.')).min(1).describe('The paragraphs.'),
  strong: text('The bold sentence.'),
  strongAfter: text('After the bold sentence.'),
  shownLabel: text('Above the address as shown. It says that this is an example.'),
  pastedLabel: text('Above the address as pasted. It says that this is an example.'),
  position: z.int().min(1).describe('The place of the differing character, counted from 1.'),
  replacement: z.string().length(1).describe('The character in that place of the pasted line.'),
  result: template('What is wrong, in words.', ['position']),
  note: text('Below the figure.'),
  alt: text('The text alternative of the figure.'),
  link: link('The link to the check beside the address.'),
});

export type SafetyWords = z.infer<typeof safety>;
