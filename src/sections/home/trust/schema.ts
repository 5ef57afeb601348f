import { z } from 'zod';
import { text, textWithFacts } from '../../../schemas/fields.ts';
import { group, heading, link } from '../../../schemas/parts.ts';
import { byAdoption, byCount } from '../../../schemas/sentences.ts';

const card = z
  .strictObject({
    title: text('The name of the card. The owner’s own words.'),
    subline: textWithFacts('Below the name.'),
    text: textWithFacts('What is pledged.'),
    proof: text('The “id” of a proof in one of the pledges.').optional(),
    noProof: group('Said where no link could ever prove it.', {
      label: text('The first line.'),
      note: text('The second line.'),
    }).optional(),
  })
  .refine(({ proof, noProof }) => (proof === undefined) !== (noProof === undefined), {
    path: ['proof'],
    error: 'A card has either “proof” or “noProof”, and never both.',
  });

/**
 * The trust framework: claims, each on a card. `byAdoption` has two sentences: one while the pledges are a
 * draft, and one once the owner has adopted them.
 */
export const trust = group('Trust framework.', {
  heading: heading('The heading.'),
  lede: text('Beside the heading.'),
  cards: z
    .array(card)
    .min(1)
    .describe('The cards. The specification names five, and the footprint has five toes.'),
  record: byCount('Before the button to the Trust Pledge: how many pledges have proof.'),
  standing: byAdoption('After it: whether the pledges are adopted.'),
  more: link('The button to the Trust Pledge.'),
});

export type TrustWords = z.infer<typeof trust>;
