import { describe, expect, it } from 'vitest';
import { compareSites } from '../../../../src/editorial/review/compare.ts';
import type { BindingDocument, ReviewConfig, Site } from '../../../../src/editorial/review/pages.ts';

const TERMS: BindingDocument = {
  route: '/terms',
  name: 'Terms',
  text: 'main',
  versions: '#versions',
  version: '#version',
  effective: '#effective',
  changes: '#versions li',
  editorial: '[data-kind="editorial"]',
};

const config: ReviewConfig = { ignore: ['.edit'], data: [], documents: [TERMS] };

interface Terms {
  readonly text?: string;
  readonly version?: string;
  readonly effective?: string;
  /** Newest first; what begins with `~` is editorial. */
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

/** What blocks a change of the terms, without the page that all of it is about. */
function faultsOf(before: Terms | string, after: Terms | string | undefined): string[] {
  const [was, is] = [before, after].map((side) => (typeof side === 'object' ? pageOf(side) : side));
  const { blocking } = compareSites(siteOf(was), siteOf(is), config);
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

describe('a text that binds', () => {
  it('may stay as it is', () => {
    expect(faultsOf({}, {})).toEqual([]);
  });

  it('may not change without a new entry in its list of changes', () => {
    expect(faultsOf({}, { text: CHANGED })).toEqual([NO_ENTRY]);
  });

  it('may not change with an old entry reworded, or one dropped', () => {
    const gone = 'An entry of Terms’s list of changes is gone or reads differently. Entries stay.';
    expect(faultsOf({}, { text: CHANGED, changes: ['~1.9: Another text.'] })).toEqual([gone]);
    const two = { changes: ['1.9: Second text.', FIRST] };
    expect(faultsOf(two, { text: CHANGED, changes: ['~1.9: Third text.'] })).toEqual([gone]);
    expect(faultsOf(two, {})).toEqual([gone]);
  });

  it('may not go back to an older version, even if it stays as it is', () => {
    const back = (version: string) => `The version of Terms, ${version}, is not later than 1.9.`;
    expect(faultsOf({}, { version: '1.8' })).toEqual([back('1.8')]);
    expect(faultsOf({}, { version: '1.9.0' })).toEqual([back('1.9.0')]);
    expect(faultsOf({}, withEntry('~1.9: Typo.', { version: 'Draft' }))).toEqual([back('Draft')]);
    expect(faultsOf({}, { version: '1.10' })).toEqual([]);
  });

  it('may be cut into paragraphs otherwise', () => {
    const cut = CHANGED.replace(' ', '</p><p>');
    expect(cut).not.toBe(CHANGED);
    expect(faultsOf({ text: CHANGED }, { text: cut })).toEqual([]);
  });

  it('may not change with an old entry twice', () => {
    expect(faultsOf({}, { text: CHANGED, changes: [FIRST, FIRST] })).toEqual([NO_ENTRY]);
  });

  it('may not vanish', () => {
    expect(faultsOf({}, undefined)).toEqual(['Terms binds, and its page is gone.']);
  });

  it('may change its words with an editorial entry alone', () => {
    expect(faultsOf({}, withEntry('~1.9: Typo.'))).toEqual([]);
  });

  it('may mark an entry as editorial inside it', () => {
    const entry = '1.9: Typo. <small data-kind="editorial">words only</small>';
    expect(faultsOf({}, withEntry(entry))).toEqual([]);
  });

  it('may not hide a change of substance behind an editorial one', () => {
    const changes = ['~1.9: Typo.', '2.0: Promises less.', FIRST];
    expect(faultsOf({}, { text: CHANGED, changes })).toEqual([
      stayed('version and its effective date'),
    ]);
  });

  it('may change what it says with a later version and a later effective date', () => {
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
  ])('may not change what it says with %s', (_, version, effective, what) => {
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
  ])('counts versions as people do: after %s comes %s', (version, next) => {
    const after = withEntry('New: Promises less.', { version: next, effective: '6 January 2026' });
    expect(faultsOf({ version }, after)).toEqual([]);
  });

  it('needs no later date while it has none', () => {
    const none = { effective: 'not in effect yet' };
    const after = withEntry('Draft 2: Promises less.', { version: '2', ...none });
    expect(faultsOf(none, after)).toEqual([]);
  });

  it('may take effect for the first time', () => {
    const after = withEntry('2: Promises less.', { version: '2' });
    expect(faultsOf({ effective: 'not in effect yet' }, after)).toEqual([]);
  });

  it('is its own text: not the frame around it, nor its versions, nor what is not read', () => {
    expect(faultsOf({}, { frame: 'Preview' })).toEqual([]);
    expect(faultsOf({}, { version: '2', effective: 'now', changes: ['2: So.', FIRST] })).toEqual(
      [],
    );
    expect(faultsOf({}, { more: '<p class="edit">Edit this text</p>' })).toEqual([]);
    expect(faultsOf({}, { more: '<script>let a = 1</script>' })).toEqual([]);
  });

  it('is all of its text', () => {
    expect(faultsOf({}, { more: '<ul><li>Or not.</li></ul>' })).toEqual([NO_ENTRY]);
  });

  it('is not held to versions that it never showed', () => {
    const plain = (text: string) => `<main><h1>Terms</h1><p>${text}</p></main>`;
    expect(faultsOf(plain('One.'), plain('Two.'))).toEqual([]);
    expect(faultsOf(plain('One.'), undefined)).toEqual([]);
    expect(faultsOf(plain('One.'), { text: 'Two.' })).toEqual([]);
  });

  it('may not change while its versions go', () => {
    expect(faultsOf({}, '<main><h1>Terms</h1><p>Two.</p></main>')).toEqual([
      'Terms no longer shows its version and its list of changes.',
    ]);
  });

  it('may be new', () => {
    const { blocking } = compareSites(siteOf(undefined), siteOf(pageOf({})), config);
    expect(blocking).toEqual([]);
  });
});
