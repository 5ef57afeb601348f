import { describe, expect, it } from 'vitest';
import { compareSites } from '../../src/sites/compare-sites.ts';
import type { KnownFact, Registers, ReviewConfig } from '../../src/shared/config.ts';
import type { Site } from '../../src/files/site.ts';
import { htmlReport } from '../../src/report/html.ts';
import { markdownReport } from '../../src/report/markdown.ts';
import { NO_PAGES, TERMS } from '../reading.ts';

const config: ReviewConfig = { ignore: ['.edit'], data: [], documents: [TERMS] };

interface Terms {
  readonly text?: string;
  readonly version?: string;
  readonly effective?: string;
  /** Newest first; an entry that begins with `~` is editorial. */
  readonly changes?: readonly string[];
  readonly frame?: string;
  readonly more?: string;
}

const FIRST = '1.9, 5 January 2026: First text.';

function pageOf(terms: Terms): string {
  const { text = 'We promise it.', version = '1.9', effective = '5 January 2026' } = terms;
  const { changes = [FIRST], frame = '', more = '' } = terms;
  const entries = changes.map((entry) =>
    entry.startsWith('~')
      ? `<li data-kind="editorial">${entry.slice(1)}</li>`
      : `<li>${entry}</li>`,
  );
  return `<title>Terms</title><body><header>Site ${frame}</header><aside>${frame}</aside>
    <main><h1>Terms</h1><p>${text}</p>${more}<section id="versions"><h2>Versions</h2>
    <dl><dt>Version</dt><dd id="version">${version}</dd><dt>Effective</dt><dd id="effective">${effective}</dd></dl>
    <ul>${entries.join('')}</ul></section></main><footer>${frame}</footer>`;
}

const siteOf = (html: string | undefined): Site => ({
  name: 'site',
  pages: new Map([['/', '<p>Home'], ...(html === undefined ? [] : [['/terms', html] as const])]),
});

/** The messages of the blocking faults if the terms change so. */
function faultsOf(before: Terms | string, after: Terms | string | undefined): string[] {
  const siteWith = (terms: Terms | string | undefined) =>
    siteOf(typeof terms === 'object' ? pageOf(terms) : terms);
  const { blocking } = compareSites(siteWith(before), siteWith(after), config, undefined, NO_PAGES);
  expect(blocking.every(({ page }) => page === '/terms')).toBe(true);
  return blocking.map(({ message }) => message);
}

const CHANGED = 'We intend it.';
const NO_ENTRY =
  'Terms reads differently, and its list of changes has no new entry. Add one: version, date, what kind of change, and one plain sentence.';
const stayed = (what: string) =>
  `The new entry of Terms says that what it promises or warns of has changed, and its ${what} is not later than before.`;
const withEntry = (entry: string, rest: Terms = {}): Terms => ({
  text: CHANGED,
  changes: [entry, FIRST],
  ...rest,
});

