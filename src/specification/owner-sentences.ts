import { ORDERED_MARKET } from './ordered.ts';
import type { ProtectingRow, ProtectingSetting } from './protecting-row.ts';

/** The sentences that protect visitors whose meaning changes only if the owner agrees. */
export const OWNER_SENTENCES: readonly ProtectingRow[] = [
  {
    what: 'the line about a lock whose date has passed',
    file: 'navigation.yaml',
    setting: 'words.lockDate.passed',
    says: ['Do not [count on] a lock unless a [renewal] is linked here.'],
  },
  {
    what: 'the line about a lock that has ended',
    file: 'navigation.yaml',
    setting: 'words.lockDate.ended',
    says: ['The lock [ended] on {date}.', 'Do not [count on] a lock.'],
  },
  {
    what: 'the warning of other tokens at the first link to the platform',
    file: 'pages/home.mdx',
    setting: 'hero.tokenPage.missing',
    says: [`A token [called] BIGFOOT on ${ORDERED_MARKET} may be [somebody else’s].`],
  },
  {
    what: 'the warning of other tokens at the buy button',
    file: 'pages/home.mdx',
    setting: 'token.buy.lookAlike',
    says: ['Do not [buy] by [name]: a token called BIGFOOT there may not be [ours].'],
  },
  {
    what: 'the line on how to compare the address',
    file: 'pages/home.mdx',
    setting: 'token.address.safety',
    says: ['[Compare] [every] [character].', 'The [name] and the [ticker] [prove] nothing.'],
  },
  {
    what: 'the result of the address check',
    file: 'pages/home.mdx',
    setting: 'token.address.pasteBack.equalPlaceholder',
    says: ['Do not [send] anything to it.'],
  },
  ...['differs', 'shorter', 'longer'].map((state) => ({
    what: 'the result of the address check',
    file: 'pages/home.mdx',
    setting: `token.address.pasteBack.${state}`,
    says: ['Do not [use] it.'],
  })),
  {
    what: 'the honest line of the newsletter',
    file: 'pages/home.mdx',
    setting: 'newsletter.honest.strong',
    says: ['The [list] is not [running] yet.'],
  },
  {
    what: 'the honest line of the newsletter',
    file: 'pages/home.mdx',
    setting: 'newsletter.honest.text',
    says: ['Nothing you type is [sent] or [stored], whatever the thank-you says.'],
  },
  {
    what: 'the line on the record of proofs',
    file: 'pages/home.mdx',
    setting: 'trust.record.missing',
    says: ['No [proof] is [linked] yet.'],
  },
  {
    what: 'the line on the standing of the pledges',
    file: 'pages/home.mdx',
    setting: 'trust.standing.draft',
    says: ['The pledges are still a [draft].'],
  },
  {
    what: 'the line on the standing of the pledges',
    file: 'pages/trust-pledge.mdx',
    setting: 'standing.draft.strong',
    says: ['[Draft]: not [adopted], not [signed].'],
  },
  {
    what: 'the line on the standing of the pledges',
    file: 'pages/trust-pledge.mdx',
    setting: 'standing.proofs.missing',
    says: ['None of it is [proved] here yet.'],
  },
  {
    what: 'the founder’s promise',
    file: 'pages/trust-pledge.mdx',
    setting: 'promise.lines.*',
    says: [
      'My 25% [reaches] me as it [vests],',
      'in a [public] [wallet].',
      'If I [sell], I [announce] it.',
    ],
  },
  {
    what: 'the safety advice',
    file: 'pages/contact.mdx',
    setting: 'safety.text.*',
    says: [
      'After you paste a contract address, [compare] [all] of it with the address on this site.',
      'A transfer cannot be [reversed].',
      'Do not [pay] [anybody] who offers to [undo] it.',
      'Never [give] [anybody] your wallet’s [secret words].',
    ],
  },
  {
    what: 'the safety advice',
    file: 'pages/contact.mdx',
    setting: 'safety.strong',
    says: ['The [name] [proves] nothing.', 'The [ticker] ($BIGFOOT) [proves] nothing.'],
  },
  {
    what: 'the line above the unsigned promise',
    file: 'pages/trust-pledge.mdx',
    setting: 'promise.draft.strong',
    says: ['[Draft] wording, [unsigned].'],
  },
  {
    what: 'the line above the unsigned promise',
    file: 'pages/trust-pledge.mdx',
    setting: 'promise.draft.text',
    says: ['It [counts] [once] the founder has [signed] it.'],
  },
  {
    what: 'the line on the two figures for the supply',
    file: 'about/first-token',
    setting: 'disputed.strong',
    says: ['We have not [confirmed] which [figure] is right.'],
  },
  {
    what: 'the line on the two figures for the supply',
    file: 'about/first-token',
    setting: 'disputed.text',
    says: ['At most one can be, so [rely] on neither.'],
  },
  {
    what: 'an answer',
    file: 'faq/*',
    says: ['A matching [name] or [ticker] [proves] nothing.'],
  },
];

/** The settings that show a sentence whose meaning changes only if the owner agrees. */
export const OWNER_SETTINGS: readonly ProtectingSetting[] = [
  'pledge/locked-liquidity',
  'legal/risks-acknowledgement',
  'faq/*',
].map((file) => ({
  what: 'the note on the date of the lock',
  file,
  setting: 'expiresWith',
  value: 'lpLockedUntil',
}));
