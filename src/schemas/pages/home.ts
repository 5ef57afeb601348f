import { z } from 'zod';
import {
  byAdoption,
  byCount,
  bySupply,
  emphatic,
  textWithFacts,
  heading,
  link,
  pageBase,
  template,
  text,
  toast,
} from '../fields.ts';

const hero = z
  .strictObject({
    tagline: z
      .array(text('A line.'))
      .length(3)
      .describe(
        'The tagline, in the three lines in which it is set. Joined, it is the owner’s own.',
      ),
    lede: text('The paragraph below the tagline.'),
    tokenPage: z
      .strictObject({
        label: bySupply('The words of the button, by whether the contract address is set.', [
          'platform',
        ]),
        note: bySupply('The second line of the button, also by that.', ['platform']),
        missing: text('After the warning of loss, until the contract address is set.'),
      })
      .describe('The button to the token’s page on the launch platform.'),
    trust: text(
      'The button that scrolls to the trust framework. It is the filled one until the contract address is set.',
    ),
    caption: z.array(text('A line.')).min(1).describe('The caption of the map, line by line.'),
    mapAlt: text('The text alternative of the map.'),
    lake: text('The name of the lake on the map. Decoration.'),
    tarns: z
      .array(text('Its name.'))
      .length(5)
      .describe('The five tarns, from the largest to the smallest. Decoration.'),
  })
  .describe('The top of the page.');

const copy = z
  .strictObject({
    label: text('The button.'),
    pending: text('The button while the copy tool loads.'),
    unavailable: text('Said when the script of the copy button and the check did not load.'),
    success: toast('After the address was copied. The owner’s own words.'),
    failure: toast('When the address could not be copied. The owner’s own words.'),
  })
  .describe('The button that copies the address.');

const pasteBack = z
  .strictObject({
    label: text('The name of the field.'),
    placeholder: text('Inside the empty field.'),
    equal: template('When every character matches.', ['count']),
    equalPlaceholder: text('After it, while the address is a placeholder.'),
    differs: template('When a character differs.', ['position']),
    shorter: template('When the pasted text is the beginning of the address.', ['pasted', 'count']),
    longer: template('When the pasted text goes on after the address.', ['pasted', 'count']),
    shown: text('Before the address as this page shows it.'),
    pasted: text('Before the address as it was pasted.'),
    foreign: template(
      'After it, when the wrong character is in no address: its number in Unicode.',
      ['code'],
    ),
    trimmed: text('After the result, when spaces around the pasted text were left out.'),
  })
  .describe('The check that compares a pasted address with the one shown.');

const token = z
  .strictObject({
    heading: heading('The heading. The token’s name follows from the facts.').omit({ text: true }),
    specimen: text('The number on the tag.'),
    figure: z
      .strictObject({
        caption: text('The caption of the print.'),
        width: text('On the calliper below the print. Decoration.'),
      })
      .describe('The print on the tag.'),
    liveStats: z
      .strictObject({ heading: text('The heading.'), text: text('The text below it.') })
      .describe('Live statistics.'),
    factLabels: z
      .strictObject({
        launched: text('Before the launch date.'),
        supply: text('Before the supply.'),
        supplyDisputed: template('Below the supply while it is disputed.', ['other']),
        supplyLink: link('To the other figure, while the supply is disputed.'),
        founderHold: text('Before the founder’s share.'),
        founderHoldValue: template('The founder’s share.', ['share']),
        lpLockedUntil: text('Before the end of the lock.'),
      })
      .describe('The labels of the facts on the tag, and what is said of them.'),
    address: z
      .strictObject({
        heading: text('The heading.'),
        placeholder: text('Below the address while it is a placeholder.'),
        copy,
        pasteBack,
        safety: text('The safety line.'),
        noScript: text('Said when scripts are switched off.'),
      })
      .describe('The contract address.'),
    buy: z
      .strictObject({
        label: text('The button to buy. The owner’s own words.'),
        addressMissing: text('Beside the button while the address is a placeholder.'),
        lookAlike: text('Above the button while the address is a placeholder.'),
        risk: emphatic('Below the button: what a buyer can lose, and at whose risk.'),
        clause: byAdoption('After it: what section 7 of Legal does.'),
        clauseLink: link('To section 7 of Legal.'),
      })
      .describe('The link to buy.'),
    whitepaper: z
      .strictObject({
        label: text('The button. The owner’s own words.'),
        placeholder: text('Beside it while there is no whitepaper.'),
      })
      .describe('The whitepaper.'),
  })
  .describe('The token card.');

