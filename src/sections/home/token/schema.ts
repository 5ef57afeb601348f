import type { z } from 'zod';
import { template, text } from '../../../schemas/fields.ts';
import { emphatic, group, link, toast } from '../../../schemas/parts.ts';
import { byAdoption } from '../../../schemas/sentences.ts';

const copy = group('The button that copies the address.', {
  label: text('The button.'),
  pending: text('The button while the copy tool loads.'),
  unavailable: text('Said when the script of the copy button and the check did not load.'),
  success: toast('After the address was copied. The owner’s own words.'),
  failure: toast('When the address could not be copied. The owner’s own words.'),
});

const pasteBack = group('The check that compares a pasted address with the one shown.', {
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
  foreign: template('After it, when the wrong character is in no address: its number in Unicode.', [
    'code',
  ]),
  withoutSpaces: text('After the result, when spaces in or around the pasted text were left out.'),
});

/**
 * The token card, which is drawn as a specimen’s tag. `byAdoption` has two sentences: one while the Legal
 * page is a draft, and one once the owner has adopted it.
 */
export const token = group('The token card.', {
  heading: group('The heading. The token’s name follows from the facts.', {
    eyebrow: text('The small line above it: the plain name of the section.'),
  }),
  specimen: text('The number on the tag.'),
  figure: group('The footprint on the tag.', {
    caption: text('The caption of the footprint.'),
    width: text('On the calliper across the footprint. Decoration.'),
  }),
  liveStats: group('Live statistics.', {
    heading: text('The heading.'),
    text: text('The text below it.'),
  }),
  factLabels: group('The labels of the facts on the tag, and what is said of them.', {
    launched: text('Before the launch date.'),
    supply: text('Before the supply.'),
    supplyDisputed: template('Below the supply while it is disputed.', ['other']),
    supplyLink: link('To the other figure, while the supply is disputed.'),
    founderHold: text('Before the founder’s share.'),
    founderHoldValue: template('The founder’s share.', ['share']),
    lpLockedUntil: text('Before the end of the lock.'),
  }),
  address: group('The contract address.', {
    heading: text('The heading.'),
    placeholder: text('Below the address while it is a placeholder.'),
    copy,
    pasteBack,
    safety: text('The safety line.'),
    noScript: text('Said when scripts are switched off.'),
  }),
  buy: group('The link to buy.', {
    label: text('The button to buy. The owner’s own words.'),
    addressMissing: text('Beside the button while the address is a placeholder.'),
    lookAlike: text('Above the button while the address is a placeholder.'),
    risk: emphatic('Below the button: what a buyer can lose, and at whose risk.'),
    clause: byAdoption('After it: what section 7 of Legal does.'),
    clauseLink: link('To section 7 of Legal.'),
  }),
  whitepaper: group('The whitepaper.', {
    label: text('The button. The owner’s own words.'),
    placeholder: text('Beside it while there is no whitepaper.'),
  }),
});

export type TokenWords = z.infer<typeof token>;
