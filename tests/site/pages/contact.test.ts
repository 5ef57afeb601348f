import { describe, expect, test } from 'vitest';
import { isPlaceholder, shownValue } from '../../../src/facts/placeholders.ts';
import { hasPassed } from '../../../src/formats/dates.ts';
import { fill } from '../../../src/formats/templates.ts';
import { withDate } from '../../dates-in-text.ts';
import {
  BUILDS,
  expectEmail,
  expectNewTab,
  expectNextStep,
  expectText,
  linksIn,
  newTabTo,
  openPage,
  picturesIn,
  sentenceIn,
  stateIn,
  textsOf,
} from './shown.ts';

describe.each(BUILDS)('Contact in $build', ({ folder, site }) => {
  const { hero, board, form, safety, faq, next } = site.page('contact');
  const { studio, coin, navigation } = site;
  const shared = navigation.words;
  const questions = site.sections('faq');
  const { main, section } = openPage(folder, 'contact');

  test('says whether the studio can be reached', () => {
    expectText(main, sentenceIn(site, 'channels', hero.lede));
    expect(linksIn(main)[0]).toEqual({ text: hero.link.label, href: hero.link.href });
  });

  if (board)
    test('gives the email address, how soon it is answered, and the platforms', () => {
      const place = section({ text: board.heading });
      expectEmail(place, site, shared.stamps.placeholder);
      // While no channel is supplied, the top of the page says so, and the board does not repeat it.
      const isPartly = stateIn(site, 'channels').state === 'partly';
      expectText(place, shared.emailPlaceholder, isPartly && isPlaceholder(studio.email));
      // The link of a missing account leads to the platform itself: “their page”.
      const platforms = Object.values(studio.socials);
      const links = place.find(`[aria-label="${board.socialsLabel}"] a`);
      expect(textsOf(links)).toEqual(
        platforms.map(({ name, url }) => `${name} ${newTabTo(url, site)}`),
      );
      for (const [index, { url }] of platforms.entries())
        expectNewTab(links.eq(index), shownValue(url), site, newTabTo(url, site));
      const isMissing = platforms.some(({ url }) => isPlaceholder(url));
      expectText(place, shared.handlesPlaceholder, isPartly && isMissing);
    });

  if (board)
    test('has a sign: nobody is there if no channel is known, and somebody if the email address is', () => {
      const place = section({ text: board.heading });
      const { unmanned: ifNobody, staffed: ifSomebody } = board;
      const isNobody = stateIn(site, 'channels').state === 'missing';
      for (const text of Object.values(ifNobody)) expectText(place, text, isNobody);
      for (const text of Object.values(ifSomebody))
        expectText(place, text, !isPlaceholder(studio.email));
    });

  if (form)
    test('has the form, which says that it sends nothing', () => {
      const place = section(form.heading);
      expect(place.attr('id')).toBe('form');
      expectText(place, sentenceIn(site, 'email', form.submitNote));
    });

  test('shows by an example in which character two addresses differ', () => {
    const block = section(safety.heading);
    expectText(block, safety.strong);
    expectText(block, fill(safety.result, { position: safety.position }));
    expect(picturesIn(block)).toEqual([safety.alt]);
    const [shown = '', pasted = ''] = textsOf(block.find('p:has(mark)'));
    const index = safety.position - 1;
    expect(pasted).toBe(shown.slice(0, index) + safety.replacement + shown.slice(index + 1));
    expect(pasted).not.toBe(shown);
  });

  test('answers every question, with the notes about dates and prizes, and ends with links to other pages', () => {
    const list = section(faq.heading);
    expect(textsOf(list.find('summary h3'))).toEqual(questions.map(({ question }) => question));
    const date = coin.lpLockedUntil;
    const note = withDate(hasPassed(date) ? shared.lockDate.passed : shared.lockDate.ahead, date);
    for (const [index, { expiresWith, prizeLoss, status = [] }] of questions.entries()) {
      const answer = list.find('details').eq(index);
      expectText(answer, note, expiresWith !== undefined);
      expectText(answer, shared.prizeLoss.strong, prizeLoss === true);
      // What is missing is said first.
      for (const sentences of status)
        expectText(answer.find('p').first(), sentenceIn(site, sentences.of, sentences));
    }
    expectNextStep(main, next);
  });
});
