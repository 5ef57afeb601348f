/**
 * The sentences that protect visitors, and limit what the studio answers for. A sentence may be worded
 * anew as long as it keeps the words in brackets, in another form or one of `SAME`, and denies as many of
 * them, without a word between “no” and what is denied.
 */
export interface ProtectingSentences {
  /** What messages call the place. */
  readonly what: string;
  readonly where: {
    /** A file, or a section as `folder/NAME`, by its anchor or kind; `folder/*` is any of the folder. */
    readonly file: string;
    /** The path of the setting, where `*` is every item of a list or a group; if missing, the prose. */
    readonly setting?: string;
    /** Whether the prose has them in bold. */
    readonly isBold?: true;
  };
  /** The sentences; `true` for a setting that shows such a sentence. */
  readonly value: readonly string[] | true;
  /** Who has to agree before the meaning changes. */
  readonly agrees: 'the owner' | 'counsel';
}

/** Words that say the same as a word in brackets. */
export const SAME: Readonly<Record<string, string>> = {
  lose: 'los(?:e|es|ing|s|ses)|lost|worthless|nothing',
  all: 'all|whole|worthless|nothing',
  everything: 'everything|whatever',
  capital: 'all|everything|capital|money',
  every: 'every|each|all',
  ours: 'ours|us|somebody else’s',
  'somebody else’s': '(?:some|any)(?:body|one) else’s',
  promised: 'promis\\w*|guarantee\\w*',
  anybody: 'anybody|anyone|nobody|no one',
};

/** Words that weaken a sentence which does not have them. */
export const WEAKER =
  `some most mostly part partly only except unless if whether hardly rarely seldom perhaps
  almost nearly usually normally generally currently always until outside other fee`.split(/\s+/);

const [OWNER, COUNSEL] = ['the owner', 'counsel'] as const;

