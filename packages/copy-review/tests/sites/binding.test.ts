import { describe, expect, it } from 'vitest';
import type { KnownFact, Registers, ReviewConfig } from '../../src/shared/config.ts';
import { compare, TERMS, unmarked } from '../reading.ts';

const config: ReviewConfig = { ignore: ['.edit'], data: [], documents: [TERMS] };

interface Terms {
  readonly text?: string;
  readonly version?: string;
  readonly effective?: string;
  /** Newest first; an entry that begins with `~` is editorial. */
  readonly changes?: readonly string[];
  /** What stands around the binding text: in the header, the aside and the footer. */
  readonly frame?: string;
  /** HTML within the binding text, below its paragraph. */
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

/** The messages of what blocks if the terms change so. A string is the HTML of their page, undefined no page. */
function faultsOf(before: Terms | string | undefined, after: Terms | string | undefined): string[] {
  const siteWith = (terms: Terms | string | undefined) => ({
    '/': '<p>Home',
    ...(terms !== undefined && { '/terms': typeof terms === 'object' ? pageOf(terms) : terms }),
  });
  const { blocking } = compare(siteWith(before), siteWith(after), { config });
  expect(blocking.every(({ page }) => page === '/terms')).toBe(true);
  return blocking.map(({ message }) => message);
}

const CHANGED = 'We intend it.';
const PLAIN = '<main><h1>Terms</h1><p>One.</p></main>';
const TYPO = '~1.9: Typo.';
const NO_ENTRY =
  'Terms reads differently, and its list of changes has no new entry. Add one: version, date, what kind of change, and one plain sentence.';
const GONE = 'An entry of Terms’s list of changes is gone or reads differently. Entries stay.';
const back = (version: string) => [`The version of Terms, ${version}, is not later than 1.9.`];
const stayed = (what: string) =>
  `The new entry of Terms says that what it promises or warns of has changed, and its ${what} is not later than before.`;
/** Changed terms with a new entry. */
const withEntry = (entry: string, rest: Terms = {}): Terms => ({
  text: CHANGED,
  changes: [entry, FIRST],
  ...rest,
});
const DRAFT = { effective: 'not in effect yet' };
const TWO_ENTRIES = { changes: ['1.9: Second text.', FIRST] };

describe('a binding document', () => {
  it.each<[string, Terms, Terms | string | undefined, string[]]>([
    ['change without a new entry', {}, { text: CHANGED }, [NO_ENTRY]],
    [
      'change without a new entry after two',
      TWO_ENTRIES,
      { ...TWO_ENTRIES, text: CHANGED },
      [NO_ENTRY],
    ],
    ['get other numbers without a new entry', { text: '1. So.' }, { text: '2. So.' }, [NO_ENTRY]],
    ['repeat an old entry', {}, { text: CHANGED, changes: [FIRST, FIRST] }, [NO_ENTRY]],
    ['change an entry', {}, { text: CHANGED, changes: ['~1.9: Another text.'] }, [GONE]],
    [
      'change one and drop one',
      TWO_ENTRIES,
      { text: CHANGED, changes: ['~1.9: Third text.'] },
      [GONE],
    ],
    ['drop an entry', TWO_ENTRIES, {}, [GONE]],
    ['get an older version', {}, { version: '1.8' }, back('1.8')],
    ['get an equal version', {}, { version: '1.9.0' }, back('1.9.0')],
    ['lose its version', {}, withEntry(TYPO, { version: 'Draft' }), back('Draft')],
    ['be removed', {}, undefined, ['Terms binds, and its page is gone.']],
    [
      'keep its version if one of several entries is not editorial',
      {},
      { text: CHANGED, changes: [TYPO, '2.0: Promises less.', FIRST] },
      [stayed('version and its effective date')],
    ],
    [
      'drop its list of versions',
      {},
      PLAIN,
      ['Terms no longer shows its version and its list of changes.'],
    ],
  ])('may not %s', (_, before, after, faults) => {
    expect(faultsOf(before, after)).toEqual(faults);
  });

  it.each<[string, Terms | string | undefined, Terms | string | undefined]>([
    ['get a later version', {}, { version: '1.10' }],
    ['change its words with only an editorial entry', {}, withEntry(TYPO)],
    [
      'have the mark for editorial changes inside the entry',
      {},
      withEntry('1.9: Typo. <small data-kind="editorial">words only</small>'),
    ],
    [
      'change its meaning with a later version and effective date',
      {},
      withEntry('1.10: Promises less.', { version: '1.10', effective: '7 August 2026' }),
    ],
    ['change while it is not in effect', DRAFT, withEntry('Draft 2.', { version: '2', ...DRAFT })],
    ['take effect', DRAFT, withEntry('2: Promises less.', { version: '2' })],
    ['have another frame', {}, { frame: 'Preview' }],
    ['have other versions', {}, { version: '2', effective: 'now', changes: ['2: So.', FIRST] }],
    ['have other ignored elements', {}, { more: '<p class="edit">Edit this text</p>' }],
    ['have other scripts', {}, { more: '<script>let a = 1</script>' }],
    ['be removed if it had no list of versions', PLAIN, undefined],
    ['get its list of versions', PLAIN, { text: 'Two.' }],
    ['be new', undefined, {}],
  ])('may %s', (_, before, after) => {
    expect(faultsOf(before, after)).toEqual([]);
  });

  it('must show its versions', () => {
    expect(faultsOf(PLAIN, PLAIN.replace('One', 'Two'))).toEqual([
      'Terms is configured as a document that binds, but shows no version and no list of changes.',
    ]);
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
});

it('An adopted document may not become a draft again', () => {
  const documents = [{ ...TERMS, draft: '#versions[data-draft]' }];
  const adopted = pageOf({});
  const draft = adopted.replace('id="versions"', 'id="versions" data-draft');
  const faults = (before: string, after: string) =>
    compare({ '/terms': before }, { '/terms': after }, { config: { ...config, documents } })
      .blocking;
  expect(faults(adopted, draft).map(({ page, message }) => `${page}: ${message}`)).toEqual([
    expect.stringMatching('^/terms: .*would be a draft again'),
  ]);
  expect(faults(draft, adopted)).toEqual([]);
  expect(faults(draft, draft.replace('promise', 'pledge'))).toEqual([]);
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
const BURN = { ...factOf('Initial burn', 'percent', '10'), matches: /\bburn(?:s|ed|ing|t)?\b/i };

/** The report on a home page, in which `[-…]` was removed and `[+…]` added. */
const reportOf = (html: string, registers?: Registers) =>
  compare(...unmarked(html), registers && { registers });
const blockingOf = (...review: Parameters<typeof reportOf>) => reportOf(...review).blocking;

const faultOf = (before: string, after: string, name: string) => ({
  page: '/',
  message: `“${before}” became “${after}”, and the register does not say so of ${name}. If that changed, change it in facts.yaml.`,
});

describe('a fact in the register', () => {
  const DELAYED = 'Until [-7][+9] August 2026.';

  it('may not take the value of another fact of its kind', () => {
    const launch = factOf('Launched', 'date', '2026-08-09');
    expect(blockingOf(DELAYED, both([launch, LOCK]))).toEqual([
      faultOf('7 August 2026', '9 August 2026', 'Locked until'),
    ]);
  });

  it.each<[string, string, Registers | undefined]>([
    [
      'change on a page and in the register',
      DELAYED,
      both([LOCK], [factOf('Locked until', 'date', '2026-08-09')]),
    ],
    ['be spelled differently', 'Until [-7 August][+August 7,] 2026.', both([LOCK])],
    [
      'change if only a fact of another kind has its value',
      DELAYED,
      both([factOf('Lock', 'words', '2026-08-07')]),
    ],
    ['be added to a page', 'Until [+7 August 2026, ]then.', both([LOCK])],
    ['be removed from a page', 'Until [-7 August 2026, ]then.', both([LOCK])],
    ['change if no fact has its value', 'On [-1][+2] May 2026.', both([LOCK])],
    ['change without a register', DELAYED, undefined],
    [
      'change if the words around it are about something else',
      '<p>A bank may ask [-10][+15]% for the transfer.',
      both([BURN]),
    ],
  ])('may %s', (_, html, registers) => {
    expect(blockingOf(html, registers)).toEqual([]);
  });

  it('may not change if the register gives the new value to a fact of another kind', () => {
    const changed = both([SHARE], [factOf('Other', 'amount', '30')]);
    expect(blockingOf('It is [-25][+30] % now.', changed)).toEqual([
      faultOf('25 %', '30 %', 'Share'),
    ]);
  });

  it.each([
    ['to another row', 'Fee', 'Tax'],
    ['to another row of a longer name', 'The fee of each trade', 'The tax of each year'],
  ])('may not change on a page alone if it also moves %s', (_, fee, tax) => {
    const table = `<table>[-<tr><td>${fee}<td>25 %]<tr><td>${tax}<td>1 %<tr><td>Burn<td>2 %[+<tr><td>${fee}<td>26 %]</table>`;
    expect(blockingOf(table, both([SHARE]))).toEqual([faultOf('25 %', '26 %', 'Share')]);
    expect(blockingOf(table, both([SHARE], [factOf('Share', 'percent', '26')]))).toEqual([]);
  });

  it.each([
    ['in its sentence', '<p>We burn [-10][+15]% at the start.'],
    ['in the cell next to it', '<table><tr><td>Initial burn<td>[-10][+15]%</table>'],
    ['in a text after it', '<strong>[-10][+15]%</strong><p>The first burn.'],
    ['in a heading above it', '<h2>First burn</h2><p>[-10][+15]%'],
  ])('may not change on a page alone if the fact is named %s', (_, html) => {
    expect(blockingOf(html, both([BURN]))).toHaveLength(1);
    expect(blockingOf(html, both([BURN], [{ ...BURN, values: ['15'] }]))).toEqual([]);
  });

  it('may change if the list of ignored figures has the line that the message suggests', () => {
    const tax = (share: number) => `<p>Those who burn their tokens pay [-10][+${share}]% of tax.`;
    const list = (after: string) => ({
      ...both([BURN]),
      ignored: { file: 'figures.txt', before: '', after },
    });
    const [fault] = blockingOf(tax(15), list(''));
    const line = /figures\.txt: (.*) and where/.exec(fault?.message ?? '')?.[1] ?? '';
    expect(line).toContain('15%');
    expect(blockingOf(tax(15), list(`${line} the law\n`))).toEqual([]);
    expect(blockingOf(tax(16), list(`${line} the law\n`))).toHaveLength(1);
  });
});
