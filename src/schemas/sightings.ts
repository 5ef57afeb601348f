import { z } from 'zod';
import type { PageName } from '../content-map.ts';
import { template, text } from './fields.ts';
import { group, hideable } from './parts.ts';
import { byState } from './sentences.ts';
import { suppliable } from './suppliable.ts';

/**
 * How Bigfoot hides: what covers him, and which part of the drawing he is, the head by default. `edge` has no
 * drawing: the lower edge of the box cuts him off. It does so too below the `sheet` that he holds.
 */
export type Hiding =
  | { readonly cover: 'boulder'; readonly him: 'sitter' }
  | { readonly cover: 'edge'; readonly him?: 'head' | 'soles' }
  | {
      readonly cover: 'fir' | 'grass' | 'post' | 'ripple' | 'sheet' | 'stones';
      readonly him?: 'head';
    };

/**
 * The places where the creature, Bigfoot, can be seen, each with its page and the section that it is in: the
 * setting of the page, or the kind of a section of About. A section that is always shown is not named. Then how
 * he hides there.
 */
export const PLACES = {
  'home-tag': { page: 'home', cover: 'stones' },
  'home-bedrock': { page: 'home', section: 'movement', cover: 'edge' },
  'home-panorama': { page: 'home', cover: 'fir' },
  'home-end': { page: 'home', cover: 'boulder', him: 'sitter' },
  'about-heap': { page: 'about', cover: 'stones' },
  'about-cairns': { page: 'about', section: 'principles', cover: 'stones' },
  'about-panorama': { page: 'about', cover: 'fir' },
  'about-why': { page: 'about', section: 'why', cover: 'sheet' },
  'about-end': { page: 'about', section: 'next', cover: 'post' },
  'coins-film': { page: 'our-coins', section: 'entry', cover: 'edge' },
  'coins-fame': { page: 'our-coins', section: 'hallOfFame', cover: 'grass' },
  'coins-panorama': { page: 'our-coins', cover: 'fir' },
  'coins-end': { page: 'our-coins', section: 'next', cover: 'sheet' },
  'pledge-ground': { page: 'trust-pledge', cover: 'grass' },
  'pledge-panorama': { page: 'trust-pledge', cover: 'stones' },
  'pledge-end': { page: 'trust-pledge', section: 'next', cover: 'edge' },
  'pledge-foot': { page: 'trust-pledge', section: 'next', cover: 'post' },
  'contact-board': { page: 'contact', section: 'board', cover: 'grass' },
  'contact-questions': { page: 'contact', cover: 'ripple' },
  'contact-end': { page: 'contact', section: 'next', cover: 'edge', him: 'soles' },
  'legal-details': { page: 'legal', cover: 'grass' },
  'legal-clause': { page: 'legal', cover: 'edge' },
  'legal-rule': { page: 'legal', cover: 'boulder', him: 'sitter' },
  'legal-end': { page: 'legal', cover: 'edge', him: 'soles' },
} as const satisfies Record<string, Hiding & { page: PageName; section?: string }>;

export type PlaceName = keyof typeof PLACES;

/** The words of “Last seen”, and the places in use. */
export const sightingsSchema = hideable({
  footer: group('In the footers.', {
    elsewhere: template('In the footer of the other pages: the number of the map sheet.', [
      'sheet',
    ]),
    here: text('In the footer of the page where he is.'),
    leaving: text('In the footer of the page for unknown addresses, and if he is nowhere.'),
  }),
  button: text('The name of the button over him, for screen readers.'),
  photograph: group('The photograph that the button opens.', {
    alt: text('The text alternative of the photograph.'),
    save: suppliable(
      text('The words of the link that saves it.'),
      'The link that saves it. Without this setting there is none.',
    ).optional(),
    close: text('The button that closes it.'),
    practise: byState(
      'Below it: that one may practise with it, until the contest has a handle to tag, and from then on.',
    ),
  }),
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
