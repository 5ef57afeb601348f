import { describe, expect, it } from 'vitest';
import { compareConditions } from '../../src/sites/compare-conditions.ts';
import { compareSeen } from '../../src/sites/compare-seen.ts';
import { changedPages, takeLooks } from '../../src/sites/looks.ts';
import { siteOf } from '../../src/files/site.ts';
import { compareTexts } from '../../src/sites/texts.ts';
import type { Look, LookAtPages } from '../../src/shared/config.ts';
import type { Block } from '../../src/shared/page-text.ts';
import type { BlockChange } from '../../src/shared/report.ts';
import { CONFIG, filesOf, lookOf, paintedOf, squaresOf, textBlock } from '../reading.ts';

const shown = (words: string, width = 390) => [{ width, words: words.split(' ') }];

/** What is told of a page that shows these words, if the text `was` is reported as changed to `is`. */
function told(
  before: string,
  after: string,
  reported: readonly [was?: string | undefined, is?: string] = [],
) {
  const [textBefore, textAfter] = reported;
  return compareSeen({
    route: '/',
    before: shown(before),
    after: shown(after),
    reported: {
      before: textBefore === undefined ? [] : [textBlock(textBefore)],
      after: textAfter === undefined ? [] : [textBlock(textAfter)],
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
    const joined = (...pieces: string[]): Block => ({ ...textBlock(pieces.join('')), pieces });
    const { words } = compareSeen({
      route: '/',
      before: shown('Stop Lock Gate'),
      after: shown('Stop The Lock Gate'),
      reported: { before: [joined('Stop', 'Lock Gate')], after: [joined('Stop', 'The Lock Gate')] },
    });
    expect(words).toEqual([]);
  });

  it('a word that vanishes is told even if the description of a picture lost it too', () => {
    const { words } = compareSeen({
      route: '/',
      before: shown('we will not'),
      after: shown('we will'),
      reported: { before: [{ kind: 'aside', text: 'Picture: not' }], after: [] },
    });
    expect(words).toMatchObject([{ page: '/', width: 390, vanished: ['not'], appeared: [] }]);
  });

  it('the first that vanished is shown with six words before and after it', () => {
    const page = 'a b c d e f g h will not pay i j k l m n o p not';
    expect(told(page, page.replace('will not', 'will')).words[0]?.context).toBe(
      'd e f g h will not pay i j k l m',
    );
  });
});

describe('A changed text', () => {
  /** A text that is new. */
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
    const page = { route: '/', reported: { before: [], after: [textBlock('not')] } };
    const after = [...shown('we'), ...shown('we not', 1280)];
    expect(
      compareSeen({ ...page, before: [...shown('we'), ...shown('we', 1280)], after }).isSeen(
        block('not'),
      ),
    ).toBe(true);
  });

  it('is neither seen nor unseen if it has no new words', () => {
    const lost: BlockChange = { ...block('x'), words: [{ op: '-', text: 'x' }] };
    expect(told('we', 'we').isSeen(lost)).toBeUndefined();
  });

  it('is neither seen nor unseen if no browser showed the page', () => {
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
    ['none for a remark and an empty line', { _headers: '/b\n\n  # A: b\n' }, []],
    ['a changed page', { 'b.html': '<i>' }, ['b.html']],
    ['a new page', { 'd.html': '<i>' }, ['d.html']],
    ['a page that loads a changed file', { 'x/a.css': 'url(c.css) ' }, ['a.html']],
    ['a page that gets another header', { _headers: '/b\n  A: b' }, ['b.html']],
    ['pages that lead elsewhere', { _redirects: '/:page / 301' }, ['a.html', 'b.html']],
    ['a page that leads elsewhere with a slash', { _redirects: '/a/* / 301' }, ['a.html']],
    ['a page that leads elsewhere in other capitals', { _redirects: '/A / 301' }, ['a.html']],
    ['a page whose style sheet loads a changed file', { 'x/c.css': 'b{}' }, ['a.html']],
  ])('are %s', (_, edit, expected) => {
    expect(opened(edit)).toEqual(expected);
  });
});

it('A page is opened because its header has another name, and not another hash in its policy', () => {
  const site = (hash: string, name = 'Content-Security-Policy') =>
    filesOf({
      'a.html': '<p>',
      _headers: `/*\n  ${name}: script-src 'sha256-${hash}='\n`,
    });
  expect(changedPages(site('A'), site('B'))).toEqual([]);
  expect(changedPages(site('A'), site('A', 'X-Policy'))).toEqual(['a.html']);
});