export const PROTECTING: readonly ProtectingSentences[] = [
  {
    what: 'the disclaimer below every page',
    where: { file: 'navigation.yaml', setting: 'footer.disclaimer.text.strong' },
    value: ['No [returns] are [promised].'],
    agrees: COUNSEL,
  },
  {
    what: 'the disclaimer below every page',
    where: { file: 'navigation.yaml', setting: 'footer.disclaimer.text.text' },
    value: ['Nothing here is [financial advice] or an [offer].'],
    agrees: COUNSEL,
  },
  {
    what: 'the loss warning that the first link to the platform, the menu, About and the footer show',
    where: { file: 'navigation.yaml', setting: 'words.loss.strong' },
    value: ['Crypto assets can [lose] [all] their value.'],
    agrees: COUNSEL,
  },
  {
    what: 'the loss warning near prizes',
    where: { file: 'navigation.yaml', setting: 'words.prizeLoss.strong' },
    value: ['A [prize] is not a [promise] of value.'],
    agrees: COUNSEL,
  },
  {
    what: 'the loss warning near prizes',
    where: { file: 'navigation.yaml', setting: 'words.prizeLoss.text' },
    value: ['It can [lose] [all] its value, first prize included.'],
    agrees: COUNSEL,
  },
  {
    what: 'the loss warning below the answer about prizes',
    where: { file: 'faq/*', setting: 'prizeLoss' },
    value: true,
    agrees: COUNSEL,
  },
  {
    what: 'the line about a lock whose date has passed',
    where: { file: 'navigation.yaml', setting: 'words.lockDate.passed' },
    value: ['No [renewal] is published here, so do not [count on] a lock.'],
    agrees: OWNER,
  },
  {
    what: 'the warning of other tokens at the first link to the platform',
    where: { file: 'pages/home.mdx', setting: 'hero.tokenPage.missing' },
    value: ['A token [called] BIGFOOT on Pump.fun may be [somebody else’s].'],
    agrees: OWNER,
  },
  {
    what: 'the loss warning at the buy button',
    where: { file: 'pages/home.mdx', setting: 'token.buy.risk.strong' },
    value: ['Crypto assets can [lose] [all] their value: you can lose [everything] you put in.'],
    agrees: COUNSEL,
  },
  {
    what: 'the warning of other tokens at the buy button',
    where: { file: 'pages/home.mdx', setting: 'token.buy.lookAlike' },
    value: ['Do not [buy] by [name]: a token called BIGFOOT there may not be [ours].'],
    agrees: OWNER,
  },
  {
    what: 'the clause on rights, at the buy button',
    where: { file: 'pages/home.mdx', setting: 'token.buy.clause.draft' },
    value: [
      'You [buy] at your [own risk].',
      'A clause on our Legal page, still a draft, is meant to [limit] your [rights] [against us].',
    ],
    agrees: COUNSEL,
  },
  {
    what: 'the clause on rights, at the buy button',
    where: { file: 'pages/home.mdx', setting: 'token.buy.clause.adopted' },
    value: [
      'You [buy] at your [own risk].',
      'A clause on our Legal page [limits] your [rights] [against us].',
    ],
    agrees: COUNSEL,
  },
  {
    what: 'the line on how to compare the address',
    where: { file: 'pages/home.mdx', setting: 'token.address.safety' },
    value: ['[Compare] [every] [character].', 'The [name] and the [ticker] [prove] nothing.'],
    agrees: OWNER,
  },
  {
    what: 'the result of the address check',
    where: { file: 'pages/home.mdx', setting: 'token.address.pasteBack.equalPlaceholder' },
    value: ['Do not [send] anything to it.'],
    agrees: OWNER,
  },
  ...['differs', 'shorter', 'longer'].map((state) => ({
    what: 'the result of the address check',
    where: { file: 'pages/home.mdx', setting: `token.address.pasteBack.${state}` },
    value: ['Do not [use] it.'],
    agrees: OWNER,
  })),
  {
    what: 'the line above the four steps',
    where: { file: 'pages/home.mdx', setting: 'movement.lede' },
    value: ['None [costs] anything, and none [promises] a [return].'],
    agrees: COUNSEL,
  },
  {
    what: 'the honest line of the newsletter',
    where: { file: 'pages/home.mdx', setting: 'newsletter.honest.strong' },
    value: ['The [list] is not [running] yet.'],
    agrees: OWNER,
  },
  {
    what: 'the honest line of the newsletter',
    where: { file: 'pages/home.mdx', setting: 'newsletter.honest.text' },
    value: ['Nothing you type is [sent] or [stored], whatever the thank-you says.'],
    agrees: OWNER,
  },
  {
    what: 'the line on the record of proofs',
    where: { file: 'pages/home.mdx', setting: 'trust.record.missing' },
    value: ['None is [linked] yet.'],
    agrees: OWNER,
  },
  {
    what: 'the line on the standing of the pledges',
    where: { file: 'pages/home.mdx', setting: 'trust.standing.draft' },
    value: ['The pledges are still a [draft].'],
    agrees: OWNER,
  },
  {
    what: 'the line on the standing of the pledges',
    where: { file: 'pages/trust-pledge.mdx', setting: 'standing.draft.strong' },
    value: ['[Draft]: not [adopted], not [signed].'],
    agrees: OWNER,
  },
  {
    what: 'the line on the standing of the pledges',
    where: { file: 'pages/trust-pledge.mdx', setting: 'standing.proofs.missing' },
    value: ['None of it is [proved] here yet.'],
    agrees: OWNER,
  },
  {
    what: 'the founder’s promise',
    where: { file: 'pages/trust-pledge.mdx', setting: 'promise.lines.*' },
    value: [
      'I will [keep] my 25% [vested],',
      'in a [public] [wallet].',
      'If I [sell], I [announce] it.',
    ],
    agrees: OWNER,
  },
  {
    what: 'the line on the standing of Legal',
    where: { file: 'pages/legal.mdx', setting: 'standing.draft.strong' },
    value: ['[Draft], [awaiting] legal review.'],
    agrees: COUNSEL,
  },
  {
    what: 'the line on the standing of Legal',
    where: { file: 'pages/legal.mdx', setting: 'standing.draft.text' },
    value: ['No [lawyer] has [approved] this text.'],
    agrees: COUNSEL,
  },
  {
    what: 'the safety advice',
    where: { file: 'pages/contact.mdx', setting: 'safety.text.*' },
    value: [
      'After you paste a contract address, [compare] [all] of it with the address on this site.',
      'A transfer cannot be [reversed].',
      'Do not [pay] [anybody] who offers to [undo] it.',
      'Never [give] [anybody] your wallet’s [secret words].',
    ],
    agrees: OWNER,
  },
  {
    what: 'the safety advice',
    where: { file: 'pages/contact.mdx', setting: 'safety.strong' },
    value: ['The [name] [proves] nothing.', 'The [ticker] ($BIGFOOT) [proves] nothing.'],
    agrees: OWNER,
  },
  {
    what: 'the line above the unsigned promise',
    where: { file: 'pages/trust-pledge.mdx', setting: 'promise.draft.strong' },
    value: ['[Draft] wording, [unsigned].'],
    agrees: OWNER,
  },
  {
    what: 'the line above the unsigned promise',
    where: { file: 'pages/trust-pledge.mdx', setting: 'promise.draft.text' },
    value: ['It [counts] [once] the founder has [signed] it.'],
    agrees: OWNER,
  },
  {
    what: 'Legal in plain words',
    where: { file: 'pages/legal.mdx', setting: 'plain.points.*' },
    value: [
      'It does not [advise], and it [sells] no [tokens].',
      'Crypto assets can [lose] [all] their value.',
      'You can [lose] [everything] you put in.',
      'It does not mean [proved], [adopted] or [signed].',
    ],
    agrees: COUNSEL,
  },
  {
    what: 'Legal in plain words',
    where: { file: 'pages/legal.mdx', setting: 'plain.clause.draft' },
    value: ['Section 7, still a draft, is meant to [limit] your [rights] [against us].'],
    agrees: COUNSEL,
  },
  {
    what: 'Legal in plain words',
    where: { file: 'pages/legal.mdx', setting: 'plain.clause.adopted' },
    value: ['Section 7 [limits] your [rights] [against us].'],
    agrees: COUNSEL,
  },
  {
    what: 'the line on the two figures for the supply',
    where: { file: 'about/first-token', setting: 'disputed.strong' },
    value: ['We have not [confirmed] which [figure] is right.'],
    agrees: OWNER,
  },
  {
    what: 'the line on the two figures for the supply',
    where: { file: 'about/first-token', setting: 'disputed.text' },
    value: ['At most one can be, so [rely] on neither.'],
    agrees: OWNER,
  },
  {
    what: 'the line on the licence',
    where: { file: 'about/legal-entity', setting: 'licence.missing' },
    value: ['Do not [assume] that there is one.'],
    agrees: COUNSEL,
  },
  {
    what: 'an answer',
    where: { file: 'faq/*' },
    value: ['A matching [name] or [ticker] [proves] nothing.'],
    agrees: OWNER,
  },
  {
    what: 'section 2 of Legal',
    where: { file: 'legal/not-financial-advice' },
    value: ['We do not [recommend] that you [buy], and we make you no [offer].'],
    agrees: COUNSEL,
  },
  {
    what: 'section 3 of Legal',
    where: { file: 'legal/no-guarantees' },
    value: [
      'We [promise] no [value], no [listing], no [return], and no [buyer] when you want to sell.',
      'It does not mean that it is [proved].',
    ],
    agrees: COUNSEL,
  },
  {
    what: 'section 3 of Legal',
    where: { file: 'legal/no-guarantees', isBold: true },
    value: ['Investing in crypto assets may result in the [loss] of [capital].'],
    agrees: COUNSEL,
  },
  {
    what: 'section 6 of Legal',
    where: { file: 'legal/risks-acknowledgement', setting: 'important' },
    value: ['You can [lose] [everything] you put in.'],
    agrees: COUNSEL,
  },
  {
    what: 'section 6 of Legal',
    where: { file: 'legal/risks-acknowledgement' },
    value: ['A transfer cannot be [reversed].'],
    agrees: COUNSEL,
  },
  {
    what: 'section 7 of Legal',
    where: { file: 'legal/indemnity-clause', setting: 'important' },
    value: ['This clause [limits] your [rights] [against us].'],
    agrees: COUNSEL,
  },
  {
    what: 'section 7 of Legal',
    where: { file: 'legal/indemnity-clause', setting: 'importantInDraft' },
    value: ['This clause is meant to [limit] your [rights] [against us].'],
    agrees: COUNSEL,
  },
  {
    what: 'section 7 of Legal',
    where: { file: 'legal/indemnity-clause' },
    value: [
      'You use this site, and [buy] or hold $BIGFOOT, at your [own risk].',
      'As far as the [law] [allows], neither MUUVA nor that company is [liable] for loss from relying on this site or trading the token.',
    ],
    agrees: COUNSEL,
  },
  {
    what: 'section 7 of Legal',
    where: { file: 'legal/indemnity-clause', isBold: true },
    value: [
      'Nothing here [excludes] or limits liability for [fraud], [intentional harm] or [gross negligence], nor limits [rights] that the [law] does not allow to be limited.',
    ],
    agrees: COUNSEL,
  },
];