describe('a binding document', () => {
  it('may not change without a new entry in its list of changes', () => {
    expect(faultsOf({}, { text: CHANGED })).toEqual([NO_ENTRY]);
  });

  it('may not change or drop an old entry', () => {
    const gone = 'An entry of Terms’s list of changes is gone or reads differently. Entries stay.';
    expect(faultsOf({}, { text: CHANGED, changes: ['~1.9: Another text.'] })).toEqual([gone]);
    const two = { changes: ['1.9: Second text.', FIRST] };
    expect(faultsOf(two, { text: CHANGED, changes: ['~1.9: Third text.'] })).toEqual([gone]);
    expect(faultsOf(two, {})).toEqual([gone]);
  });

  it('may not get an older version, even if its text stays the same', () => {
    const back = (version: string) => `The version of Terms, ${version}, is not later than 1.9.`;
    expect(faultsOf({}, { version: '1.8' })).toEqual([back('1.8')]);
    expect(faultsOf({}, { version: '1.9.0' })).toEqual([back('1.9.0')]);
    expect(faultsOf({}, withEntry('~1.9: Typo.', { version: 'Draft' }))).toEqual([back('Draft')]);
    expect(faultsOf({}, { version: '1.10' })).toEqual([]);
  });

  it('may not change if the new entry repeats an old one', () => {
    expect(faultsOf({}, { text: CHANGED, changes: [FIRST, FIRST] })).toEqual([NO_ENTRY]);
  });

  it('may not be removed', () => {
    expect(faultsOf({}, undefined)).toEqual(['Terms binds, and its page is gone.']);
  });

  it('may change its words with only an editorial entry', () => {
    expect(faultsOf({}, withEntry('~1.9: Typo.'))).toEqual([]);
  });

  it('may have the mark for editorial changes inside the entry', () => {
    const entry = '1.9: Typo. <small data-kind="editorial">words only</small>';
    expect(faultsOf({}, withEntry(entry))).toEqual([]);
  });

  it('needs a later version if one of several entries is not editorial', () => {
    const changes = ['~1.9: Typo.', '2.0: Promises less.', FIRST];
    expect(faultsOf({}, { text: CHANGED, changes })).toEqual([
      stayed('version and its effective date'),
    ]);
  });

  it('may change its meaning with a later version and effective date', () => {
    const later = { version: '1.10', effective: '7 August 2026' };
    expect(faultsOf({}, withEntry('1.10: Promises less.', later))).toEqual([]);
  });

  it.each([
    ['the same version', '1.9', '7 August 2026', 'version'],
    ['an older version', '1.8', '7 August 2026', 'version'],
    ['a version without a number', 'Draft', '7 August 2026', 'version'],
    ['the same date', '2.0', '5 January 2026', 'effective date'],
    ['an earlier date', '2.0', '31 December 2025', 'effective date'],
    ['no date any more', '2.0', 'not in effect yet', 'effective date'],
    ['neither', '1.9', '5 January 2026', 'version and its effective date'],
  ])('may not change its meaning with %s', (_, version, effective, what) => {
    const faults = faultsOf({}, withEntry('2.0: Promises less.', { version, effective }));
    expect(faults).toEqual([stayed(what)]);
  });

  it.each([
    ['1.9', '1.10'],
    ['1.9', '2.0'],
    ['1.9.1', '1.9.2'],
    ['Version 9', 'Version 10'],
    ['Draft', '1.0'],
    ['Draft', 'Final'],
    ['Draft 9', 'Draft 10'],
    ['30 December 2025', '2 January 2026'],
  ])('compares versions by number and by date: after %s comes %s', (version, next) => {
    const after = withEntry('New: Promises less.', { version: next, effective: '6 January 2026' });
    expect(faultsOf({ version }, after)).toEqual([]);
  });

  it('needs no later date while it is not in effect', () => {
    const none = { effective: 'not in effect yet' };
    const after = withEntry('Draft 2: Promises less.', { version: '2', ...none });
    expect(faultsOf(none, after)).toEqual([]);
  });

  it('may take effect for the first time', () => {
    const after = withEntry('2: Promises less.', { version: '2' });
    expect(faultsOf({ effective: 'not in effect yet' }, after)).toEqual([]);
  });

  it('excludes the frame of the page, its versions, ignored elements and scripts', () => {
    expect(faultsOf({}, { frame: 'Preview' })).toEqual([]);
    expect(faultsOf({}, { version: '2', effective: 'now', changes: ['2: So.', FIRST] })).toEqual(
      [],
    );
    expect(faultsOf({}, { more: '<p class="edit">Edit this text</p>' })).toEqual([]);
    expect(faultsOf({}, { more: '<script>let a = 1</script>' })).toEqual([]);
  });

  it('is not compared if it had no list of versions', () => {
    const plain = (text: string) => `<main><h1>Terms</h1><p>${text}</p></main>`;
    expect(faultsOf(plain('One.'), plain('Two.'))).toEqual([
      'Terms is configured as a document that binds, but shows no version and no list of changes.',
    ]);
    expect(faultsOf(plain('One.'), undefined)).toEqual([]);
    expect(faultsOf(plain('One.'), { text: 'Two.' })).toEqual([]);
  });

  it('may not drop its list of versions', () => {
    expect(faultsOf({}, '<main><h1>Terms</h1><p>Two.</p></main>')).toEqual([
      'Terms no longer shows its version and its list of changes.',
    ]);
  });

  it('may be new', () => {
    const { blocking } = compareSites(
      siteOf(undefined),
      siteOf(pageOf({})),
      config,
      undefined,
      NO_PAGES,
    );
    expect(blocking).toEqual([]);
  });
});

const homeOf = (...texts: readonly string[]): Site => ({
  name: 'site',
  pages: new Map([['/', `<h1>Home</h1>${texts.map((text) => `<p>${text}</p>`).join('')}`]]),
});

const factOf = (name: string, kind: string, ...values: readonly string[]): KnownFact => ({
  name,
  kind,
  file: 'facts.yaml',
  values,
  isDisputed: values.length > 1,
});

