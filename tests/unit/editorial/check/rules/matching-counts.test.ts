import { describe, expect, it } from 'vitest';
import { matchingCounts } from '../../../../../editorial/check/rules/matching-counts.ts';
import { ROUTES } from '../../../../../src/content-map.ts';
import { FACTS, findings, prose } from '../../small-files.ts';

const said = (text: string, more: Readonly<Record<string, string>> = {}) =>
  findings(matchingCounts, { ...FACTS, ...more, 'faq/01-why.mdx': prose(text) }).map(
    ({ severity, reason, expected }) => `${severity} ${reason} ${expected.join()}`.trim(),
  );

describe('A count', () => {
  it.each([
    ['There are six pledges.', 'error “six pledges” is not how many there are. seven'],
    ['All 8 pledges are here.', 'error “8 pledges” is not how many there are. 7'],
    ['Eight pledges. Read them.', 'error “Eight pledges” is not how many there are. seven'],
    ['Meme Wars has four prizes.', 'error “four prizes” is not how many there are. three'],
    ['The shelf has six pledges.', 'warning “six pledges” is not how many there are. seven'],
  ])('that is wrong is reported: %s', (text, report) => {
    expect(said(text)).toEqual([report]);
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

  it('of the pages is that of the content map', () => {
    const { size } = ROUTES;
    expect(said(`The site has ${size} pages.`)).toEqual([]);
    expect(said(`The site has ${size + 1} pages.`)).toEqual([
      `error “${size + 1} pages” is not how many there are. ${size}`,
    ]);
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
    ['Read section 8 of the Legal page.', 'error There is no section 8.'],
    ['Read section 12.', 'warning There is no section 12.'],
    ['Read Pledge 0.', 'warning There is no pledge 0.'],
  ])('that does not exist is reported: %s', (text, report) => {
    expect(said(text)).toEqual([report]);
  });

  it.each(['Read section 7.', 'Read section 49 of the Consumer Protection Act.'])(
    'that exists, or is in a law, is accepted: %s',
    (text) => {
      expect(said(text)).toEqual([]);
    },
  );
});
