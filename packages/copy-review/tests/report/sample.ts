import { createIds } from '../../src/shared/ids.ts';
import type {
  BlockChange,
  Both,
  LineChange,
  PaintedChange,
  PageChange,
  Report,
  WatchedChange,
} from '../../src/shared/report.ts';

/** A report without changes, except for the given properties. */
export const reportOf = (given: Partial<Report> = {}): Report => ({
  before: 'main',
  after: 'work',
  verdict: given.pages === undefined ? 'same' : 'changed',
  binding: [],
  unread: [],
  blocking: [],
  facts: [],
  sections: [],
  pages: [],
  later: [],
  showings: [],
  days: [],
  watched: [],
  seen: { compared: true, reason: null, words: [], painted: [], conditions: [] },
  lines: [],
  ...given,
});

/** A changed page with these texts. */
export const pageOf = (
  route: string,
  blocks: readonly BlockChange[],
  given: Partial<PageChange> = {},
): PageChange => {
  const idOf = createIds();
  const reported = blocks.map((block) => {
    return { id: idOf(route, block.section, block.before, block.after), ...block, ranges: [] };
  });
  return { route, change: 'changed', from: null, blocks: reported, ...given };
};

/** An edited text from its words, each after its op: `['=We ', '-will', '+may', '= pay.']`. */
export function edited(
  words: readonly string[],
  given: Partial<Pick<BlockChange, 'section' | 'change' | 'visibility' | 'linkWords'>> = {},
): BlockChange & Both<string> {
  const parts = words.map((word) => ({
    op: word.charAt(0) as '=' | '-' | '+',
    text: word.slice(1),
  }));
  const without = (other: '-' | '+') =>
    parts
      .filter(({ op }) => op !== other)
      .map(({ text }) => text)
      .join('');
  const [before, after] = [without('+'), without('-')];
  return { section: 'Terms', change: 'changed', before, after, words: parts, ...given };
}

/** A new text. */
export const added = (text: string): BlockChange => ({
  ...edited([`+${text}`], { change: 'added' }),
  before: null,
});

/** A text that is gone. */
export const removed = (text: string): BlockChange => ({
  ...edited([`-${text}`], { change: 'removed' }),
  after: null,
});

/** A changed sentence, of the first text of a page, with words that the configuration lists. */
export const watchedIn = (
  page: string,
  words: readonly string[],
  given: Partial<WatchedChange> = {},
): WatchedChange => {
  const { section, after: sentence, words: parts } = edited(words);
  const lists = { list: 'Promises', removed: ['will'], added: ['may'] };
  return { ...lists, page, section, sentence, words: parts, ...given };
};

/** A change of the lines of a file, which says nothing but what is given. */
export const line = (file: string, given: Partial<LineChange> = {}): LineChange => ({
  file,
  pages: [file],
  binding: false,
  count: 1,
  near: '',
  tag: '',
  removed: [],
  added: [],
  ...given,
});

/** A part of a page that is painted differently. */
export const paintedIn = (page: string, given: Partial<PaintedChange> = {}): PaintedChange => ({
  page,
  width: 390,
  near: '',
  size: [64, 32],
  others: 0,
  before: '',
  after: '',
  ...given,
});

/** A report on these pages, with the same text in every other field. */
export const reportWith = (text: string, pages: Report['pages']): Report =>
  reportOf({
    before: text,
    after: text,
    blocking: ['', text].map((page) => ({ page, message: text })),
    facts: [{ page: text, section: text, kind: text, before: text, after: text }],
    watched: [watchedIn(text, [`=${text}`, `-${text}`, `+${text}`], { list: text, section: text })],
    sections: [{ page: text, change: 'retitled', title: text, from: text, to: text }],
    pages,
    later: [{ file: text, place: text, words: [{ op: '+', text }] }],
    showings: [{ file: text, place: text, before: text, after: text }],
    days: pages.flatMap(({ blocks }) => blocks.map((block) => ({ day: text, page: text, block }))),
    seen: {
      compared: false,
      reason: text,
      words: [{ page: text, width: 390, appeared: [text], vanished: [text], context: text }],
      painted: [paintedIn(text, { near: text })],
      conditions: [{ page: text, rule: text, texts: [text, text] }],
    },
    lines: [line(text, { removed: [text], added: [text], near: text, tag: text })],
  });

