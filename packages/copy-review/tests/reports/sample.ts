import { modalityChanges } from '../../src/texts/modality.ts';
import { toViewModel } from '../../src/reports/view-model.ts';
import type { BlockChange, PageChange, Report } from '../../src/shared/report.ts';

/** A report without changes, except for the given properties. */
export const reportOf = (given: Partial<Report> = {}): Report => ({
  before: 'main',
  after: 'work',
  verdict: given.pages === undefined ? 'same' : 'changed',
  nothingChanged: given.pages === undefined,
  unread: [],
  blocking: [],
  facts: [],
  strength: (given.pages ?? []).flatMap(({ route, blocks }) => modalityChanges(route, blocks)),
  sections: [],
  pages: [],
  differences: [],
  folded: [],
  watched: [],
  seen: { compared: true, reason: null, words: [] },
  lines: [],
  ...given,
});

export const pageOf = (
  route: string,
  blocks: readonly BlockChange[],
  given: Partial<PageChange> = {},
): PageChange => ({ route, change: 'changed', from: null, blocks, ...given });

/** An edited text from its words, each after its op: `['=We ', '-will', '+may', '= pay.']`. */
export function edited(
  words: readonly string[],
  given: Partial<Pick<BlockChange, 'section' | 'change' | 'visibility'>> = {},
): BlockChange & { readonly before: string; readonly after: string } {
  const parts = words.map((word) => ({
    op: word.charAt(0) as '=' | '-' | '+',
    text: word.slice(1),
  }));
  const side = (other: string) =>
    parts
      .filter(({ op }) => op !== other)
      .map(({ text }) => text)
      .join('');
  const before = side('+');
  const after = side('-');
  return { section: 'Terms', change: 'changed', before, after, words: parts, ...given };
}

export const added = (text: string): BlockChange => ({
  ...edited([`+${text}`], { change: 'added' }),
  before: null,
});

export const removed = (text: string): BlockChange => ({
  ...edited([`-${text}`], { change: 'removed' }),
  after: null,
});

/** A report on these pages, with the same text in every other field. */
export const reportWith = (text: string, pages: Report['pages']): Report =>
  reportOf({
    before: text,
    after: text,
    blocking: [{ page: text, message: text }],
    facts: [{ page: text, section: text, kind: text, before: text, after: text }],
    sections: [{ page: text, change: 'retitled', title: text, from: text, to: text }],
    pages,
  });

/** An HTML report with the ids `change-1`, `change-2` … instead of those that are made from the changes. */
export function withNumbers(report: Report, html: string): string {
  const sections = toViewModel(report).groups.flatMap((group) => group.sections);
  const changes = sections.flatMap((section) => section.changes);
  return changes.reduce(
    (text, { id, number }) => text.replaceAll(new RegExp(`${id}(?!-\\d)`, 'g'), `change-${number}`),
    html,
  );
}

/** A change of each kind, on three pages. */
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
  pages: [
    pageOf('/', [edited(['=Until ', '-1 May 2026', '+2 May 2026'], { section: '' })]),
    pageOf('/new', [added('It costs $5.')], { change: 'added' }),
    pageOf('/other', [], { change: 'renamed', from: '/old' }),
    pageOf('/terms', [
      edited(['=We ', '-will', '+may not', '= pay.']),
      edited(['-3. ', '+4. ', '=Risks'], { section: 'Risks' }),
      edited(['=The law of the sea holds here.'], { section: 'Law', change: 'moved' }),
      edited(['=The ', '-old', '+new', '= law holds.'], { section: 'Law', change: 'moved' }),
      edited(['-It was so.', '+Now all is otherwise.'], { section: 'Law' }),
      removed('Twenty-five of a hundred.'),
    ]),
  ],
});
