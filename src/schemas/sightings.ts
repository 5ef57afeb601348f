import { z } from 'zod';
import type { PageName } from '../content-map.ts';
import { template, text } from './fields.ts';
import { hideable } from './parts.ts';
import { byState } from './sentences.ts';
import { suppliable } from './suppliable.ts';

/**
 * The places where the creature, Bigfoot, can be seen, each with its page and the section that it is in: the
 * setting of the page, or the kind of a section of About. A section that is always shown is not named.
 */
export const PLACES = {
  'home-tag': { page: 'home' },
  'home-bedrock': { page: 'home', section: 'movement' },
  'home-panorama': { page: 'home' },
  'home-end': { page: 'home' },
  'about-heap': { page: 'about' },
  'about-cairns': { page: 'about', section: 'principles' },
  'about-panorama': { page: 'about' },
  'about-why': { page: 'about', section: 'why' },
  'about-end': { page: 'about', section: 'next' },
  'coins-film': { page: 'our-coins', section: 'entry' },
  'coins-fame': { page: 'our-coins', section: 'hallOfFame' },
  'coins-panorama': { page: 'our-coins' },
  'coins-end': { page: 'our-coins', section: 'next' },
  'pledge-ground': { page: 'trust-pledge' },
  'pledge-panorama': { page: 'trust-pledge' },
  'pledge-end': { page: 'trust-pledge', section: 'next' },
  'pledge-foot': { page: 'trust-pledge', section: 'next' },
  'contact-board': { page: 'contact', section: 'board' },
  'contact-questions': { page: 'contact' },
  'contact-end': { page: 'contact', section: 'next' },
  'legal-details': { page: 'legal' },
  'legal-clause': { page: 'legal' },
  'legal-rule': { page: 'legal' },
  'legal-end': { page: 'legal' },
} as const satisfies Record<string, { page: PageName; section?: string }>;

export type PlaceName = keyof typeof PLACES;

/** The words of “Last seen”, and the places in use. */
export const sightingsSchema = hideable({
  footer: z
    .strictObject({
      elsewhere: template('In the footer of the other pages: the number of the map sheet.', [
        'sheet',
      ]),
      here: text('In the footer of the page where he is.'),
      leaving: text('In the footer of the page for unknown addresses, and if he is nowhere.'),
    })
    .describe('In the footers.'),
  button: text('The name of the button over him, for screen readers.'),
  photograph: z
    .strictObject({
      alt: text('The text alternative of the photograph.'),
      save: suppliable(
        text('The words of the link that saves it.'),
        'The link that saves it. Without this setting there is none.',
      ).optional(),
      close: text('The button that closes it.'),
      practise: byState(
        'Below it: that one may practise with it, until the contest has a handle to tag, and from then on.',
      ),
    })
    .describe('The photograph that the button opens.'),
  places: z
    .array(
      z.strictObject({
        place: z
          .enum(Object.keys(PLACES) as [PlaceName, ...PlaceName[]])
          .describe('The place, as src/schemas/sightings.ts names it.'),
        caption: text('The caption of the photograph.'),
      }),
    )
    .min(1)
    .describe('The places in use, each with its caption.'),
}).describe('Where he was last seen.');