/** A change of each kind, on several pages: the report of the golden files. */
export const SAMPLE: Report = reportOf({
  blocking: [
    { page: '/terms', message: 'Add an entry to the changes.' },
    { page: '', message: 'The conflict about the supply is another.' },
  ],
  facts: [
    { page: '/new', section: 'Prices', kind: 'money', before: null, after: '$5' },
    { page: '/terms', section: 'Terms', kind: 'date', before: '1 May 2026', after: '2 May 2026' },
    { page: '/', section: '', kind: 'date', before: '1 May 2026', after: '2 May 2026' },
    { page: '/terms', section: 'Terms', kind: 'percent', before: '25 %', after: null },
  ],
  sections: [
    { page: '/terms', change: 'renumbered', title: 'Risks', from: '3', to: '4' },
    { page: '/terms', change: 'retitled', title: 'Costs', from: 'Fees', to: 'Costs' },
    { page: '/terms', change: 'moved', title: 'Law', from: '5', to: '2' },
    { page: '/terms', change: 'added', title: 'Notes', from: null, to: '6' },
    { page: '/terms', change: 'removed', title: '', from: '1', to: null },
  ],
  watched: [
    watchedIn('/terms', ['=We ', '-will', '+may not', '= pay.'], { added: ['may not'] }),
    watchedIn('/new', ['+It must cost $5.'], {
      list: 'Gain',
      isFirst: true,
      removed: [],
      added: [],
      section: '',
    }),
  ],
  later: [
    {
      file: 'terms.yaml',
      place: 'lock.ended',
      words: [
        { op: '=', text: 'It is ' },
        { op: '+', text: 'over' },
      ],
    },
  ],
  showings: [
    { file: 'news.yaml', place: '', before: 'always', after: 'never' },
    { file: 'home.yaml', place: 'news', before: 'always', after: 'from 2027-01-01' },
  ],
  days: pageOf('/', [added('It is open.')]).blocks.map((block) => {
    return { day: '2027-01-01', page: '/', block };
  }),
  seen: {
    compared: true,
    reason: null,
    words: [390, 1280].map((width) => {
      return {
        page: '/',
        width,
        appeared: [],
        vanished: ['not', 'for'],
        context: 'is not for you',
      };
    }),
    painted: [paintedIn('/terms', { near: 'The law', others: 2 })],
    conditions: [
      {
        page: '/terms',
        rule: '@media print { display: none }',
        texts: ['We pay.', 'The law holds.'],
      },
    ],
  },
  lines: [
    line('/terms', {
      pages: ['/terms', '/'],
      binding: true,
      added: ['<a href="/b">'],
      count: 3,
      near: 'The law',
      tag: '<a class="b">',
    }),
    line('_headers', { removed: ['X-A: 1'], added: ['X-A: 2'] }),
  ],
  pages: [
    pageOf('/', [edited(['=Until ', '-1 May 2026', '+2 May 2026'], { section: '' })]),
    pageOf('/new', [added('It costs $5.')], { change: 'added' }),
    pageOf('/other', [], { change: 'renamed', from: '/old' }),
    pageOf('/terms', [
      edited(['=We ', '-will', '+may not', '= pay.']),
      edited(['=The law of the sea holds here.'], { section: 'Law', change: 'moved' }),
      edited(['=The ', '-old', '+new', '= law holds.'], { section: 'Law', change: 'moved' }),
      edited(['-It was so.', '+Now all is otherwise.'], { section: 'Law' }),
      removed('Twenty-five of a hundred.'),
    ]),
  ],
});