it('the words of a text that is ignored are not told', async () => {
  const site = (count: string) =>
    siteOf(count, filesOf({ 'index.html': `<p>we may <i class="edit">${count} minutes</i>` }), {
      folder: count,
    });
  const [before, after] = [site('4'), site('5')];
  const { pages } = compareTexts({ before, after, config: CONFIG });
  const look: LookAtPages = (files) =>
    Promise.resolve(files.map(({ folder }) => [lookOf(`we may ${folder} minutes`)]));
  const looks = await takeLooks(before, after, pages, look);
  expect(looks.pages.get('/')?.words).toEqual([]);
  const { pages: unknown } = await takeLooks(before, after, [], look);
  expect(unknown.get('/')?.words).toMatchObject([{ vanished: ['4'], appeared: ['5'] }]);
});

describe('Of two looks at a page', () => {
  const before = siteOf('a', filesOf({ 'index.html': '<p>a' }), { folder: 'old' });
  const after = siteOf('b', filesOf({ 'index.html': '<p >a' }), { folder: 'new' });
  /** What is told if the site before and the one after are looked at as often as they have looks. */
  const toldAfterLooks = async (looksBefore: readonly Look[], looksAfter: readonly Look[]) => {
    const rest = { old: [...looksBefore], new: [...looksAfter] };
    const asked: string[] = [];
    const lookAt: LookAtPages = (opened) =>
      Promise.resolve(
        opened.map(({ folder }) => {
          asked.push(folder);
          return rest[folder as 'old' | 'new'].splice(0, 1);
        }),
      );
    const { reason, pages } = await takeLooks(before, after, [], lookAt);
    expect(reason).toBeUndefined();
    const { words = [], painted = [], conditions = [] } = pages.get('/') ?? {};
    return { asked, words, painted, conditions };
  };

  /** A look at a picture of one row, in which each letter is a pixel of another colour. */
  const look = (row: string) => lookOf('a', { painted: paintedOf(row) });

  it('nothing is told if they are equal, and one is enough', async () => {
    expect(await toldAfterLooks([lookOf('a')], [lookOf('a')])).toEqual({
      asked: ['old', 'new'],
      words: [],
      painted: [],
      conditions: [],
    });
  });

  it('words are told that are missing in both looks, and no others', async () => {
    const twice = await toldAfterLooks(
      [lookOf('a b c'), lookOf('a b c')],
      [lookOf('a'), lookOf('a b')],
    );
    expect(twice.asked).toEqual(['old', 'new', 'old', 'new']);
    expect(twice.words).toMatchObject([{ page: '/', width: 390, vanished: ['c'], appeared: [] }]);
    const once = await toldAfterLooks([lookOf('a b'), lookOf('a b')], [lookOf('a'), lookOf('a b')]);
    expect(once.words).toEqual([]);
  });

  it('what is painted differently is told with both pictures, if it is so in a second look', async () => {
    const [plain, covered] = [look('a'.repeat(80)), look(`${'a'.repeat(70)}${'z'.repeat(10)}`)];
    const { painted } = await toldAfterLooks([plain, plain], [covered, covered]);
    // The squares of 16 pixels that differ are from 64 to 80, and 2 CSS pixels are one of a picture. In these
    // tests, the picture of a part is its left, top, right and bottom.
    const url = `data:image/webp;base64,${Buffer.from('64,0,80,1').toString('base64')}`;
    expect(painted).toEqual([
      {
        page: '/',
        width: 390,
        near: 'some words',
        size: [32, 2],
        others: 0,
        before: url,
        after: url,
      },
    ]);
    expect((await toldAfterLooks([plain, plain], [covered, plain])).painted).toEqual([]);
  });

  it('what looks one way or another by chance is not told, and what is painted over it is', async () => {
    const one = lookOf('a b', { painted: paintedOf('a') });
    const other = lookOf('a', { painted: paintedOf('z') });
    const byChance = [
      await toldAfterLooks([one, other], [other, one]),
      await toldAfterLooks([one, one], [other, one]),
      await toldAfterLooks([one, other], [other, other]),
    ];
    expect(byChance.map(({ words, painted }) => [...words, ...painted])).toEqual([[], [], []]);
    const covered = lookOf('a c', { painted: paintedOf('A') });
    const { words, painted } = await toldAfterLooks([one, other], [covered, covered]);
    expect(words).toMatchObject([{ appeared: ['c'], vanished: [] }]);
    expect(painted).toHaveLength(1);
  });

  it('a slightly different colour is not told, and a larger picture is', async () => {
    const plain = look('a'.repeat(80));
    const faint = look('b'.repeat(80));
    const larger = look('a'.repeat(90));
    expect((await toldAfterLooks([plain], [faint])).painted).toEqual([]);
    expect((await toldAfterLooks([plain, plain], [larger, larger])).painted).toHaveLength(1);
  });

  it.each([
    ['at its left', ['aaa', 'zaa', 'aaa']],
    ['at its right', ['aaa', 'aaz', 'aaa']],
    ['above it', ['aza', 'aaa', 'aaa']],
    ['below it', ['aaa', 'aaa', 'aza']],
  ])('a part of a picture is not told if the second look finds only one %s', async (_, rows) => {
    const squares = (...letters: string[]) => lookOf('a', { painted: squaresOf(...letters) });
    const plain = squares('aaa', 'aaa', 'aaa');
    const looks = [squares('aaa', 'aza', 'aaa'), squares(...rows)];
    expect((await toldAfterLooks([plain, plain], looks)).painted).toEqual([]);
  });

  it.each([
    ['wider', ['aa']],
    ['higher', ['a', 'a']],
  ])(
    'of what only a %s picture has, there is one picture, and the words near it',
    async (_, rows) => {
      const squares = (near: string, ...letters: string[]) =>
        lookOf('a', { painted: { ...squaresOf(...letters), near: () => near } });
      const [small, large] = [squares('', 'a'), squares('these words', ...rows)];
      const grown = await toldAfterLooks([small, small], [large, large]);
      expect(grown.painted).toMatchObject([
        { near: 'these words', before: '', after: expect.stringMatching(/./) as unknown },
      ]);
      const cut = await toldAfterLooks([large, large], [small, small]);
      expect(cut.painted).toMatchObject([
        { near: 'these words', before: expect.stringMatching(/./) as unknown, after: '' },
      ]);
    },
  );

  it('each is compared with the one of the same width', async () => {
    const narrow = lookOf('a b', { painted: paintedOf('a') });
    const wide = lookOf('a c', { width: 1280, painted: paintedOf('zz') });
    const both: LookAtPages = (pages) =>
      Promise.resolve(
        pages.map(({ folder }) => (folder === 'old' ? [narrow, wide] : [wide, narrow])),
      );
    const { pages } = await takeLooks(before, after, [], both);
    expect(pages.get('/')).toMatchObject({ words: [], painted: [] });
  });

  it('six parts of a picture are shown, and the others counted', async () => {
    // Of each four squares of 16 pixels, the first one differs.
    const plain = look('a'.repeat(8 * 64));
    const covered = look(`${'z'.repeat(16)}${'a'.repeat(48)}`.repeat(8));
    const { painted } = await toldAfterLooks([plain, plain], [covered, covered]);
    expect(painted.map(({ others }) => others)).toEqual([0, 0, 0, 0, 0, 2]);
  });

  describe('a rule under a condition that the browser does not try, such as print,', () => {
    const rule = '@media print { display: none }';
    /** A look at a page with the texts A and B, of which the rule reaches these. */
    const ruleFor = (...texts: string[]) =>
      lookOf('a', { texts: ['A', 'B'], untried: texts.length > 0 ? [{ rule, texts }] : [] });
    const toldOf = async (before: Look, after: Look) =>
      (await toldAfterLooks([before], [after])).conditions;

    it('is told if it is new, with the longest text first', async () => {
      expect(await toldOf(ruleFor(), ruleFor('1.1', 'We pay.'))).toEqual([
        { page: '/', rule, texts: ['We pay.', '1.1'] },
      ]);
    });

    it('is told with a text that it newly reaches', async () => {
      expect(await toldOf(ruleFor('A'), ruleFor('A', 'B'))).toMatchObject([{ texts: ['B'] }]);
    });

    it('is not told if it reaches as many texts as before, or fewer', async () => {
      expect(await toldOf(ruleFor('A'), ruleFor('A'))).toEqual([]);
      expect(await toldOf(ruleFor('A', 'B'), ruleFor('A'))).toEqual([]);
    });

    it('is told if no window of two tries it', () => {
      const conditionsOf = (...rest: Look[]) =>
        compareConditions('/', [lookOf('a'), lookOf('a')], [ruleFor('A', 'B'), ...rest]);
      expect(conditionsOf(ruleFor('B', 'A'))).toMatchObject([{ texts: ['A', 'B'] }]);
      expect(conditionsOf(ruleFor('B'))).toMatchObject([{ texts: ['B'] }]);
      expect(conditionsOf(ruleFor())).toEqual([]);
    });

    it('is not told if it newly reaches only a text that the page did not have', async () => {
      expect(await toldOf(ruleFor('A'), ruleFor('A', 'C'))).toEqual([]);
    });
  });

  it('there is none without a browser, and the reason is named', async () => {
    const fails = () => Promise.reject(new Error('Chromium is missing'));
    expect((await takeLooks(before, after, [], fails)).reason).toBe('Chromium is missing');
    expect((await takeLooks(before, after, [], undefined)).reason).toBe(
      'the configuration names no browser',
    );
  });
});
