import { describe, expect, test } from 'vitest';
import { isPlaceholder, shownValue } from '../../../src/facts/placeholders.ts';
import { numberInWords } from '../../../src/formats/amounts.ts';
import { fill } from '../../../src/formats/templates.ts';
import { withDate } from '../../dates-in-text.ts';
import {
  BUILDS,
  expectNextStep,
  expectText,
  linksIn,
  openPage,
  picturesIn,
  sentenceIn,
  textOf,
  textsOf,
} from './shown.ts';

describe.each(BUILDS)('Our Coins in $build', ({ folder, site }) => {
  const {
    poster,
    specimen,
    entry,
    prizes,
    terms: words,
    hallOfFame,
    next,
  } = site.page('our-coins');
  const { contest, coin, navigation } = site;
  const { main, section } = openPage(folder, 'our-coins');

  test('presents the contest, and ends with a link to the next page', () => {
    const names = { coin: coin.name };
    expect(textOf(main.find('h1'))).toBe(
      `${poster.eyebrow} ${fill(poster.billing, names)} ${contest.name}`,
    );
    const prizeCount = numberInWords(contest.prizes.length);
    expectText(main, fill(poster.task, { ...names, prizes: prizeCount }));
    expectText(main.find('section').first(), sentenceIn(site, 'handle', poster.status));
    const enter = linksIn(main).filter(({ href }) => href === '#enter');
    expect(enter).toEqual(entry ? [{ text: poster.enter, href: '#enter' }] : []);
    expectText(main, withDate(poster.winners.text, contest.winnersFrom));
    expectText(main, poster.winners.missing, isPlaceholder(contest.winners));
    expectNextStep(main, next);
  });

  if (specimen)
    test('has the tag of the coin', () => {
      const tag = main.find('section').eq(1);
      expect(textOf(tag.find('h2'))).toBe(`${specimen.number} ${coin.name}`);
      expect(textOf(tag.find('dd').first())).toBe(coin.chain);
      expectText(tag.find('dd').last(), withDate('{date}', coin.launched));
      const { label, href } = specimen.link;
      expect(linksIn(tag)).toEqual([{ text: label, href }]);
    });

  if (entry)
    test('has the steps for entering, with the handle or a warning while it is a placeholder', () => {
      const steps = section(entry.heading);
      expect(steps.attr('id')).toBe('enter');
      expect(textsOf(steps.find('li h3'))).toEqual(entry.steps.map(({ title }) => title));
      expectText(steps, contest.hashtag);
      // The film strip is one picture.
      expect(picturesIn(steps)).toEqual([entry.stripAlt]);
      for (const { handle: sentences } of entry.steps) {
        if (sentences === undefined) continue;
        const handle = { handle: shownValue(contest.handle) };
        expectText(steps, sentenceIn(site, 'handle', sentences, handle));
      }
    });

  test('names the prizes with the loss warning', () => {
    const podium = section(prizes.heading);
    expect(textsOf(podium.find('li p'))).toEqual(
      contest.prizes.map(({ amount, extra }, place) => {
        const names = { coin: coin.name, extra: extra ?? '' };
        const unit = extra === undefined ? prizes.unit : prizes.unitWithExtra;
        return `${prizes.places[place]}: ${amount} ${fill(unit, names)}`;
      }),
    );
    expectText(podium, navigation.words.prizeLoss.strong);
  });

  if (hallOfFame)
    test('shows the Hall of Fame with a frame for each caption', () => {
      const hall = section(hallOfFame.heading);
      expectText(hall, hallOfFame.text);
      expect(textsOf(hall.find('li'))).toEqual(hallOfFame.polaroids);
    });

  test('shows the terms of the contest, or their placeholders', () => {
    const terms = section(words.heading);
    const names = Object.keys(words.labels) as (keyof typeof words.labels)[];
    const links: Partial<Record<string, string>> = words.links;
    expectText(terms, sentenceIn(site, 'contestTerms', words.text));
    expect(textsOf(terms.find('dt'))).toEqual(Object.values(words.labels));
    expect(terms.find('dd')).toHaveLength(names.length);
    for (const [index, name] of names.entries()) {
      const value = contest[name];
      const known = isPlaceholder(value) ? undefined : value.value;
      const isLink = known !== undefined && name in links;
      const date = name === 'closing' && known !== undefined && withDate('{date}', known);
      const term = terms.find('dd').eq(index);
      expectText(term, date || ((isLink ? links[name] : known) ?? shownValue(value)));
      expect(term.find('a')).toHaveLength(isLink ? 1 : 0);
      expect(term.parent().is('.contest-terms-known')).toBe(known !== undefined);
    }
  });
});
