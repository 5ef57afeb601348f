import { z } from 'zod';
import { text } from '../../../schemas/fields.ts';
import { hideable } from '../../../schemas/parts.ts';

/** How to reach the studio, on a ranger’s information board. */
export const settings = {
  board: hideable({
    heading: text('The heading of the board.'),
    unmanned: z
      .strictObject({
        sign: text('Beside the heading.'),
        text: text('Below it. Decoration.'),
        note: text('Below the signs to the platforms.'),
      })
      .describe('On the board while no channel is supplied.'),
    staffed: z
      .strictObject({ sign: text('Beside the heading.'), text: text('Below it. Decoration.') })
      .describe('On the board once the email address is supplied.'),
    emailLabel: text('Above the email address.'),
    socialsLabel: text('The name of the list of platforms for screen readers.'),
    caption: text('The caption of the board.'),
  }).describe('The ranger’s board.'),
};

export type BoardWords = z.infer<typeof settings.board>;
