import type { z } from 'zod';
import { text } from '../../../schemas/fields.ts';
import { group, hideable } from '../../../schemas/parts.ts';

/** How to reach the studio, on a ranger’s information board. */
export const board = hideable({
  heading: text('The heading of the board.'),
  unmanned: group('On the board while no channel is supplied.', {
    sign: text('Beside the heading.'),
    text: text('Below it. Decoration.'),
    note: text('Below the signs to the platforms.'),
  }),
  staffed: group('On the board once the email address is supplied.', {
    sign: text('Beside the heading.'),
    text: text('Below it. Decoration.'),
  }),
  emailLabel: text('Above the email address.'),
  socialsLabel: text('The name of the list of platforms for screen readers.'),
  caption: text('The caption of the board.'),
}).describe('The ranger’s board.');

export type BoardWords = z.infer<typeof board>;
