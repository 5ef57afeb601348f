import { describe, expect, it } from 'vitest';
import { matchingCounts } from '../../../../../editorial/check/rules/matching-counts.ts';
import { FACTS, findings, prose } from '../../small-files.ts';

const said = (text: string, more: Readonly<Record<string, string>> = {}) =>
  findings(matchingCounts, { ...FACTS, ...more, 'faq/01-why.mdx': prose(text) }).map(
    ({ severity, reason, expected }) => `${severity} ${reason} ${expected.join()}`.trim(),
  );

describe('A count', () => {
  it.each([
    ['There are ', 'six pledges', '.', 'error', 'seven'],
    ['All ', '8 pledges', ' are here.', 'error', '7'],
    ['', 'Eight pledges', '. Read them.', 'error', 'seven'],
    ['Meme Wars has ', 'four prizes', '.', 'error', 'three'],
    ['One coin and ', 'six pledges', '.', 'error', 'seven'],
    ['The shelf has ', 'six pledges', '.', 'warning', 'seven'],
  ])('that is wrong is reported: %s%s%s', (before, count, after, severity, right) => {
    expect(said(before + count + after)).toEqual([
      `${severity} “${count}” is not how many there are. ${right}`,
    ]);
  });

  it.each([
    'There are seven pledges.',
    'The first six pledges have proof, and the other six pledges too.',
    'Another studio has six pledges.',
    'There are not six pledges.',
    'I have three questions.',
  ])('that is right, or counts something else, is accepted: %s', (text) => {
    expect(said(text)).toEqual([]);
  });

  it('is accepted with its entry in the list of figures', () => {
    const list = { 'figures.txt': 'shelf has six pledges   # a shelf\n' };
    expect(said('The shelf has six pledges.', list)).toEqual([]);
  });

  it('of the fields is that of the form', () => {
    const form = '---\nform: { required: All six fields, fields: { name: {}, email: {} } }\n---\n';
    expect(said('So.', { 'pages/contact.mdx': form })).toEqual([
      'error “six fields” is not how many there are. two',
    ]);
  });
});

describe('The number of a section', () => {
  it.each([
    ['Read ', 'section 8', ' of the Legal page.', 'error'],
    ['Read ', 'section 12', '.', 'warning'],
    ['Read ', 'Pledge 0', '.', 'warning'],
    ['The ', 'fourth prize', ' is a T-shirt.', 'error'],
    ['A T-shirt for the ', '5th place', '.', 'error'],
  ])('that does not exist is reported: %s%s%s', (before, place, after, severity) => {
    expect(said(before + place + after)).toEqual([
      `${severity} There is no ${place.toLowerCase()}.`,
    ]);
  });

  it.each([
    'Read section 7.',
    'Read section 49 of the Consumer Protection Act.',
    'There is no fourth prize.',
  ])('that exists, is in a law, or is denied, is accepted: %s', (text) => {
    expect(said(text)).toEqual([]);
  });
});
