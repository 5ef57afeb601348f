/**
 * A site in which the lock of the token’s liquidity has ended, the service that locked it is linked, and the
 * licence has a number: that of a financial services provider (FSP). Its other content is that of the fixtures.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { withSettings, type Settings } from '../../editorial/launch/example-values.ts';
import type { PageName } from '../../src/content-map.ts';
import { withDate } from '../dates-in-text.ts';
import { writeFixture } from '../fixture-content.ts';
import { wholeWords } from '../site-words.ts';
import { supplied } from '../unit/suppliables.ts';
import { buildElsewhere } from './build-elsewhere.ts';
import { openPage, textsOf } from './pages/shown.ts';

const LOCK = { lpLockedUntil: '2026-08-07', lpLockEnded: { by: 'A founder', on: '2026-08-10' } };
const FSP = '12345';

/** What is supplied, by file and setting. */
const SUPPLIED: Readonly<Record<string, Settings>> = {
  'coins/bigfoot.yaml': LOCK,
  'pledge/01-locked-liquidity.mdx': {
    'proofs.0.link': supplied({ url: 'https://explorer.example/lock', checked: '2026-08-10' }),
  },
  'studio.yaml': { 'legalEntity.fspNumber': supplied(FSP) },
};

/** Gives copied sources that content. */
function writeContent(sources: string): void {
  const content = join(sources, 'src/content');
  rmSync(content, { recursive: true });
  writeFixture(content);
  for (const [name, settings] of Object.entries(SUPPLIED)) {
    const file = join(content, name);
    writeFileSync(file, withSettings(readFileSync(file, 'utf8'), settings));
  }
}

const { folder, build, remove } = buildElsewhere('dist', writeContent);
afterAll(remove);
const words = wholeWords(join(folder, 'src/content'));

/** The texts of the elements of a page. */
const textsAt = (name: PageName, selector: string): string[] =>
  textsOf(openPage(build, name).$(selector));

describe('A site whose lock has ended', () => {
  const { stamps, lockDate, recordOpens } = words.navigation.words;
  const ended = withDate(lockDate.ended, LOCK.lpLockedUntil);

  test.each([
    ['home', '#token dd'],
    ['home', '#trust li'],
    ['trust-pledge', '#locked-liquidity'],
    ['legal', '#risks-acknowledgement'],
    ['contact', '#faq details'],
  ] as const)('says so and on which day on %s, in %s', (name, selector) => {
    expect(textsAt(name, selector).filter((text) => ended.test(text))).toHaveLength(1);
  });

  test('says so in the clause on the lock', () => {
    const [line = 'no line'] = words
      .sections('legal')
      .flatMap(({ lines }) => lines?.lock?.ended ?? []);
    expect(textsAt('legal', '#risks-acknowledgement li').join(' ')).toMatch(
      withDate(line, LOCK.lpLockedUntil),
    );
  });

  test('says so in the step about the lock on Home', () => {
    const [line = 'no line'] = words
      .page('home')
      .movement.steps.flatMap(({ status }) => (status?.of === 'lock' ? [status.ended] : []));
    expect(textsAt('home', '.movement li').join(' ')).toMatch(withDate(line, LOCK.lpLockedUntil));
  });

  test('calls nothing a proof of it, though the locker is linked', () => {
    expect(textsAt('home', '#token .stamp')).toEqual([stamps.pledged, stamps.ended]);
    expect(textsAt('trust-pledge', '#locked-liquidity .stamp')).toEqual([
      stamps.recorded,
      stamps.ended,
    ]);
    for (const [name, part] of [
      ['home', '#trust'],
      ['trust-pledge', '#locked-liquidity'],
    ] as const)
      expect(textsAt(name, `${part} a[href*="explorer"]`).join()).toContain(recordOpens);
    expect(readFileSync(join(build, 'token-facts.json'), 'utf8')).toMatch(
      /"status":"ended","value":"2026-08-07".*\n\s*"proof":\{"label":"[^"]*","kind":"record"/,
    );
  });
});

test('A supplied FSP number is on About and in Legal', () => {
  const { sections } = words;
  const [about] = sections('about').flatMap((section) =>
    'licence' in section ? [section.licence] : [],
  );
  const [legal] = sections('legal').flatMap(({ lines }) => lines?.licence ?? []);
  expect(textsAt('about', 'main').join()).toContain(about?.number.replace('{number}', FSP));
  expect(textsAt('legal', '#general-information dd')).toContain(FSP);
  expect(textsAt('legal', '#regulatory-compliance').join()).toContain(legal?.number);
});
