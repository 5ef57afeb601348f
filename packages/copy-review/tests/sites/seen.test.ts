import { describe, expect, it } from 'vitest';
import { compareSeen } from '../../src/sites/compare-seen.ts';
import { changedPages, readSeenPages } from '../../src/sites/read-seen.ts';
import type { BuiltPage } from '../../src/shared/config.ts';
import type { Block } from '../../src/shared/page-text.ts';
import type { BlockChange } from '../../src/shared/report.ts';
import { filesOf } from '../reading.ts';

const text = (words: string): Block => ({ kind: 'text', text: words });
const shown = (words: string, width = 390) => [{ width, words: words.split(' ') }];

/** What is told of a page that shows these words, if these texts are reported. */
function told(
  before: string,
  after: string,
  reported: readonly [was?: string | undefined, is?: string] = [],
) {
  const [was, is] = reported;
  return compareSeen({
    route: '/',
    before: shown(before),
    after: shown(after),
    reported: {
      before: was === undefined ? [] : [text(was)],
      after: is === undefined ? [] : [text(is)],
    },
  });
}
const wordsOf = (...page: Parameters<typeof told>) =>
  told(...page).words.flatMap(({ appeared, vanished }) => [
    ...vanished.map((word) => `-${word}`),
    ...appeared.map((word) => `+${word}`),
  ]);

describe('Of the seen words of a page', () => {
  it.each<[string, Parameters<typeof told>, string[]]>([
    ['equal ones', ['we will not', 'we will not'], []],
    ['moved ones', ['we will not', 'not will we'], []],
    ['moved ones while a text gains one', ['not a b c', 'a b c not not', ['c', 'c not']], []],
    ['other punctuation and capitals', ['We will, not', 'WE will not.'], []],
    ['an edit of the text', ['we may', 'we will', ['we may', 'we will']], []],
    ['a text that is removed', ['we may not', 'we', ['may not']], []],
    ['a hidden text that is removed', ['we', 'we', ['may not']], []],
  ])('%s are not told', (_, page, expected) => {
    expect(wordsOf(...page)).toEqual(expected);
  });

  it.each<[string, Parameters<typeof told>, string[]]>([
    ['that vanish', ['we will not pay', 'we will pay'], ['-not']],
    ['that appear', ['we pay', 'we never pay'], ['+never']],
    [
      'that vanish from an edited text',
      ['we will not', 'we shall', ['we will not', 'we shall not']],
      ['-not'],
    ],
    [
      'while another text gains an equal one',
      [
        'we will not pay, so read it',
        'we will pay, so do not read it',
        ['so read it', 'so do not read it'],
      ],
      ['-not'],
    ],
    ['of which the text lost only one', ['not and not', 'and', ['not not', 'not']], ['-not']],
  ])('those %s are told', (_, page, expected) => {
    expect(wordsOf(...page)).toEqual(expected);
  });

  it('those in elements without a space between them are words of their own', () => {
    const place = (...parts: string[]): Block => ({
      ...text(parts.join('')),
      source: parts.map((part) => ({ text: part, node: undefined })),
    });
    const { words } = compareSeen({
      route: '/',
      before: shown('Stop Lock Gate'),
      after: shown('Stop The Lock Gate'),
      reported: { before: [place('Stop', 'Lock Gate')], after: [place('Stop', 'The Lock Gate')] },
    });
    expect(words).toEqual([]);
  });

  it('the label of a picture explains none', () => {
    const { words } = compareSeen({
      route: '/',
      before: shown('we will not'),
      after: shown('we will'),
      reported: { before: [{ kind: 'aside', text: 'Picture: not' }], after: [] },
    });
    expect(words).toMatchObject([{ page: '/', width: 390, vanished: ['not'], appeared: [] }]);
  });

  it('the first is shown with the words around it', () => {
    const page = 'a b c d e f g h will not pay i j k l m n o p not';
    expect(told(page, page.replace('will not', 'will')).words[0]?.context).toBe(
      'c d e f g h will not pay i j k l m'.split(' ').slice(1).join(' '),
    );
  });
});

