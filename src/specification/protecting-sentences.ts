/**
 * A place with sentences that protect visitors, and limit what the studio answers for. The content check
 * (rule `protecting-sentences`) lets an editor reword such a sentence as long as it keeps the words in
 * brackets or words that say the same, and denies what it denies here.
 */
export interface ProtectingSentences {
  /** What messages call the place. */
  readonly what: string;
  /** The content file, or a section as `folder/NAME`, by its anchor or kind; `folder/*` is any of the folder. */
  readonly file: string;
  /** The path of the setting, where `*` is every item of a list or a group; if missing, the prose. */
  readonly setting?: string;
  /** Whether the prose has them in bold. */
  readonly isBold?: true;
  /** The sentences; `true` for a setting that shows such a sentence. */
  readonly says: readonly string[] | true;
  /** Who has to agree before the meaning changes. */
  readonly agrees: 'the owner' | 'counsel';
}

const [OWNER, COUNSEL] = ['the owner', 'counsel'] as const;

/** All of them; part 10 of the document. */
export const PROTECTING: readonly ProtectingSentences[] = [
  {
    what: 'the disclaimer below every page',
    file: 'navigation.yaml',
    setting: 'footer.disclaimer.text.strong',
    says: ['No [returns] are [promised].'],
    agrees: COUNSEL,
  },
  {
    what: 'the disclaimer below every page',
    file: 'navigation.yaml',
    setting: 'footer.disclaimer.text.text',
    says: ['Nothing here is [financial advice] or an [offer].'],
    agrees: COUNSEL,
  },
  {
    what: 'the loss warning that the first link to the platform, the menu, About and the footer show',
    file: 'navigation.yaml',
    setting: 'words.loss.strong',
    says: ['Crypto assets can [lose] [all] their value.'],
    agrees: COUNSEL,
  },
  {
    what: 'the loss warning near prizes',
    file: 'navigation.yaml',
    setting: 'words.prizeLoss.strong',
    says: ['A [prize] is not a [promise] of value.'],
    agrees: COUNSEL,
  },
  {
    what: 'the loss warning near prizes',
    file: 'navigation.yaml',
    setting: 'words.prizeLoss.text',
    says: ['It can [lose] [all] its value, first prize included.'],
    agrees: COUNSEL,
  },
  {
    what: 'the loss warning below the answer about prizes',
    file: 'faq/*',
    setting: 'prizeLoss',
    says: true,
    agrees: COUNSEL,
  },
  {
    what: 'the line about a lock whose date has passed',
    file: 'navigation.yaml',
    setting: 'words.lockDate.passed',
    says: ['No [renewal] is published here, so do not [count on] a lock.'],
    agrees: OWNER,
  },
  {
    what: 'the line about a lock that has ended',
    file: 'navigation.yaml',
    setting: 'words.lockDate.ended',
    says: ['The lock [ended] on {date}.', 'Do not [count on] a lock.'],
    agrees: OWNER,
  },
  {
    what: 'the warning of other tokens at the first link to the platform',
    file: 'pages/home.mdx',
    setting: 'hero.tokenPage.missing',
    says: ['A token [called] BIGFOOT on Pump.fun may be [somebody else’s].'],
    agrees: OWNER,
  },
  {
    what: 'the loss warning at the buy button',
    file: 'pages/home.mdx',
    setting: 'token.buy.risk.strong',
    says: ['Crypto assets can [lose] [all] their value: you can lose [everything] you put in.'],
    agrees: COUNSEL,
  },
  {
    what: 'the warning of other tokens at the buy button',
    file: 'pages/home.mdx',
    setting: 'token.buy.lookAlike',
    says: ['Do not [buy] by [name]: a token called BIGFOOT there may not be [ours].'],
    agrees: OWNER,
  },
  {
    what: 'the clause on rights, at the buy button',
    file: 'pages/home.mdx',
    setting: 'token.buy.clause.draft',
    says: [
      'You [buy] at your [own risk].',
      'A clause on our Legal page, still a draft, is meant to [limit] your [rights] [against us].',
    ],
    agrees: COUNSEL,
  },
  {
    what: 'the clause on rights, at the buy button',
    file: 'pages/home.mdx',
    setting: 'token.buy.clause.adopted',
    says: [
      'You [buy] at your [own risk].',
      'A clause on our Legal page [limits] your [rights] [against us].',
    ],
    agrees: COUNSEL,
  },
  {
    what: 'the line on how to compare the address',
    file: 'pages/home.mdx',
    setting: 'token.address.safety',
    says: ['[Compare] [every] [character].', 'The [name] and the [ticker] [prove] nothing.'],
    agrees: OWNER,
  },
  {
    what: 'the result of the address check',
    file: 'pages/home.mdx',
    setting: 'token.address.pasteBack.equalPlaceholder',
    says: ['Do not [send] anything to it.'],
    agrees: OWNER,
  },
  ...['differs', 'shorter', 'longer'].map((state) => ({
    what: 'the result of the address check',
    file: 'pages/home.mdx',
    setting: `token.address.pasteBack.${state}`,
    says: ['Do not [use] it.'],
    agrees: OWNER,
  })),
  {
    what: 'the line above the four steps',
    file: 'pages/home.mdx',
    setting: 'movement.lede',
    says: ['None [costs] anything, and none [promises] a [return].'],
    agrees: COUNSEL,
  },
  {
    what: 'the honest line of the newsletter',
    file: 'pages/home.mdx',
    setting: 'newsletter.honest.strong',
    says: ['The [list] is not [running] yet.'],
    agrees: OWNER,
  },
  {
    what: 'the honest line of the newsletter',
    file: 'pages/home.mdx',
    setting: 'newsletter.honest.text',
    says: ['Nothing you type is [sent] or [stored], whatever the thank-you says.'],
    agrees: OWNER,
  },
  {
    what: 'the line on the record of proofs',
    file: 'pages/home.mdx',
    setting: 'trust.record.missing',
    says: ['No [proof] is [linked] yet.'],
    agrees: OWNER,
  },
  {
    what: 'the line on the standing of the pledges',
    file: 'pages/home.mdx',
    setting: 'trust.standing.draft',
    says: ['The pledges are still a [draft].'],
    agrees: OWNER,
  },
  {
    what: 'the line on the standing of the pledges',
    file: 'pages/trust-pledge.mdx',
    setting: 'standing.draft.strong',
    says: ['[Draft]: not [adopted], not [signed].'],
    agrees: OWNER,
  },
  {
    what: 'the line on the standing of the pledges',
    file: 'pages/trust-pledge.mdx',
    setting: 'standing.proofs.missing',
    says: ['None of it is [proved] here yet.'],
    agrees: OWNER,
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
    agrees: OWNER,
  },
  {
    what: 'the line on the standing of Legal',
    file: 'pages/legal.mdx',
    setting: 'standing.draft.strong',
    says: ['[Draft], [awaiting] legal review.'],
    agrees: COUNSEL,
  },
  {
    what: 'the line on the standing of Legal',
    file: 'pages/legal.mdx',
    setting: 'standing.draft.text',
    says: ['No [lawyer] has [approved] this text.'],
    agrees: COUNSEL,
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
    agrees: OWNER,
  },
  {
    what: 'the safety advice',
    file: 'pages/contact.mdx',
    setting: 'safety.strong',
    says: ['The [name] [proves] nothing.', 'The [ticker] ($BIGFOOT) [proves] nothing.'],
    agrees: OWNER,
  },
  {
    what: 'the line above the unsigned promise',
    file: 'pages/trust-pledge.mdx',
    setting: 'promise.draft.strong',
    says: ['[Draft] wording, [unsigned].'],
    agrees: OWNER,
  },
  {
    what: 'the line above the unsigned promise',
    file: 'pages/trust-pledge.mdx',
    setting: 'promise.draft.text',
    says: ['It [counts] [once] the founder has [signed] it.'],
    agrees: OWNER,
  },
  {
    what: 'Legal in plain words',
    file: 'pages/legal.mdx',
    setting: 'plain.points.*',
    says: [
      'It does not [advise], and it [sells] no [tokens].',
      'Crypto assets can [lose] [all] their value.',
      'You can [lose] [everything] you put in.',
      'It does not mean [proved], [adopted] or [signed].',
    ],
    agrees: COUNSEL,
  },
  {
    what: 'Legal in plain words',
    file: 'pages/legal.mdx',
    setting: 'plain.clause.draft',
    says: ['Section 7, still a draft, is meant to [limit] your [rights] [against us].'],
    agrees: COUNSEL,
  },
  {
    what: 'Legal in plain words',
    file: 'pages/legal.mdx',
    setting: 'plain.clause.adopted',
    says: ['Section 7 [limits] your [rights] [against us].'],
    agrees: COUNSEL,
  },
  {
    what: 'the line on the two figures for the supply',
    file: 'about/first-token',
    setting: 'disputed.strong',
    says: ['We have not [confirmed] which [figure] is right.'],
    agrees: OWNER,
  },
  {
    what: 'the line on the two figures for the supply',
    file: 'about/first-token',
    setting: 'disputed.text',
    says: ['At most one can be, so [rely] on neither.'],
    agrees: OWNER,
  },
  {
    what: 'the line on the licence',
    file: 'about/legal-entity',
    setting: 'licence.missing',
    says: ['Do not [assume] that there is one.'],
    agrees: COUNSEL,
  },
  {
    what: 'the line on the licence',
    file: 'about/legal-entity',
    setting: 'licence.none',
    says: ['FSP number (financial services licence): [none].'],
    agrees: COUNSEL,
  },
  {
    what: 'an answer',
    file: 'faq/*',
    says: ['A matching [name] or [ticker] [proves] nothing.'],
    agrees: OWNER,
  },
  {
    what: 'section 2 of Legal',
    file: 'legal/not-financial-advice',
    says: ['We do not [recommend] that you [buy], and we make you no [offer].'],
    agrees: COUNSEL,
  },
  {
    what: 'section 3 of Legal',
    file: 'legal/no-guarantees',
    says: [
      'We [promise] no [value], no [listing], no [return], and no [buyer] when you want to sell.',
      'It does not mean that it is [proved].',
    ],
    agrees: COUNSEL,
  },
  {
    what: 'section 3 of Legal',
    file: 'legal/no-guarantees',
    isBold: true,
    says: ['Investing in crypto assets may result in the [loss] of [capital].'],
    agrees: COUNSEL,
  },
  {
    what: 'section 4 of Legal',
    file: 'legal/regulatory-compliance',
    setting: 'lines.licence.missing',
    says: ['No [FSP number] is [published] here.', 'Do not [assume] that there is one.'],
    agrees: COUNSEL,
  },
  {
    what: 'section 4 of Legal',
    file: 'legal/regulatory-compliance',
    setting: 'lines.licence.none',
    says: ['Section 1 says that it has no [FSP number].'],
    agrees: COUNSEL,
  },
  {
    what: 'section 6 of Legal',
    file: 'legal/risks-acknowledgement',
    setting: 'lines.lock.*',
    says: [
      'The liquidity lock can [end], and may have ended.',
      'The liquidity lock [ended] on {date}.',
      'Nothing [holds] the liquidity in place.',
    ],
    agrees: COUNSEL,
  },
  {
    what: 'section 6 of Legal',
    file: 'legal/risks-acknowledgement',
    setting: 'important',
    says: ['You can [lose] [everything] you put in.'],
    agrees: COUNSEL,
  },
  {
    what: 'section 6 of Legal',
    file: 'legal/risks-acknowledgement',
    says: ['A transfer cannot be [reversed].'],
    agrees: COUNSEL,
  },
  {
    what: 'section 7 of Legal',
    file: 'legal/indemnity-clause',
    setting: 'important',
    says: ['This clause [limits] your [rights] [against us].'],
    agrees: COUNSEL,
  },
  {
    what: 'section 7 of Legal',
    file: 'legal/indemnity-clause',
    setting: 'importantInDraft',
    says: ['This clause is meant to [limit] your [rights] [against us].'],
    agrees: COUNSEL,
  },
  {
    what: 'section 7 of Legal',
    file: 'legal/indemnity-clause',
    says: [
      'You use this site, and [buy] or hold $BIGFOOT, at your [own risk].',
      'As far as the [law] [allows], neither MUUVA nor that company is [liable] for loss from relying on this site or trading the token.',
    ],
    agrees: COUNSEL,
  },
  {
    what: 'section 7 of Legal',
    file: 'legal/indemnity-clause',
    isBold: true,
    says: [
      'Nothing here [excludes] or limits liability for [fraud], [intentional harm] or [gross negligence], nor limits [rights] that the [law] does not allow to be limited.',
    ],
    agrees: COUNSEL,
  },
];
