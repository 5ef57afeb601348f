import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { ROUTES } from '../../../src/content-map.ts';
import { config } from '../../../editorial/review.config.ts';
import type { Report, Site } from 'copy-review';
import { siteOf } from '../../../packages/copy-review/src/files/site.ts';
import { NO_PAGES } from '../../../packages/copy-review/src/sites/looks.ts';
import { reportOn } from '../../../packages/copy-review/src/sites/review-sites.ts';
import { folderWith } from '../../../packages/copy-review/tests/repository.ts';
import { writeFrozenText } from '../../../src/formats/frozen-text.ts';
import { sourceOf } from './fixture-content.ts';

const { legal: LEGAL, 'trust-pledge': PLEDGE } = ROUTES;
const VERSIONS =
  '<section data-review="versions"><dl><dt>V<dd>1<dt>A<dd>none<dt>E<dd>none</dl><table><tbody><tr data-kind="first"><td>1</table></section>';

/** Minimal pages with the attributes of the site’s components. */
const legal = (
  prose: string,
  { name = 'not supplied', address = 'a@example.org', date = '' } = {},
) => `
  <main><section data-review="prose"><h2>1 Who we are</h2><div><p>${prose}</p>
  <div data-review="details"><dl><div><dt>Company</dt><dd>${name}</dd></div><div><dt>Email</dt><dd>${address}</dd></div></dl></div></div>
  <div><b>Date </b>${date}</div></section>${VERSIONS}</main>`;
const pledge = (prose: string, slot: string, none = 'No proof is due.') => `
  <main><ol><li><div data-review="prose"><h2>One</h2><div><p>${prose}</p></div>
  <div data-review="details"><b>Locker </b>${slot}</div><p>${none}</p></div></li></ol>${VERSIONS}</main>`;

const compare = (route: string, before: string, after: string): Report =>
  reportOn({
    before: siteOf('before', new Map([[`${route}.html`.slice(1), Buffer.from(before)]])),
    after: siteOf('after', new Map([[`${route}.html`.slice(1), Buffer.from(after)]])),
    config,
  });
const summaryOf = ({ blocking, facts }: Report) => ({
  blocking: blocking.length,
  facts: facts.map(({ kind, before, after }) => [kind, before, after]),
});

describe('The words whose changes the review of the site lists', () => {
  const page = (text: string) =>
    `<main><p>It is so to this day, and it stays so. ${text}</p></main>`;

  it.each([
    [
      'Sentences that protect',
      'No returns are promised.',
      'Returns are promised.',
      ['no returns are promised'],
      [],
    ],
    [
      'How strong a promise is',
      'We are pledged to take no cut.',
      'We take no cut.',
      ['pledged'],
      [],
    ],
    ['How strong a promise is', 'It may rise.', 'It may not rise.', ['may'], ['may not']],
    ['How strong a promise is', 'We keep it.', 'We plan to keep it.', [], ['plan']],
    [
      'How strong a promise is',
      'You promise it.',
      'You guaranteed it.',
      ['promise'],
      ['guaranteed'],
    ],
    ['How strong a promise is', 'It won’t go.', 'It goes.', ['won’t'], []],
    [
      'Value and gain',
      'The token is here.',
      'The token is cheap and early.',
      [],
      ['cheap', 'early'],
    ],
    ['Value and gain', 'We hand it over.', 'We buy it back.', [], ['buy']],
    ['Said to be done', 'The pool is here.', 'The pool is locked.', [], ['locked']],
    ['Said to be done', 'They looked at it.', 'They audited it.', [], ['audited']],
    [
      'Who, with whom and where',
      'It is paired with SOL.',
      'It is paired with USDC.',
      ['sol'],
      ['usdc'],
    ],
    ['Who, with whom and where', 'We are here.', 'We are on YouTube.', [], ['youtube']],
  ])('%s: from “%s” to “%s”', (name, before, after, removed, added) => {
    const { watched } = compare('/', page(before), page(after));
    expect(watched.filter(({ list }) => list === name)).toMatchObject([{ removed, added }]);
  });

  it('begin with the sentences that protect, also where one is reworded', () => {
    const { watched } = compare(
      '/',
      page('No returns are promised.'),
      page('We promise no returns.'),
    );
    expect(watched.filter(({ isFirst }) => isFirst)).toMatchObject([
      { list: 'Sentences that protect', removed: ['no returns are promised'] },
    ]);
  });

  it('are listed in a new sentence, and not in one that stays', () => {
    const { watched } = compare(
      '/',
      page('A man will go.'),
      page('A man will go. Owen is here. It is sold.'),
    );
    expect(watched.map(({ list, sentence }) => [list, sentence])).toEqual([
      ['Value and gain', 'It is sold.'],
    ]);
  });
});