const movement = z
  .strictObject({
    heading: heading('The heading.'),
    lede: text('Below the heading.'),
    steps: z
      .array(
        z.strictObject({
          title: text('The step.'),
          text: textWithFacts('What to do.'),
          status: z
            .strictObject({
              of: z.enum(['handle', 'telegram']).describe('The value that it is about.'),
              ...bySupply('').shape,
            })
            .describe('After it, by whether a value is supplied.')
            .optional(),
          link: link('A link after it.').optional(),
        }),
      )
      .length(4, 'There are four steps: the drawing has four posts.')
      .describe('The four steps.'),
    telegram: text('The button to Telegram.'),
    caption: text('The caption of the section through the hill.'),
    strata: z
      .array(text('A layer.'))
      .length(4)
      .describe('The layers in the hill, from the top. Decoration.'),
  })
  .describe('Community liquidity movement.');

const card = z
  .strictObject({
    title: text('The name of the card. The owner’s own words.'),
    subline: textWithFacts('Below the name.'),
    text: textWithFacts('What is pledged.'),
    proof: text('The “id” of a proof in one of the pledges.').optional(),
    noProof: z
      .strictObject({ label: text('The first line.'), note: text('The second line.') })
      .describe('Said where no link could ever prove it.')
      .optional(),
  })
  .refine(({ proof, noProof }) => (proof === undefined) !== (noProof === undefined), {
    path: ['proof'],
    error: 'A card has either “proof” or “noProof”, and never both.',
  });

/** Every word of the home page that is not a fact. */
export const homePage = z.strictObject({
  page: z.literal('home').describe('Which page this is.'),
  ...pageBase,
  hero,
  token,
  movement,
  why: z
    .strictObject({
      heading: heading('The heading. The text below it is the body of this file.'),
      answer: text('The line below the heading, which answers it.'),
      caption: z.array(text('A line.')).min(1).describe('The caption of the poster, line by line.'),
    })
    .describe('Why the studio exists.'),
  trust: z
    .strictObject({
      heading: heading('The heading.'),
      lede: text('Beside the heading.'),
      cards: z
        .array(card)
        .min(1)
        .describe('The cards. The specification names five, and the print has five toes.'),
      record: byCount('Before the button to the Trust Pledge: how many pledges have proof.'),
      standing: byAdoption('After it: whether the pledges are adopted.'),
      more: link('The button to the Trust Pledge.'),
    })
    .describe('Trust framework.'),
  newsletter: z
    .strictObject({
      heading: heading('The heading.'),
      label: text('The name of the field.'),
      placeholder: text('Inside the empty field.'),
      button: text('The button.'),
      pending: text('The button while the form loads.'),
      honest: emphatic('The line that says that nothing is sent.'),
      tear: text('Along the tear line. Decoration.'),
      success: toast('After signing up. The owner’s own words.'),
      missing: text('When the field is empty.'),
      invalid: text('When it is not an email address.'),
      tooLong: text('When it is too long.'),
      unavailable: text('Said when the form’s script did not load.'),
      noScript: text('Said when scripts are switched off.'),
    })
    .describe('Newsletter.'),
  contact: z
    .strictObject({
      heading: heading('The heading.'),
      telegram: text('The button to Telegram.'),
      placeholders: text(
        'Below the button while neither the email address nor the studio’s own channel is supplied.',
      ),
    })
    .describe('Contact.'),
});

export type HomePage = z.infer<typeof homePage>;
