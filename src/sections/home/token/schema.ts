import { z } from 'zod';
import { template, text } from '../../../schemas/fields.ts';
import { emphatic, heading, link, toast } from '../../../schemas/parts.ts';
import { byAdoption } from '../../../schemas/sentences.ts';

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
    link: text('When a link was pasted: nothing is compared.'),
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
    withoutSpaces: text(
      'After the result, when spaces in or around the pasted text were left out.',
    ),
  })
  .describe('The check that compares a pasted address with the one shown.');

/**
 * The token card, which is drawn as a specimen’s tag. `byAdoption` has two sentences: one while the Legal
 * page is a draft, and one once the owner has adopted it.
 */
export const settings = {
  token: z
    .strictObject({
      heading: heading('The heading.')
        .omit({ text: true })
        .describe('The heading. The token’s name follows from the facts.'),
      specimen: text('The number on the tag.'),
      figure: z
        .strictObject({
          caption: text('The caption of the footprint.'),
          width: text('On the calliper across the footprint. Decoration.'),
        })
        .describe('The footprint on the tag.'),
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
    .describe('The token card.'),
};

export type TokenWords = z.infer<typeof settings.token>;
