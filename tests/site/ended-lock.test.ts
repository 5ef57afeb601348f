/**
 * A copy of the site in which the lock of the token’s liquidity has ended, the service that locked it is linked,
 * and the licence has a number: that of a financial services provider (FSP).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { withSettings, type Settings } from '../../editorial/launch/example-values.ts';
import { PAGES, type PageName } from '../../src/content-map.ts';
import { trueLines } from '../../src/facts/lines.ts';
import { withDate } from '../dates-in-text.ts';
import { siteWords, wholeWords } from '../site-words.ts';
import { buildElsewhere, showEverySection } from './build-elsewhere.ts';
import { readBuiltSite, type BuiltSite } from './built-site.ts';

const LOCK = { lpLockedUntil: '2026-08-07', lpLockEnded: { by: 'A founder', on: '2026-08-10' } };
const FSP = '12345';

/** Settings that supply a value, whether it is a placeholder or another one is supplied. */
const supplied = (path: string, value: unknown): Settings => ({
  [path]: { status: 'supplied', value },
  [`${path}.value`]: value,
});

const words = wholeWords('src/content');

/** Makes a copy of the sources say that the lock has ended, with a link to its locker and an FSP number. */
function endLock(sources: string): void {
  showEverySection(sources);
  const change = (name: string, settings: Settings) => {
    const file = join(sources, 'src/content', name);
    writeFileSync(file, withSettings(readFileSync(file, 'utf8'), settings));
  };
  const coin = join(sources, 'src/content/coins/bigfoot.yaml');
  const { lpLockedUntil, lpLockEnded } = LOCK;
  // `withSettings` only replaces settings, and the content may have no `lpLockEnded`.
  writeFileSync(
    coin,
    readFileSync(coin, 'utf8')
      .replaceAll(/^lpLockEnded:.*\n/gm, '')
      .replace(
        /^lpLockedUntil: .*$/m,
        `lpLockedUntil: ${lpLockedUntil}\nlpLockEnded: ${JSON.stringify(lpLockEnded)}`,
      ),
  );
  const link = { url: 'https://explorer.example/lock', checked: '2026-08-10' };
  change('pledge/01-locked-liquidity.mdx', supplied('proofs.0.link', link));
  change('studio.yaml', supplied('legalEntity.fspNumber', FSP));
}

let folder = '';
let site: BuiltSite = { pages: [], files: new Map(), headers: [] };

/** The texts of the elements of a page, with single spaces. */
function textsOf(name: PageName, selector: string): string[] {
  const $ = site.pages.find(({ route }) => route === PAGES[name].route)?.$;
  return [...($?.(selector) ?? [])].map(
    (element) => $?.(element).text().replaceAll(/\s+/g, ' ').trim() ?? '',
  );
}

beforeAll(() => {
  const elsewhere = buildElsewhere('dist', endLock);
  folder = elsewhere.folder;
  site = readBuiltSite(elsewhere.build);
  return elsewhere.remove;
});

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
    expect(textsOf(name, selector).filter((text) => ended.test(text))).toHaveLength(1);
  });

  test('says so in the clause on the lock', () => {
    const facts = siteWords(join(folder, 'src/content'));
    const [line = 'no line'] = facts
      .sections('legal')
      .flatMap(({ lines }) => trueLines(lines ?? {}, facts).get('lock') ?? []);
    expect(textsOf('legal', '#risks-acknowledgement li').join(' ')).toMatch(
      withDate(line, LOCK.lpLockedUntil),
    );
  });

  test('says so in the step about the lock on Home', () => {
    const [said] = words
      .page('home')
      .movement.steps.flatMap(({ status }) => (status?.of === 'lock' ? [status.ended] : []));
    expect(textsOf('home', '.movement li').join(' ')).toMatch(
      withDate(said ?? 'no status', LOCK.lpLockedUntil),
    );
  });

  test('calls nothing a proof of it, though the locker is linked', () => {
    expect(textsOf('home', '#token .stamp')).toEqual([stamps.pledged, stamps.ended]);
    expect(textsOf('trust-pledge', '#locked-liquidity .stamp')).toEqual([
      stamps.recorded,
      stamps.ended,
    ]);
    for (const [name, part] of [
      ['home', '#trust'],
      ['trust-pledge', '#locked-liquidity'],
    ] as const)
      expect(textsOf(name, `${part} a[href*="explorer"]`).join()).toContain(recordOpens);
    expect(String(site.files.get('/token-facts.json'))).toMatch(
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
  expect(textsOf('about', 'main').join()).toContain(about?.number.replace('{number}', FSP));
  expect(textsOf('legal', '#general-information dd')).toContain(FSP);
  expect(textsOf('legal', '#regulatory-compliance').join()).toContain(legal?.number);
});
