import { describe, expect, test } from 'vitest';
import { isDisputed, otherReadings, readingOn } from '../../../src/facts/conflicts.ts';
import { lockNote } from '../../../src/facts/lock-note.ts';
import { stampOf } from '../../../src/facts/evidence.ts';
import { factWords } from '../../../src/facts/fact-words.ts';
import { isPlaceholder, shownValue } from '../../../src/facts/placeholders.ts';
import { clauseSentence } from '../../../src/facts/states.ts';
import { tokenPageUrl } from '../../../src/facts/token-page.ts';
import { fill } from '../../../src/formats/templates.ts';
import { withDate } from '../../dates-in-text.ts';
import { headingText } from '../../site-words.ts';
import {
  BUILDS,
  expectEmail,
  expectNewTab,
  expectText,
  linkIn,
  linksIn,
  newTabTo,
  openPage,
  picturesIn,
  sentenceIn,
  textOf,
  textsOf,
} from './shown.ts';

describe.each(BUILDS)('Home in $build', ({ folder, site }) => {
  const { hero, movement, trust, contact, token } = site.page('home');
  const { coin, studio, navigation } = site;
  const shared = navigation.words;
  const { telegram } = studio.socials;
  const isAddressMissing = isPlaceholder(coin.contractAddress);
  const proofs = site.sections('pledge').flatMap((pledge) => pledge.proofs);
  const { main, section } = openPage(folder, 'home');

  test('starts with the tagline, a link to the token’s page, the loss warning, and one filled button', () => {
    expect(textOf(main.find('h1'))).toBe(hero.tagline.join(' '));
    const top = main.find('section').first();
    const platform = coin.launchPlatform.name;
    const { label, note, missing } = hero.tokenPage;
    const link = linkIn(top, sentenceIn(site, 'contractAddress', label, { platform }));
    const says = sentenceIn(site, 'contractAddress', note, { platform });
    expectNewTab(link, tokenPageUrl(coin), site, says);
    expectText(top, shared.loss.strong);
    expectText(top, missing, isAddressMissing);
    const filled = isAddressMissing ? hero.trust : textOf(link);
    expect(textsOf(top.find('.btn-blaze'))).toEqual([filled]);
  });

  test('fills the button to the platform only if the token has a page there', () => {
    expect(linkIn(main, token.buy.label).hasClass('btn-blaze')).toBe(!isAddressMissing);
  });

  test('names its map as a picture, in which the names of waters are decoration', () => {
    const top = main.find('section').first();
    expect(picturesIn(top)).toEqual([hero.mapAlt]);
    expect(textOf(top.find('svg[aria-hidden="true"]'))).toContain(hero.lake);
  });

  if (movement)
    test('has the steps of the movement', () => {
      const steps = section(movement.heading);
      expect(textsOf(steps.find('li h3'))).toEqual(movement.steps.map(({ title }) => title));
      for (const { link } of movement.steps)
        if (link) expect(linksIn(steps)).toContainEqual({ text: link.label, href: link.href });
      const join = linkIn(steps, movement.telegram);
      expectNewTab(join, shownValue(telegram.url), site, newTabTo(telegram.url, site));
      expectText(join, shared.theirPageNewTab, isPlaceholder(telegram.url));
    });

  if (contact)
    test('says how to reach the studio', () => {
      const part = main.find('.stay-in-touch-contact');
      expect(textOf(part.find('h2'))).toBe(headingText(contact.heading));
      // If both are missing, there is one note for both.
      expectEmail(part, site, isPlaceholder(telegram.url) ? contact.note.missing : undefined);
      const link = linkIn(part, contact.telegram);
      expectNewTab(link, shownValue(telegram.url), site, newTabTo(telegram.url, site));
    });

  test('shows each fact of the token with the state of its proof', () => {
    const { launched, supply, founderHold, lpLockedUntil } = coin;
    const { factLabels } = token;
    const facts = section(token.heading).find('dl > div');
    const labels = textsOf(facts.find('dt'));
    const factOf = (label: string) => {
      // Without it, `eq` would take the last fact.
      expect(labels).toContain(label);
      return facts.eq(labels.indexOf(label)).find('dd');
    };

    expectText(factOf(factLabels.launched), withDate('{date}', launched));
    const supplyFact = factOf(factLabels.supply);
    expectText(supplyFact, readingOn('home', supply));
    const other = otherReadings('home', supply).map(({ shown }) => shown);
    const conflict = fill(factLabels.supplyDisputed, { other: other.join(', ') });
    expectText(supplyFact, conflict, isDisputed(supply));
    expect(supplyFact.find('a')).toHaveLength(isDisputed(supply) ? 1 : 0);

    const hold = factOf(factLabels.founderHold);
    const share = fill(shared.percent, { percent: founderHold.percent });
    expectText(hold, fill(factLabels.founderHoldValue, { share }));
    const lock = factOf(factLabels.lpLockedUntil);
    expectText(lock, withDate('{date}', lpLockedUntil));
    const note = lockNote(shared.lockDate, coin);
    expectText(lock, withDate(note.sentence, lpLockedUntil), note.stamp !== undefined);
    const stampsFor = (id: string) =>
      proofs.filter((proof) => proof.id === id).map((proof) => shared.stamps[stampOf(proof)]);
    expect(textsOf(hold.find('.stamp'))).toEqual(stampsFor('vesting'));
    expect(textsOf(lock.find('.stamp'))).toEqual([
      ...(note.state === 'ended' ? [] : stampsFor('locker')),
      ...(note.stamp ? [shared.stamps[note.stamp]] : []),
    ]);
  });

  test('has address, copy, check, safety, buy, risk and whitepaper in this order', () => {
    const { address, buy, whitepaper, liveStats } = token;
    const card = section(token.heading);
    const contract = shownValue(coin.contractAddress);
    const parts = [
      contract,
      ...(isAddressMissing ? [address.placeholder] : []),
      address.copy.label,
      address.pasteBack.label,
      address.safety,
      ...(isAddressMissing ? [buy.lookAlike] : []),
      buy.label,
      buy.risk.strong,
      clauseSentence(buy.clause, site.legalRecord),
      whitepaper.label,
      liveStats.heading,
      liveStats.text,
    ];
    expectText(card, new RegExp(parts.map((part) => RegExp.escape(part)).join('.*')));
    expect(textOf(card.find('code'))).toBe(contract);
    expectText(card, address.placeholder, isAddressMissing);
    for (const { href, label } of [shared.risksLink, buy.clauseLink])
      expect(linksIn(card)).toContainEqual({ text: label, href });
    const link = linkIn(card, buy.label);
    expectNewTab(link, tokenPageUrl(coin), site);
    expectText(link, buy.addressMissing, isAddressMissing);
  });

  test('links to the whitepaper, or has a button without function that says why', () => {
    const { label, placeholder } = token.whitepaper;
    const card = section(token.heading);
    if (isPlaceholder(coin.whitepaper)) {
      const button = card.find('button').last();
      expect(textOf(button)).toBe(label);
      expect(button.attr('type')).toBe('button');
      const note = card.find(`#${button.attr('aria-describedby') ?? ''}`);
      expect(textOf(note)).toBe(placeholder);
      expect(button.closest('form, astro-island')).toHaveLength(0);
    } else expectNewTab(linkIn(card, label), coin.whitepaper.value, site);
  });

  test('has the cards of the trust framework, each with the state of its proof', () => {
    const framework = section(trust.heading);
    const cards = framework.find('li');
    expect(cards).toHaveLength(trust.cards.length);
    for (const [index, { title, subline, proof }] of trust.cards.entries()) {
      const card = cards.eq(index);
      expectText(card.find('h3'), title);
      expectText(card, fill(subline, factWords(site)));
      const links = proofs.filter(({ id }) => id === proof).map(({ link }) => link);
      const supplied = links.filter((link) => !isPlaceholder(link)).length;
      expect(card.find('[data-state=empty]')).toHaveLength(links.length - supplied);
      expect(card.find('[data-state=filled]')).toHaveLength(supplied);
      expect(card.find(`a:contains("${shared.proofOpens}")`)).toHaveLength(supplied);
    }
    expectText(framework, sentenceIn(site, 'proofs', trust.record));
    expect(linksIn(framework)).toContainEqual({ text: trust.more.label, href: trust.more.href });
  });
});
