import { describe, expect, test } from 'vitest';
import { isDisputed } from '../../../src/facts/conflicts.ts';
import { licenceLine } from '../../../src/facts/lines.ts';
import { isPlaceholder, shownValue } from '../../../src/facts/placeholders.ts';
import type { AboutSection } from '../../../src/schemas/section.ts';
import { headingText } from '../../site-words.ts';
import {
  BUILDS,
  expectEmail,
  expectNextStep,
  expectText,
  linksIn,
  openPage,
  picturesIn,
  sentenceIn,
  textOf,
  textsOf,
  type SiteWords,
} from './shown.ts';

/** The settings of the section with this kind; undefined if editors hide it. */
const sectionOfKind = <Kind extends AboutSection['kind']>(site: SiteWords, kind: Kind) =>
  site.sections('about').find((section) => section.kind === kind) as
    Extract<AboutSection, { kind: Kind }> | undefined;

/** The same for one that is always shown. */
function requireKind<Kind extends AboutSection['kind']>(site: SiteWords, kind: Kind) {
  const match = sectionOfKind(site, kind);
  if (!match) throw new Error(`No section of About has “kind: ${kind}”.`);
  return match;
}

describe.each(BUILDS)('About in $build', ({ folder, site }) => {
  const { hero, next } = site.page('about');
  const { studio, coin, navigation } = site;
  const { main, section } = openPage(folder, 'about');

  test('starts with its opening words, a link and a picture, and ends with links to other pages', () => {
    expect(textOf(main.find('h1'))).toBe([hero.eyebrow, ...hero.heading].join(' '));
    expectText(main, hero.lede);
    expect(linksIn(main)[0]).toEqual({ text: hero.link.label, href: hero.link.href });
    expect(picturesIn(main)).toContain(hero.campAlt);
    expectNextStep(main, next);
  });

  test('has its sections in order, with every principle', () => {
    expect(textsOf(main.find('h2'))).toEqual(
      site.sections('about').map(({ heading }) => headingText(heading)),
    );
    const words = sectionOfKind(site, 'principles');
    const titles = words && textsOf(section(words.heading).find('li h3'));
    expect(titles).toEqual(words?.principles.map(({ title }) => title));
  });

  test('shows every figure for the supply of the first token', () => {
    const { supply } = coin;
    const words = requireKind(site, 'first-token');
    const token = section(words.heading);
    const readings = isDisputed(supply)
      ? supply.disputed.readings.map(({ where, shown }) => [words.signs[where], shown])
      : [[words.settled, supply.shown]];
    expect(textsOf(token.find('dt'))).toEqual(readings.map(([label]) => label));
    expect(textsOf(token.find('dd'))).toEqual(readings.map(([, shown]) => shown));
    expectText(token, words.disputed.strong, isDisputed(supply));
    const address = sentenceIn(site, 'contractAddress', words.address);
    expectText(token, address, isDisputed(supply));
    expectText(token, navigation.words.loss.strong);
    const { label, href } = words.tokenLink;
    expect(linksIn(token)).toContainEqual({ text: label, href });
  });

  const reach = sectionOfKind(site, 'contact');
  if (reach)
    test('says how to reach the studio', () => {
      const part = section(reach.heading);
      expectEmail(part, site);
      const { label, href } = reach.contactLink;
      expect(linksIn(part)).toContainEqual({ text: label, href });
    });

  test('says which details of the company are known', () => {
    const {
      heading,
      labels,
      details: words,
      licence,
      legalLink,
    } = requireKind(site, 'legal-entity');
    const { legalName, registrationNumber, address } = studio.legalEntity;
    const details = [legalName, registrationNumber, address];
    const entity = section(heading);
    // The table is left out while nothing of it is known.
    const isShown = !details.every(isPlaceholder);
    expect(textsOf(entity.find('dt'))).toEqual(
      isShown ? [labels.legalName, labels.registrationNumber, labels.address] : [],
    );
    expect(textsOf(entity.find('dd'))).toEqual(isShown ? details.map(shownValue) : []);
    expectText(entity, sentenceIn(site, 'companyDetails', words));
    expectText(entity, licenceLine(licence, site.studio));
    expect(linksIn(entity)).toContainEqual({ text: legalLink.label, href: legalLink.href });
  });
});
