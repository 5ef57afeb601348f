import { describe, expect, test } from 'vitest';
import { isPlaceholder, shownValue } from '../../../src/facts/placeholders.ts';
import { clauseSentence } from '../../../src/facts/states.ts';
import { hasPassed } from '../../../src/formats/dates.ts';
import { fill } from '../../../src/formats/templates.ts';
import { withDate } from '../../dates-in-text.ts';
import { headingText } from '../../site-words.ts';
import {
  BUILDS,
  expectNextStep,
  expectRecordState,
  expectText,
  linksIn,
  openPage,
  textOf,
  textsOf,
} from './shown.ts';

describe.each(BUILDS)('Legal in $build', ({ folder, site }) => {
  const legal = site.page('legal');
  const { studio, coin, legalRecord, navigation } = site;
  const sections = site.sections('legal');
  const { main, section } = openPage(folder, 'legal');

  test('has a list of contents, a summary in plain words, sections and versions', () => {
    const versions = headingText(legal.versions.heading);
    expect(textOf(main.find('h1'))).toBe(legal.heading);
    expect(textsOf(main.find('h2'))).toEqual([
      legal.plain.heading,
      legal.contents.heading,
      ...sections.map(({ title }, index) => `${index + 1} ${title}`),
      versions,
    ]);
    const contents = main.find('nav').filter(`[aria-label="${legal.contents.label}"]`);
    expect(linksIn(contents)).toEqual([
      ...sections.map(({ title, anchor }) => ({ text: title, href: `#${anchor}` })),
      { text: versions, href: '#versions' },
    ]);
    expect(textsOf(section({ text: legal.plain.heading }).find('li'))).toEqual([
      ...legal.plain.points,
      clauseSentence(legal.plain.clause, legalRecord),
    ]);
  });

  test('gives each section its legal basis and a permanent anchor', () => {
    for (const { anchor, basis, basisLink, important, importantInDraft } of sections) {
      const clause = main.find(`#${anchor}`);
      expect(clause.find('h2 a').attr('href')).toBe(`#${anchor}`);
      const source = basis ?? basisLink?.label;
      if (source === undefined) expectText(clause, legal.basis, false);
      else expectText(clause, `${legal.basis} ${source}`);
      const isDraft = isPlaceholder(legalRecord.adopted);
      const line = (isDraft ? importantInDraft : undefined) ?? important;
      if (line !== undefined) expectText(clause, line);
      // Only sections have an anchor; the numbers of clauses may change.
      expect(clause.find('.legal-section-text [id]')).toHaveLength(0);
    }
  });

  test('says whether its text is reviewed and adopted, and whether the date of the lock has passed', () => {
    expectRecordState(main, legal.standing, legalRecord.adopted, legalRecord.reviewedBy);
    const date = coin.lpLockedUntil;
    const { lockDate, stamps } = navigation.words;
    for (const { anchor, expiresWith } of sections) {
      if (expiresWith === undefined) continue;
      const clause = main.find(`#${anchor}`);
      expectText(clause, withDate(hasPassed(date) ? lockDate.passed : lockDate.ahead, date));
      expectText(clause, stamps.datePassed, hasPassed(date));
    }
  });

  test('has the publisher’s details, and names those that are missing', () => {
    const { label, missing, emailPlaceholder, contact, fspNumber, ...terms } = legal.publisher;
    const email = shownValue(studio.email);
    const publisher = main.find('[role="group"]').filter(`[aria-label="${label}"]`);
    const names = Object.keys(terms) as (keyof typeof terms)[];
    const isMissing = (name: keyof typeof terms) => isPlaceholder(studio.legalEntity[name]);
    const known = names.filter((name) => !isMissing(name));
    expect(textsOf(publisher.find('dt'))).toEqual([
      ...known.map((name) => terms[name]),
      fspNumber,
      contact,
    ]);
    expect(textsOf(publisher.find('dd'))).toEqual([
      ...known.map((name) => shownValue(studio.legalEntity[name])),
      shownValue(studio.legalEntity.fspNumber),
      isPlaceholder(studio.email) ? fill(emailPlaceholder, { email }) : email,
    ]);
    const list = names.filter(isMissing).map((name) => terms[name]);
    expectText(publisher, `${missing} ${list.join(' · ')}`, list.length > 0);
    expect(publisher.find('a')).toHaveLength(isPlaceholder(studio.email) ? 0 : 1);
  });

  test('ends with links to other pages', () => {
    expectNextStep(main, legal.next);
  });
});