describe('A binding text of the site', () => {
  it.each([
    [
      'the publisher’s name is supplied',
      legal('We publish it.', { name: 'Example (Pty) Ltd' }),
      [['detail', 'Company\tnot supplied', 'Company\tExample (Pty) Ltd']],
    ],
    [
      'the email address is supplied',
      legal('We publish it.', { address: 'b@example.org' }),
      [['email', 'a@example.org', 'b@example.org']],
    ],
    [
      'a date has passed',
      legal('We publish it.', {
        date: '<span class="stamp" data-review="details">Passed</span><p data-review="details">It was 7 Aug 2026.',
      }),
      [
        ['date', null, '7 Aug 2026'],
        ['detail', null, 'Passed'],
      ],
    ],
  ])('needs no new version when %s', (_, after, facts) => {
    const { blocking, facts: reported } = summaryOf(compare(LEGAL, legal('We publish it.'), after));
    expect(blocking).toBe(0);
    expect(reported).toEqual(facts);
  });

  it('needs no new version when a proof is supplied', () => {
    const after = pledge('We lock it.', '<a href="https://proof.example/1">Open</a> checked');
    const { blocking, facts } = summaryOf(compare(PLEDGE, pledge('We lock it.', 'none'), after));
    expect(blocking).toBe(0);
    expect(facts).not.toEqual([]);
  });

  it('needs one when its prose changes', () => {
    const [before, after] = [pledge('We lock it.', 'none'), pledge('We may lock it.', 'none')];
    expect(compare(PLEDGE, before, after).blocking).toHaveLength(1);
    expect(compare(LEGAL, legal('We say.'), legal('We do not say.')).blocking).toHaveLength(1);
    const none = pledge('We lock it.', 'none', 'No proof is due this year.');
    expect(compare(PLEDGE, before, none).blocking).toHaveLength(1);
  });

  it('needs one when its prose is moved into a proof', () => {
    const [before, after] = [pledge('We lock it.', 'none'), pledge('', 'We lock it.')];
    expect(compare(PLEDGE, before, after).blocking).toHaveLength(1);
  });

  const draft = (prose: string) =>
    legal(prose).replace('data-review="versions"', 'data-review="versions" data-draft');

  it('blocks nothing while it is a draft, and what changed is reported', () => {
    const report = compare(LEGAL, draft('We say.'), draft('We do not say.'));
    expect(report.blocking).toEqual([]);
    expect(report.verdict).toBe('changed');
  });

  it('may be adopted with another text than its draft, as a version of its own', () => {
    const adopted = legal('We do not say.').replace('<td>1<', '<td>1.0<');
    expect(compare(LEGAL, draft('We say.'), adopted).blocking).toEqual([]);
  });

  it('blocks a change of an adopted version, even with its own hash', () => {
    const path = 'versions/legal-1.0.txt';
    const siteWith = (text: string) => {
      const source = writeFrozenText({ document: 'legal', version: '1.0' }, text);
      return siteOf('site', new Map([[path, Buffer.from(source)]]));
    };
    const [before, after] = [siteWith('You may lose it.'), siteWith('You may gain it.')];
    const pagesOf = (now: Site) =>
      reportOn({ before, after: now, config }, { looks: NO_PAGES }).blocking.map(
        ({ page }) => page,
      );
    expect(pagesOf(after)).toEqual([path]);
    expect(pagesOf(before)).toEqual([]);
  });
});

/** A new checkout with these content files. */
const checkoutWith = (files: Readonly<Record<string, string>>) =>
  folderWith(
    Object.fromEntries(
      Object.entries(files).map(([name, source]) => [join('src/content', name), source]),
    ),
  );

test('The sections that are not always shown are read, in both spellings of a day', () => {
  const root = checkoutWith({
    'pages/home.mdx':
      '---\npage: home\nhero: {}\nnewsletter:\n  from: 2027-01-02\nwhy:\n  shown: false\n---\n',
    'faq/01-why.mdx': '---\nquestion: Why?\nuntil: "2027-02-03"\n---\n\nSo.\n',
  });
  expect(config.dated(root)).toEqual([
    { file: 'src/content/faq/01-why.mdx', place: '', isHidden: false, until: '2027-02-03' },
    {
      file: 'src/content/pages/home.mdx',
      place: 'newsletter',
      isHidden: false,
      from: '2027-01-02',
    },
    { file: 'src/content/pages/home.mdx', place: 'why', isHidden: true },
  ]);
});

test('The texts of settings are read, of more than one word, with the names that lead to them', () => {
  const home =
    '---\nhero:\n  heading: Our creatures\n  kind: map\n  lines:\n    - One.\n    - One two.\n---\n\nA text.\n';
  const file = 'src/content/pages/home.mdx';
  expect(config.texts(checkoutWith({ 'pages/home.mdx': home }))).toEqual([
    { file, place: 'hero.heading', text: 'Our creatures' },
    { file, place: 'hero.lines.1', text: 'One two.' },
  ]);
});

test('The facts of the content are read, with their files and values', () => {
  const coin = sourceOf('coins/bigfoot.yaml').replace(/^chain: .*$/m, 'chain: solana');
  const facts = config.register(checkoutWith({ 'coins/bigfoot.yaml': coin }));
  expect(facts.find(({ name }) => name === 'Chain')).toMatchObject({
    file: 'src/content/coins/bigfoot.yaml',
    values: ['solana'],
  });
});

/** The texts of a page with this content, as a review shows them when they are new. */
const newTexts = (html: string) =>
  compare('/', '<main></main>', `<main>${html}</main>`).pages.flatMap(({ blocks }) =>
    blocks.map(({ after }) => after),
  );

test('Texts that only scripts show are compared', () => {
  const island = `<astro-island props='{"toast":[0,"It is copied."]}'></astro-island>`;
  expect(newTexts(island)).toEqual(['toast: It is copied.']);
});

test.each([
  '<p>One<small>two</small></p>',
  '<p>One<span class="stamp">two</span></p>',
  '<p>One<span class="proof-slot-expires">two</span></p>',
  '<h3><b>One</b>two</h3>',
])('Words that only a style separates are not joined: %s', (html) => {
  expect(newTexts(html)).toEqual(['One two']);
});
