import { describe, expect, it } from 'vitest';
import type { Example } from '../../../../../editorial/check/shared/rule.ts';
import { disputedValuesByPage } from '../../../../../editorial/check/rules/disputed-values-by-page.ts';
import { matchingFacts } from '../../../../../editorial/check/rules/matching-facts.ts';
import { DISPUTED, FACTS, prose, findings, format } from '../../small-files.ts';

describe('A disputed fact', () => {
  const ABOUT = prose('Its supply is 100 Trillion, says this page.');
  const readings = (files: Example, coin = DISPUTED) =>
    findings(disputedValuesByPage, {
      ...FACTS,
      'coins/bigfoot.yaml': coin,
      'about/04-first-token.mdx': ABOUT,
      ...files,
    });
  const note =
    '“Supply” is disputed: 5,000,000,000,000, in coins/bigfoot.yaml:4 (home); 100 Trillion, in coins/bigfoot.yaml:5 (about). Each page shows its own value until the conflict is settled.';
  const settle =
    'let the owner settle which value is right: in coins/bigfoot.yaml:3, “value”, “shown” and “settled” replace “disputed”.';

  it('is accepted if each reading is on its own page', () => {
    expect(readings({ 'pages/home.mdx': '---\nlede: A supply of five trillion.\n---\n' })).toEqual(
      [],
    );
    expect(findings(disputedValuesByPage, { 'coins/bigfoot.yaml': DISPUTED })).toEqual([]);
  });

  it('may not have a third reading', () => {
    expect(readings({ 'about/05-more.mdx': prose('The supply is 7 trillion.') })).toMatchObject([
      {
        file: 'about/05-more.mdx',
        place: { start: { line: 5, column: 15 } },
        severity: 'error',
        reason: '“7 trillion” is another value of “Supply”.',
        note,
        fix: '100 Trillion',
      },
    ]);
  });

  it('may not have a reading on the page of another one, even without words about the fact', () => {
    expect(readings({ 'about/05-more.mdx': prose('There are 5 trillion of them.') })).toMatchObject(
      [{ reason: '“5 trillion” is the value of the home page.', note, fix: '100 Trillion' }],
    );
    expect(readings({ 'legal/01-a.mdx': prose('A supply of 100 trillion.') })).toMatchObject([
      {
        reason: '“100 trillion” is the value of the about page.',
        fix: `Remove the figure, or ${settle}`,
      },
    ]);
    for (const name of ['faq/01-a.mdx', 'pledge/01-a.mdx', 'pages/contact.mdx'])
      expect(readings({ [name]: prose('A supply of 9 trillion.') })).toHaveLength(1);
    expect(readings({ 'navigation.yaml': 'a: A supply of 5 trillion.\n' })).toHaveLength(1);
  });

  it('may be quoted on another page by a sentence that names the page of the reading', () => {
    expect(readings({ 'about/05-more.mdx': prose('Home gives 5 trillion.') })).toEqual([]);
    expect(
      readings({ 'about/05-more.mdx': prose('Home gives a supply of 7 trillion.') }),
    ).toHaveLength(1);
  });

  it('must have each reading stated on its page', () => {
    expect(
      readings({ 'about/04-first-token.mdx': prose('Its supply is a matter of taste.') }),
    ).toMatchObject([
      {
        file: 'coins/bigfoot.yaml',
        place: { start: { line: 5, column: 18 } },
        severity: 'error',
        reason: '“100 Trillion” is no longer on the about page.',
        note,
        fix: `Write a sentence such as “The supply is 100 Trillion.” on that page, or ${settle}`,
      },
    ]);
  });

  it('does not affect the amounts of other facts', () => {
    const prize = prose('The prizes are 3 billion, from the supply.');
    expect(readings({ 'faq/01-a.mdx': prize })).toEqual([]);
    expect(readings({ 'faq/01-a.mdx': prose('A month has 5 million minutes.') })).toEqual([]);
  });

  it('is not checked by matching-facts until it is settled; then the page with the rejected reading fails', () => {
    const files = { ...FACTS, 'about/04-first-token.mdx': ABOUT };
    expect(findings(matchingFacts, { ...files, 'coins/bigfoot.yaml': DISPUTED })).toEqual([]);
    expect(format(findings(matchingFacts, files))).toEqual([
      'about/04-first-token.mdx:5:15 “100 Trillion” does not match “Supply”. 5,000,000,000,000',
    ]);
    expect(findings(disputedValuesByPage, files)).toEqual([]);
  });

  it.each<[string, string, ...string[]]>([
    ['about/04-first-token.mdx', 'Its supply is 7,000,000,000,000.', '100 Trillion'],
    ['pages/home.mdx', 'Its supply is 7 Trillion.', '5,000,000,000,000'],
    ['pages/home.mdx', 'Its supply is 5,00,000.', '5,000,000,000,000'],
    ['pages/home.mdx', 'Its supply is 5 trillion.'],
    ['pages/home.mdx', 'Its supply is 100 %.'],
    ['about/04-first-token.mdx', 'Of a supply of 100 Trillion the first prize is 3 billion.'],
    [
      'about/05-more.mdx',
      'Its supply is 100 Trillion.\nSome 4 billion went away.',
      'If it is about something else, add this line to figures.txt, and its source after the #: Some 4 billion   # … Otherwise: Write 100 Trillion',
    ],
  ])('has fixes with the value of its page: %s, %s', (name, text, ...fixes) => {
    expect(readings({ [name]: prose(text) }).map(({ fix }) => fix)).toEqual(fixes);
  });
});
