import type { ProtectingRow, ProtectingSetting } from './protecting-row.ts';

/** The sentences that protect visitors whose meaning changes only if counsel agrees. */
export const COUNSEL_SENTENCES: readonly ProtectingRow[] = [
  {
    what: 'the disclaimer below every page',
    file: 'navigation.yaml',
    setting: 'footer.disclaimer.text.strong',
    says: ['No [returns] are [promised].'],
  },
  {
    what: 'the disclaimer below every page',
    file: 'navigation.yaml',
    setting: 'footer.disclaimer.text.text',
    says: ['Nothing here is [financial advice] or an [offer].'],
  },
  {
    what: 'the loss warning that the first link to the platform, the menu, About and the footer show',
    file: 'navigation.yaml',
    setting: 'words.loss.strong',
    says: ['Crypto assets can [lose] [all] their value.'],
  },
  {
    what: 'the loss warning near prizes',
    file: 'navigation.yaml',
    setting: 'words.prizeLoss.strong',
    says: ['A [prize] is not a [promise] of value.'],
  },
  {
    what: 'the loss warning near prizes',
    file: 'navigation.yaml',
    setting: 'words.prizeLoss.text',
    says: ['It can [lose] [all] its value, first prize included.'],
  },
  {
    what: 'the loss warning at the buy button',
    file: 'pages/home.mdx',
    setting: 'token.buy.risk.strong',
    says: ['Crypto assets can [lose] [all] their value: you can lose [everything] you put in.'],
  },
  {
    what: 'the clause on rights, at the buy button',
    file: 'pages/home.mdx',
    setting: 'token.buy.clause.draft',
    says: [
      'You [buy] at your [own risk].',
      'A clause on our Legal page, still a draft, is meant to [limit] your [rights] [against us].',
    ],
  },
  {
    what: 'the clause on rights, at the buy button',
    file: 'pages/home.mdx',
    setting: 'token.buy.clause.adopted',
    says: [
      'You [buy] at your [own risk].',
      'A clause on our Legal page [limits] your [rights] [against us].',
    ],
  },
  {
    what: 'the line above the four steps',
    file: 'pages/home.mdx',
    setting: 'movement.lede',
    says: ['None [costs] anything, and none [promises] a [return].'],
  },
  {
    what: 'the line on the standing of Legal',
    file: 'pages/legal.mdx',
    setting: 'standing.draft.strong',
    says: ['[Draft], [awaiting] legal review.'],
  },
  {
    what: 'the line on the standing of Legal',
    file: 'pages/legal.mdx',
    setting: 'standing.draft.text',
    says: ['No [lawyer] has [approved] this text.'],
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
  },
  {
    what: 'Legal in plain words',
    file: 'pages/legal.mdx',
    setting: 'plain.clause.draft',
    says: ['Section 7, still a draft, is meant to [limit] your [rights] [against us].'],
  },
  {
    what: 'Legal in plain words',
    file: 'pages/legal.mdx',
    setting: 'plain.clause.adopted',
    says: ['Section 7 [limits] your [rights] [against us].'],
  },
  {
    what: 'the line on the licence',
    file: 'about/legal-entity',
    setting: 'licence.missing',
    says: ['Do not [assume] that there is one.'],
  },
  {
    what: 'the line on the licence',
    file: 'about/legal-entity',
    setting: 'licence.none',
    says: ['FSP number (financial services licence): [none].'],
  },
  {
    what: 'section 2 of Legal',
    file: 'legal/not-financial-advice',
    says: ['We do not [recommend] that you [buy], and we make you no [offer].'],
  },
  {
    what: 'section 3 of Legal',
    file: 'legal/no-guarantees',
    says: [
      'We [promise] no [value], no [listing], no [return], and no [buyer] when you want to sell.',
      'It does not mean that it is [proved].',
    ],
  },
  {
    what: 'section 3 of Legal',
    file: 'legal/no-guarantees',
    isBold: true,
    says: ['Investing in crypto assets may result in the [loss] of [capital].'],
  },
  {
    what: 'section 4 of Legal',
    file: 'legal/regulatory-compliance',
    setting: 'lines.licence.missing',
    says: ['No [FSP number] is [published] here.', 'Do not [assume] that there is one.'],
  },
  {
    what: 'section 4 of Legal',
    file: 'legal/regulatory-compliance',
    setting: 'lines.licence.none',
    says: ['Section 1 says that it has no [FSP number].'],
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
  },
  {
    what: 'section 6 of Legal',
    file: 'legal/risks-acknowledgement',
    setting: 'important',
    says: ['You can [lose] [everything] you put in.'],
  },
  {
    what: 'section 6 of Legal',
    file: 'legal/risks-acknowledgement',
    says: ['A transfer cannot be [reversed].'],
  },
  {
    what: 'section 7 of Legal',
    file: 'legal/indemnity-clause',
    setting: 'important',
    says: ['This clause [limits] your [rights] [against us].'],
  },
  {
    what: 'section 7 of Legal',
    file: 'legal/indemnity-clause',
    setting: 'importantInDraft',
    says: ['This clause is meant to [limit] your [rights] [against us].'],
  },
  {
    what: 'section 7 of Legal',
    file: 'legal/indemnity-clause',
    says: [
      'You use this site, and [buy] or hold $BIGFOOT, at your [own risk].',
      'As far as the [law] [allows], neither MUUVA nor that company is [liable] for loss from relying on this site or trading the token.',
    ],
  },
  {
    what: 'section 7 of Legal',
    file: 'legal/indemnity-clause',
    isBold: true,
    says: [
      'Nothing here [excludes] or limits liability for [fraud], [intentional harm] or [gross negligence], nor limits [rights] that the [law] does not allow to be limited.',
    ],
  },
];

/** The settings that show a sentence whose meaning changes only if counsel agrees. */
export const COUNSEL_SETTINGS: readonly ProtectingSetting[] = [
  {
    what: 'the loss warning below the answer about prizes',
    file: 'faq/*',
    setting: 'prizeLoss',
    value: true,
  },
  {
    what: 'the panel with the details of the publisher (Act 25 of 2002, s 43)',
    file: 'legal/general-information',
    setting: 'panel',
    value: 'publisher',
  },
];
