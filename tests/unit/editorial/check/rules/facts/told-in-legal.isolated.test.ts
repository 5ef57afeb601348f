import { describe, expect, it, vi } from 'vitest';
import { toldInLegal } from '../../../../../../editorial/check/rules/facts/told-in-legal.ts';
import { runRule } from '../../../../../../editorial/check/shared/rule.ts';
import type { Duty } from '../../../../../../hosting/allowed.ts';
import { filesOf } from '../../../small-files.ts';

const { duties } = vi.hoisted(() => ({ duties: [] as Duty[] }));
vi.mock('../../../../../../hosting/allowed.ts', () => ({ ALLOWED: [], dutiesOf: () => duties }));

const LEGAL = 'legal/01-general-information.mdx';

/** What a row of hosting/allowed.ts for an invented address asks of the texts. */
const ENDPOINT: Duty = {
  row: 'https://forms.example',
  pages: ['/contact'],
  legal: {
    section: 'general-information',
    says: 'The form on Contact [sends] what you [type] to [forms.example].',
    refutes: ['collects', 'sends', 'stores', 'sets cookies'],
  },
};

/** What the rule says of files with these texts. */
function messagesFor(texts: Readonly<Record<string, string>>, duty = ENDPOINT): string[] {
  const sources = Object.entries(texts).map(([name, text]) => {
    const settings =
      name === LEGAL ? 'title: General\nanchor: general-information' : 'question: Why?';
    const source = name.endsWith('.yaml') ? text : `---\n${settings}\n---\n\n${text}\n`;
    return [name, source] as const;
  });
  duties.splice(0, Infinity, duty);
  return runRule(toldInLegal, filesOf(Object.fromEntries(sources))).map(
    ({ file, severity, reason }) => `${severity} ${file}: ${reason}`,
  );
}

const TOLD = { [LEGAL]: 'What you type into that form, our site sends to forms.example.' };

describe('The section of Legal that a row names', () => {
  it('may say in other words what the row asks for', () => {
    expect(messagesFor(TOLD)).toEqual([]);
  });

  it.each(['We sell nothing here.', 'No form sends what you type to forms.example, except one.'])(
    'gets a warning if it says something else: %s',
    (text) => {
      expect(messagesFor({ [LEGAL]: text })).toEqual([
        `warning ${LEGAL}: This section does not say what visitors have to know of https://forms.example.`,
      ]);
    },
  );

  it('has to exist', () => {
    const nowhere = { ...ENDPOINT, legal: { ...ENDPOINT.legal, section: 'nowhere' } };
    expect(messagesFor(TOLD, nowhere).join()).toContain('There is no section “nowhere” of Legal');
  });
});

describe('A text that denies what a row allows', () => {
  const faultsIn = (file: string, text: string) => messagesFor({ ...TOLD, [file]: text });

  it.each([
    'The form sends nothing.',
    'Nothing you type is sent or stored, whatever the thank-you says.',
    'No accounts, no cookies, no form that sends.',
    'We collect no personal information through this site.',
    'We do not store what you type.',
    'This page has sent nothing.',
  ])('gets a warning: %s', (text) => {
    for (const file of [
      'about/01-mission.mdx',
      'faq/01-right-address.mdx',
      'pages/legal.mdx',
      'pages/contact.mdx',
    ])
      // Each denial in the text has its own warning, in the same words.
      expect([...new Set(faultsIn(file, text))]).toEqual([
        `warning ${file}: This denies what hosting/allowed.ts allows: https://forms.example.`,
      ]);
  });

  it.each([
    'Do not send anything to it.',
    'Never send anybody your wallet’s secret words.',
    'Email sent to it will not reach us.',
    'The form sends your message to forms.example.',
    'We store nothing but your message.',
    'Does the form send nothing?',
  ])('gets none if it denies nothing: %s', (text) => {
    expect(faultsIn('faq/01-right-address.mdx', text)).toEqual([]);
  });

  it('gets none in a record of changes', () => {
    expect(faultsIn('legal.yaml', 'summary: The form sends nothing.\n')).toEqual([]);
  });

  it('may be on a page that the row is not for, unless it is for all', () => {
    expect(faultsIn('pages/our-coins.mdx', 'This page sends nothing.')).toEqual([]);
    expect(faultsIn('pages/home.mdx', 'This page sends nothing.')).toEqual([]);
    const everywhere = { ...ENDPOINT, pages: 'all' as const };
    expect(
      messagesFor({ ...TOLD, 'pages/home.mdx': 'This page sends nothing.' }, everywhere),
    ).toHaveLength(1);
  });
});
