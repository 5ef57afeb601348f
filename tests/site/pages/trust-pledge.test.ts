/** A slot is the place of a proof, which is empty until the proof is linked. */
import { describe, expect, test } from 'vitest';
import { EVIDENCE_STAMPS, linkedEvidenceOf } from '../../../src/facts/evidence.ts';
import { isPlaceholder, shownValue } from '../../../src/facts/placeholders.ts';
import { hasPassed } from '../../../src/formats/dates.ts';
import { fill } from '../../../src/formats/templates.ts';
import { withDate } from '../../dates-in-text.ts';
import { collapsed, headingText } from '../../site-words.ts';
import {
  attributesOf,
  BUILDS,
  expectNextStep,
  expectRecordState,
  expectText,
  openPage,
  picturesIn,
  sentenceIn,
  textOf,
  textsOf,
} from './shown.ts';

describe.each(BUILDS)('Trust Pledge in $build', ({ folder, site }) => {
  const words = site.page('trust-pledge');
  const { hero, standing, promise, versions, next } = words;
  const { routeCard: overview, stop: pledgePart, staffs: shares } = words;
  const { coin, pledgeRecord } = site;
  const { stamps, proofChecked, lockDate, percent } = site.navigation.words;
  const pledges = site.sections('pledge');
  const openProofs = pledges
    .flatMap(({ proofs }) => proofs)
    .filter(({ link }) => isPlaceholder(link));
  const { main, section } = openPage(folder, 'trust-pledge');

  test('has its headings in order: pledges, shares, the founder’s promise, versions', () => {
    expect(textOf(main.find('h1'))).toBe([hero.eyebrow, ...hero.heading].join(' '));
    expect(textsOf(main.find('h2'))).toEqual([
      overview.heading,
      ...pledges.map(({ title, claim }, index) =>
        collapsed(`${fill(pledgePart.name, { number: index + 1 })} ${title} ${claim}`),
      ),
      headingText(shares.heading),
      headingText(promise.heading),
      headingText(versions.heading),
    ]);
  });

  test('has a picture of the shares, and one for each empty slot in the list of pledges', () => {
    const pictures = picturesIn(main);
    expect(pictures).toContain(shares.alt);
    expect(pictures.filter((name) => name === overview.emptySlot)).toHaveLength(openProofs.length);
  });

  test('says whether its text is a draft and how much is proved, and links to the next page', () => {
    expectRecordState(main, standing, pledgeRecord.adopted, pledgeRecord.signedBy);
    expectText(main, sentenceIn(site, 'proofs', standing.proofs));
    expectNextStep(main, next);
  });

  test('counts the slots in the list of pledges, which links to every pledge', () => {
    const card = main.find('nav').filter(`[aria-label="${overview.label}"]`);
    expectText(card, sentenceIn(site, 'proofs', overview.slots));
    expect(attributesOf(card.find('a'), 'href')).toEqual(pledges.map(({ anchor }) => `#${anchor}`));
    for (const [index, { title, noProof, proofs }] of pledges.entries()) {
      const row = card.find('li').eq(index);
      expectText(row, title);
      expectText(row, overview.noSlot, noProof !== undefined);
      const kinds = proofs.filter(({ link }) => !isPlaceholder(link)).map(({ kind }) => kind);
      expectText(row, overview.filledSlot, kinds.includes('proof'));
      expectText(row, overview.recordSlot, kinds.length > 0 && !kinds.includes('proof'));
    }
  });

  test('has a slot with its state for each proof of each pledge', () => {
    for (const pledge of pledges) {
      const { anchor, noProof, proofs } = pledge;
      const item = main.find(`#${anchor}`);
      expect(item.find('h3').length).toBeGreaterThan(0);
      const slots = item.find('.proof-slot');
      expect(slots).toHaveLength(noProof ? 1 : proofs.length);
      if (noProof) expectText(slots, noProof.label);
      const stamp = item.find('h2 ~ p .stamp').first();
      expect(textOf(stamp)).toBe(stamps[EVIDENCE_STAMPS[linkedEvidenceOf(pledge, coin)]]);
      for (const [index, { label, link }] of proofs.entries()) {
        const slot = slots.eq(index);
        const isOpen = isPlaceholder(link);
        expectText(slot, label);
        expectText(slot, isOpen ? link.shown : withDate(proofChecked, link.value.checked));
        expect(slot.find('a')).toHaveLength(isOpen ? 0 : 1);
      }
    }
  });

  test('says whether the end of the lock has passed', () => {
    const date = coin.lpLockedUntil;
    for (const { anchor, expiresWith } of pledges) {
      const item = main.find(`#${anchor}`);
      const isSaid = expiresWith !== undefined;
      expectText(item, withDate(lockDate.passed, date), isSaid && hasPassed(date));
      expectText(item, withDate(lockDate.ahead, date), isSaid && !hasPassed(date));
      const isStamped = textsOf(item.find('.stamp')).includes(stamps.datePassed);
      expect(isStamped).toBe(isSaid && hasPassed(date));
    }
  });

  test('shows each share separately, with a link to its pledge', () => {
    const part = section(shares.heading);
    const items = part.find('li');
    expect(attributesOf(items.find('a'), 'href')).toEqual(
      shares.items.map(({ pledge }) => `#${pledge}`),
    );
    for (const [index, { title, text }] of shares.items.entries())
      expectText(items.eq(index), `${title} ${text}`);
    expect(textsOf(items.find('strong'))).toEqual(
      shares.items.map(({ share }) => fill(percent, { percent: coin[share].percent })),
    );
    expect(part.find('.supply-share-pole')).toHaveLength(shares.items.length);
  });

  test('shows the founder’s promise, as a draft until it is signed', () => {
    const part = section(promise.heading);
    expect(textsOf(part.find('blockquote p'))).toEqual(promise.lines);
    for (const text of Object.values(promise.draft).filter((line) => line !== undefined))
      expectText(part, text, isPlaceholder(pledgeRecord.signedBy));
    for (const text of [promise.signature, promise.caption]) expectText(part, text);
    expectText(part, shownValue(pledgeRecord.signedBy));
  });
});
