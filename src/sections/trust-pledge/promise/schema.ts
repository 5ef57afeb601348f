import { z } from 'zod';
import { text } from '../../../schemas/fields.ts';
import { emphatic, heading } from '../../../schemas/parts.ts';

export const promise = z
  .strictObject({
    heading: heading('The heading.'),
    draft: emphatic('Beside the promise until the founder signs it.'),
    lines: z.array(text('A line.')).min(2).describe('The promise, line by line.'),
    underlined: text('The end of the last line, which is underlined.'),
    signature: text('Below the promise: whose signature belongs there.'),
    caption: text('The caption.'),
  })
  .refine(({ lines, underlined }) => lines.at(-1)?.endsWith(underlined), {
    path: ['underlined'],
    error: 'Write the last words of the last line here, exactly as they are there.',
  })
  .describe('The founder’s promise.');

export type PromiseWords = z.infer<typeof promise>;