const both = (before: readonly KnownFact[], after = before): Registers => ({ before, after });
const LOCK = factOf('Locked until', 'date', '2026-08-07');
const SHARE = factOf('Share', 'percent', '25');

const blockingOf = (before: Site, after: Site, registers?: Registers) =>
  compareSites(before, after, { ...config, documents: [] }, registers, NO_PAGES).blocking;

const faultOf = (before: string, after: string, name: string) => ({
  page: '/',
  message: `“${before}” became “${after}”, and the register does not say so of ${name}. If that changed, change it in facts.yaml.`,
});

describe('a fact in the register', () => {
  const [before, after] = [homeOf('Until 7 August 2026.'), homeOf('Until 9 August 2026.')];

  it('may not take the value of another fact of its kind', () => {
    const launch = factOf('Launched', 'date', '2026-08-09');
    expect(blockingOf(before, after, both([launch, LOCK]))).toEqual([
      faultOf('7 August 2026', '9 August 2026', 'Locked until'),
    ]);
  });

  it('may change on a page and in the register', () => {
    const registers = both([LOCK], [factOf('Locked until', 'date', '2026-08-09')]);
    expect(blockingOf(before, after, registers)).toEqual([]);
  });

  it('may be spelled differently', () => {
    expect(blockingOf(before, homeOf('Until August 7, 2026.'), both([LOCK]))).toEqual([]);
  });

  it('is identified by its kind as well', () => {
    const registers = both([
      factOf('Share', 'words', '25'),
      factOf('Lock', 'duration', '2026-08-07'),
    ]);
    expect(blockingOf(before, after, registers)).toEqual([]);
    const changed = both([SHARE], [factOf('Other', 'amount', '30')]);
    expect(blockingOf(homeOf('It is 25 % now.'), homeOf('It is 30 % now.'), changed)).toEqual([
      faultOf('25 %', '30 %', 'Share'),
    ]);
  });

  it.each([
    ['to another row', 'Fee', 'Tax'],
    ['to another row of a longer name', 'The fee of each trade', 'The tax of each year'],
  ])('may not change on a page alone if it also moves %s', (_, fee, tax) => {
    const table = (...rows: readonly string[]) =>
      homeOf(`<table>${rows.map((row) => `<tr><td>${row}`).join('')}</table>`);
    const before = table(`${fee}<td>25 %`, `${tax}<td>1 %`, 'Burn<td>2 %');
    const after = table(`${tax}<td>1 %`, 'Burn<td>2 %', `${fee}<td>26 %`);
    expect(blockingOf(before, after, both([SHARE]))).toEqual([faultOf('25 %', '26 %', 'Share')]);
    expect(blockingOf(before, after, both([SHARE], [factOf('Share', 'percent', '26')]))).toEqual(
      [],
    );
  });

  it('may be added to a page, or removed', () => {
    const none = homeOf('Until then.');
    expect(blockingOf(before, none, both([LOCK]))).toEqual([]);
    expect(blockingOf(none, before, both([LOCK]))).toEqual([]);
  });
});

it('a figure without a fact in the register may change', () => {
  const registers = both([LOCK]);
  expect(blockingOf(homeOf('On 1 May 2026.'), homeOf('On 2 May 2026.'), registers)).toEqual([]);
});

it('without a register, figures are not checked', () => {
  expect(blockingOf(homeOf('Until 7 August 2026.'), homeOf('Until 9 August 2026.'))).toEqual([]);
});

describe('a declared conflict', () => {
  const page = homeOf('One.');
  const DISPUTE = factOf('Supply', 'amount', '5', '100');
  const fault = {
    page: '',
    message:
      'The declared conflict about Supply, in facts.yaml, is another than before. Only the owner settles it: name who did.',
  };

  it.each([
    ['dropped', [DISPUTE], []],
    ['changed', [DISPUTE], [factOf('Supply', 'amount', '5', '200')]],
    ['declared', [factOf('Supply', 'amount', '5')], [DISPUTE]],
    ['new', [], [DISPUTE]],
  ])('blocks if it is %s', (_, before, after) => {
    expect(blockingOf(page, page, both([SHARE, ...before], [SHARE, ...after]))).toEqual([fault]);
  });

  it('is not reported for facts that are not disputed', () => {
    const settled = [factOf('Supply', 'amount', '5')];
    expect(blockingOf(page, page, both(settled, [factOf('Supply', 'amount', '9')]))).toEqual([]);
    expect(blockingOf(page, page, both([], settled))).toEqual([]);
    expect(blockingOf(page, page, both(settled, []))).toEqual([]);
  });
});

