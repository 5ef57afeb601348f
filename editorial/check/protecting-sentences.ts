/**
 * The sentences that protect visitors, and limit what the studio answers for. Each row has the place,
 * who has to agree before its meaning changes, and the sentences. A sentence may be worded anew as
 * long as it keeps the words in brackets, in another form or one of `SAME`, and as many denials.
 */
export interface ProtectingSentences {
  readonly file: string;
  /** The path of the setting, where `*` is every item of a list or a group; if missing, the prose. */
  readonly setting?: string;
  /** Whether the prose has them in bold. */
  readonly isBold?: true;
  readonly agrees: 'the owner' | 'counsel';
  readonly says: readonly string[];
}

/** Words that say the same as a word in brackets. */
export const SAME: Readonly<Record<string, string>> = {
  lose: 'los(?:e|es|ing|s|ses)|lost|worthless|nothing',
  all: 'all|whole|worthless|nothing',
  everything: 'everything|whatever',
  capital: 'all|everything|capital|money',
  every: 'every|each|all',
  ours: 'ours|us|somebody else’s',
  promised: 'promis\\w*|guarantee\\w*',
  anybody: 'anybody|anyone|nobody|no one',
};

/** Words that weaken a sentence which does not have them. */
export const WEAKER =
  'some|most|mostly|part|partly|only|except|unless|if|hardly|rarely|seldom|perhaps|fee'.split('|');