describe('A changed text', () => {
  const block = (added: string): BlockChange => ({
    section: '',
    change: 'added',
    before: null,
    after: added,
    words: [{ op: '+', text: added }],
  });

  it('is seen if its new words appear', () => {
    expect(told('we', 'we may not', [undefined, 'may not']).isSeen(block('may not'))).toBe(true);
    expect(told('we', 'we may', [undefined, 'may not']).isSeen(block('may not'))).toBe(false);
    expect(told('we', 'we may', [undefined, 'may not']).isSeen(block('may'))).toBe(true);
  });

  it('is seen if one width shows it', () => {
    const page = { route: '/', reported: { before: [], after: [text('not')] } };
    const after = [...shown('we'), ...shown('we not', 1280)];
    expect(
      compareSeen({ ...page, before: [...shown('we'), ...shown('we', 1280)], after }).isSeen(
        block('not'),
      ),
    ).toBe(true);
  });

  it('is neither if it has no new words, or was not compared', () => {
    expect(
      told('we', 'we').isSeen({ ...block('x'), words: [{ op: '-', text: 'x' }] }),
    ).toBeUndefined();
    const none = compareSeen({
      route: '/',
      before: [],
      after: [],
      reported: { before: [], after: [] },
    });
    expect(none.isSeen(block('x'))).toBeUndefined();
  });
});

describe('The pages that are opened', () => {
  const SITE = {
    'a.html': '<link href=/x/a.css>',
    'b.html': '<p>',
    'x/a.css': 'url(c.css)',
    'x/c.css': 'a{}',
  };
  const opened = (edit: Readonly<Record<string, string>>) =>
    changedPages(filesOf({ ...SITE, ...edit }), filesOf(SITE));

  it.each<[string, Readonly<Record<string, string>>, string[]]>([
    ['none', {}, []],
    ['a changed page', { 'b.html': '<i>' }, ['b.html']],
    ['a new page', { 'd.html': '<i>' }, ['d.html']],
    ['a page that loads a changed file', { 'x/a.css': 'url(c.css) ' }, ['a.html']],
    ['a page that gets another header', { _headers: '/b\n  A: b' }, ['b.html']],
    ['pages that lead elsewhere', { _redirects: '/:page / 301' }, ['a.html', 'b.html']],
    ['a page whose style sheet loads a changed file', { 'x/c.css': 'b{}' }, ['a.html']],
  ])('are %s', (_, edit, expected) => {
    expect(opened(edit)).toEqual(expected);
  });

  const site = (folder: string, edit: Readonly<Record<string, string>> = {}) => ({
    name: folder,
    folder,
    pages: new Map(),
    files: filesOf({ ...SITE, ...edit }),
  });

  it('are read from the folders of both builds', async () => {
    const read = (pages: readonly BuiltPage[]) =>
      Promise.resolve(pages.map(({ folder, file }) => shown(`${folder} ${file}`)));
    const changed = site('/new', { 'b.html': '<i>', 'd.html': '' });
    expect(await readSeenPages(site('/old'), changed, read)).toEqual({
      before: new Map([['b.html', shown('/old b.html')]]),
      after: new Map([
        ['b.html', shown('/new b.html')],
        ['d.html', shown('/new d.html')],
      ]),
    });
    await readSeenPages(site('/old'), site('/new'), () => Promise.reject(new Error('opened')));
  });

  it('are not compared without a browser, and the reason is named', async () => {
    const fails = () => Promise.reject(new Error('Chromium is missing'));
    expect(await readSeenPages(site('/old'), site('/new', { 'b.html': '' }), fails)).toEqual({
      reason: 'Chromium is missing',
    });
    expect(await readSeenPages(site('/old'), site('/new'), undefined)).toEqual({
      reason: 'the configuration names no browser',
    });
  });
});
