import { expect, it } from 'vitest';
import { matchingLinkWords } from '../../../../../editorial/check/rules/matching-link-words.ts';
import { findings, format, prose } from '../../small-files.ts';

const SECTIONS = {
  'legal/01-general.mdx': '---\ntitle: General information\nanchor: general-information\n---\n',
  'legal/06-risks.mdx': '---\ntitle: Risks\nanchor: risks\n---\n',
  'pledge/03-tax.mdx': '---\ntitle: Zero tax\nanchor: zero-tax\n---\n',
};
const said = (text: string) =>
  format(findings(matchingLinkWords, { ...SECTIONS, 'faq/01-why.mdx': prose(text) }));

it.each([
  [
    '[Legal](/contact)',
    '“Legal” leads to “Contact”. If the address is right, say in the words what is there. If the words are right, write [Legal](/legal)',
  ],
  ['See the [Trust Pledge page](/our-coins).', 'write [Trust Pledge page](/trust-pledge)'],
  ['[Risks](/legal#general-information)', 'write [Risks](/legal#risks)'],
  ['[Risks](/trust-pledge)', '“Risks” leads to “Trust Pledge”.'],
  [
    '[section 2](/legal#general-information)',
    'General information is section 1. Write [section 1](/legal#general-information)',
  ],
  ['[Pledge four](/trust-pledge#zero-tax)', 'Zero tax is Pledge 3. Write [Pledge 3]'],
])('Finds words that lead elsewhere: %s', (text, message) => {
  expect(said(text)).toEqual([expect.stringContaining(message)]);
});

it.each([
  '[Legal](/legal), [the Legal page](/legal#risks) and [Risks](/legal#risks)',
  '[General information](/legal)',
  '[Home](/#token)',
  '[section 6](/legal#risks) and [Pledge 3](/trust-pledge#zero-tax)',
  '[what we pledge](/trust-pledge) and [how to contact us](/contact)',
  '[Legal](/nowhere) and [Legal](https://law.example.org/)',
])('Accepts words that lead there: %s', (text) => {
  expect(said(text)).toEqual([]);
});

it('Corrects the address of a link in the settings', () => {
  const navigation = { 'navigation.yaml': 'link: { label: Legal, href: /about }\n' };
  expect(format(findings(matchingLinkWords, navigation))).toEqual([
    expect.stringContaining('write href: /legal'),
  ]);
});