export const PROTECTING: readonly ProtectingSentences[] = [
  {
    file: 'navigation.yaml',
    setting: 'footer.disclaimer.text.strong',
    agrees: 'counsel',
    says: ['No [returns] are [promised].'],
  },
  {
    file: 'navigation.yaml',
    setting: 'footer.disclaimer.text.text',
    agrees: 'counsel',
    says: ['Nothing here is [financial advice] or an [offer].'],
  },
  {
    file: 'navigation.yaml',
    setting: 'words.loss.strong',
    agrees: 'counsel',
    says: ['Crypto assets can [lose] [all] their value.'],
  },
  {
    file: 'navigation.yaml',
    setting: 'words.prizeLoss.strong',
    agrees: 'counsel',
    says: ['A [prize] is not a [promise] of value.'],
  },
  {
    file: 'navigation.yaml',
    setting: 'words.prizeLoss.text',
    agrees: 'counsel',
    says: ['It can [lose] [all] its value, first prize included.'],
  },
  {
    file: 'navigation.yaml',
    setting: 'words.lockDate.passed',
    agrees: 'the owner',
    says: ['No [renewal] is published here, so do not [count on] a lock.'],
  },
  {
    file: 'pages/home.mdx',
    setting: 'token.buy.risk.strong',
    agrees: 'counsel',
    says: ['Crypto assets can [lose] [all] their value: you can lose [everything] you put in.'],
  },
  {
    file: 'pages/home.mdx',
    setting: 'token.buy.lookAlike',
    agrees: 'the owner',
    says: ['Do not [buy] by [name]: a token called BIGFOOT there may not be [ours].'],
  },
  {
    file: 'pages/home.mdx',
    setting: 'token.buy.clause.adopted',
    agrees: 'counsel',
    says: [
      'You [buy] at your [own risk].',
      'A clause on our Legal page [limits] your [rights] [against us].',
    ],
  },
  {
    file: 'pages/home.mdx',
    setting: 'token.address.safety',
    agrees: 'the owner',
    says: ['[Compare] [every] [character].', 'The [name] and the [ticker] [prove] nothing.'],
  },
  {
    file: 'pages/home.mdx',
    setting: 'token.address.pasteBack.equalPlaceholder',
    agrees: 'the owner',
    says: ['Do not [send] anything to it.'],
  },
  ...['differs', 'shorter', 'longer'].map((state) => ({
    file: 'pages/home.mdx',
    setting: `token.address.pasteBack.${state}`,
    agrees: 'the owner' as const,
    says: ['Do not [use] it.'],
  })),
  {
    file: 'pages/home.mdx',
    setting: 'movement.lede',
    agrees: 'counsel',
    says: ['None [costs] anything, and none [promises] a [return].'],
  },
  {
    file: 'pages/home.mdx',
    setting: 'newsletter.honest.strong',
    agrees: 'the owner',
    says: ['The [list] is not [running] yet.'],
  },
  {
    file: 'pages/home.mdx',
    setting: 'newsletter.honest.text',
    agrees: 'the owner',
    says: ['Nothing you type is [sent] or [stored], whatever the thank-you says.'],
  },
  {
    file: 'pages/contact.mdx',
    setting: 'safety.text.*',
    agrees: 'the owner',
    says: [
      'After you paste a contract address, [compare] [all] of it with the address on this site.',
      'A transfer cannot be [reversed].',
      'Do not [pay] [anybody] who offers to [undo] it.',
      'Never [give] [anybody] your wallet’s [secret words].',
    ],
  },
  {
    file: 'pages/contact.mdx',
    setting: 'safety.strong',
    agrees: 'the owner',
    says: ['The [name] [proves] nothing.', 'The [ticker] ($BIGFOOT) [proves] nothing.'],
  },
  {
    file: 'pages/trust-pledge.mdx',
    setting: 'promise.draft.strong',
    agrees: 'the owner',
    says: ['[Draft] wording, [unsigned].'],
  },
  {
    file: 'pages/trust-pledge.mdx',
    setting: 'promise.draft.text',
    agrees: 'the owner',
    says: ['It [counts] [once] the founder has [signed] it.'],
  },
  {
    file: 'pages/legal.mdx',
    setting: 'plain.points.*',
    agrees: 'counsel',
    says: [
      'It does not [advise], and it [sells] no [tokens].',
      'Crypto assets can [lose] [all] their value.',
      'It does not mean [proved], [adopted] or [signed].',
    ],
  },
  {
    file: 'pages/legal.mdx',
    setting: 'plain.clause.adopted',
    agrees: 'counsel',
    says: ['Section 7 [limits] your [rights] [against us].'],
  },
  {
    file: 'about/07-legal-entity.mdx',
    setting: 'licence.missing',
    agrees: 'counsel',
    says: ['Do not [assume] that there is one.'],
  },
  {
    file: 'faq/01-right-address.mdx',
    agrees: 'the owner',
    says: ['A matching [name] or [ticker] [proves] nothing.'],
  },
  {
    file: 'legal/02-not-financial-advice.mdx',
    agrees: 'counsel',
    says: ['We do not [recommend] that you [buy], and we make you no [offer].'],
  },
  {
    file: 'legal/03-no-guarantees.mdx',
    agrees: 'counsel',
    says: [
      'We [promise] no [value], no [listing], no [return], and no [buyer] when you want to sell.',
      'It does not mean that it is [proved].',
    ],
  },
  {
    file: 'legal/03-no-guarantees.mdx',
    isBold: true,
    agrees: 'counsel',
    says: ['Investing in crypto assets may result in the [loss] of [capital].'],
  },
  {
    file: 'legal/06-risks-acknowledgement.mdx',
    setting: 'important',
    agrees: 'counsel',
    says: ['You can [lose] [everything] you put in.'],
  },
  {
    file: 'legal/06-risks-acknowledgement.mdx',
    agrees: 'counsel',
    says: ['A transfer cannot be [reversed].'],
  },
  {
    file: 'legal/07-indemnity-clause.mdx',
    setting: 'important',
    agrees: 'counsel',
    says: ['This clause [limits] your [rights] [against us].'],
  },
  {
    file: 'legal/07-indemnity-clause.mdx',
    isBold: true,
    agrees: 'counsel',
    says: [
      'Nothing here [excludes] or limits liability for [fraud], [intentional harm] or [gross negligence], nor limits [rights] that the [law] does not allow to be limited.',
    ],
  },
];