const page: Site = { name: 'site', pages: new Map([['/', '<p>One.']]) };
const FACT: KnownFact = {
  name: 'Supply',
  kind: 'amount',
  file: 'facts.yaml',
  values: ['5000', '100000'],
  isDisputed: true,
};
const SETTLED = { by: 'Nomsa Founder', on: '2026-11-20', source: 'her letter of that day' };

const settle = (settled: KnownFact['settled']) =>
  compareSites(
    page,
    page,
    { ignore: [], data: [], documents: [] },
    {
      before: [FACT],
      after: [{ ...FACT, values: ['5000'], isDisputed: false, ...(settled ? { settled } : {}) }],
    },
  );

describe('A settled conflict', () => {
  it('is a changed fact and blocks nothing if it says who settled it, when and where', () => {
    const report = settle(SETTLED);
    expect(report.blocking).toEqual([]);
    expect(report.nothingChanged).toBe(false);
    expect(report.facts).toEqual([
      {
        page: '',
        section: 'Supply',
        kind: 'amount',
        before: '5,000 or 100,000',
        after: '5,000, settled by Nomsa Founder, on 2026-11-20, her letter of that day',
      },
    ]);
    for (const text of [markdownReport(report), htmlReport(report)]) {
      expect(text).toContain('Register');
      expect(text).toContain('settled by Nomsa Founder');
    }
  });

  it.each([
    ['by', 'who settled it'],
    ['on', 'on which day'],
    ['source', 'where that is written'],
  ])('blocks if “%s” is missing', (key, what) => {
    const { blocking } = settle({ ...SETTLED, [key]: '' });
    expect(blocking).toEqual([
      {
        page: '',
        message: `The conflict about Supply is settled, and facts.yaml does not say ${what}. Write it as “${key}” below “settled”.`,
      },
    ]);
  });

  it('blocks if “settled” is missing', () => {
    expect(settle(undefined).blocking[0]?.message).toContain('“by” and “on” and “source”');
  });
});

const site = (html: string): Site => ({ name: 'site', pages: new Map([['/', html]]) });

const BURN: KnownFact = {
  name: 'Initial burn',
  kind: 'percent',
  file: 'coin.yaml',
  values: ['10'],
  isDisputed: false,
  matches: /\bburn(?:s|ed|ing|t)?\b/i,
};
const burn: Registers = { before: [BURN], after: [BURN] };

const faults = (before: string, after: string, registers = burn) =>
  compareSites(
    site(before),
    site(after),
    { ignore: [], data: [], documents: [] },
    registers,
    NO_PAGES,
  ).blocking;

describe('A figure with the value of a fact in the register', () => {
  it('may change if the words around it are about something else', () => {
    const fee = (share: number) => `<p>A bank may ask ${share}% for the transfer.`;
    expect(faults(fee(10), fee(15))).toEqual([]);
  });

  it.each([
    ['in its sentence', (share: number) => `<p>We burn ${share}% at the start.`],
    [
      'in the cell next to it',
      (share: number) => `<table><tr><td>Initial burn<td>${share}%</table>`,
    ],
    ['in a text after it', (share: number) => `<strong>${share}%</strong><p>The first burn.`],
    ['in a heading above it', (share: number) => `<h2>First burn</h2><p>${share}%`],
  ])('may not change on a page alone if the fact is named %s', (_, html) => {
    expect(faults(html(10), html(15))).toHaveLength(1);
    const changed = { before: [BURN], after: [{ ...BURN, values: ['15'] }] };
    expect(faults(html(10), html(15), changed)).toEqual([]);
  });

  it('may change if the list of ignored figures has the line that the message suggests', () => {
    const tax = (share: number) => `<p>Those who burn their tokens pay ${share}% of tax.`;
    const list = (after: string) => ({
      ...burn,
      ignored: { file: 'figures.txt', before: '', after },
    });
    const [fault] = faults(tax(10), tax(15), list(''));
    const line = /figures\.txt: (.*) and where/.exec(fault?.message ?? '')?.[1] ?? '';
    expect(line).toContain('15%');
    expect(faults(tax(10), tax(15), list(`${line} the law\n`))).toEqual([]);
    expect(faults(tax(10), tax(16), list(`${line} the law\n`))).toHaveLength(1);
  });
});
