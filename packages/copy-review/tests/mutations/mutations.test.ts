import { expect, it } from 'vitest';
import type { Report } from '../../src/shared/report.ts';
import { readSite } from '../../src/files/site.ts';
import { reviewSites } from '../../src/sites/review-sites.ts';
import { folderWith } from '../repository.ts';
import { CONFIG, lookAt, SITE, type Files } from './site.ts';

interface Mutation {
  /** What happens to the site. */
  readonly name: string;
  /** By default, `index.html`. */
  readonly file?: string;
  /** What is replaced, at its first place, and by what; or the text of a new file; or null: the file is removed. */
  readonly edit: readonly [string, string] | string | null;
  /** Words that the simulated browser (`lookAt`) no longer shows, or newly shows, whatever the style says. */
  readonly hidden?: string;
  readonly shown?: string;
  /** What the report must say. */
  readonly told: readonly string[];
  /** By default, that the words are unchanged. */
  readonly verdict?: Report['verdict'];
  /** What must block, by a part of its message. */
  readonly blocked?: string;
}

const TERMS = 'Terms reads differently';
const CSS = '_astro/base.3f2a9c1d.css';

const MUTATIONS: readonly Mutation[] = [
  {
    name: 'generated words',
    file: CSS,
    edit: ['"*"', '"not"'],
    told: ['content:"not"'],
    verdict: 'changed',
  },
  {
    name: 'generated words with an escape that is no character',
    file: CSS,
    edit: ['"*"', String.raw`"\110000 not"`],
    told: [String.raw`content:"\110000 not"`],
    verdict: 'changed',
  },
  {
    name: 'words of an attribute that a style shows',
    file: 'terms.html',
    edit: ['pledge-body as"', 'pledge-body as" data-mark="not"'],
    told: ['Shown by a style: not'],
    verdict: 'changed',
    blocked: TERMS,
  },
  {
    name: 'U+200B in a text',
    file: 'terms.html',
    edit: ['will not', 'will\u200Bnot'],
    told: [TERMS],
    verdict: 'changed',
    blocked: TERMS,
  },
  {
    name: 'words that appear on a binding page',
    file: CSS,
    edit: ['.b{margin:0', '.b{margin:1px'],
    shown: 'sometimes',
    told: ['sometimes', '.b { margin:1px'],
    verdict: 'changed',
    blocked: 'now see “sometimes”',
  },
  {
    name: 'words that vanish from a page that does not bind',
    file: CSS,
    edit: ['.b{margin:0', '.b{margin:1px'],
    hidden: 'never waits.',
    told: ['waits', '.b { margin:1px'],
    verdict: 'changed',
  },
  {
    name: 'a new text that is not seen',
    edit: ['never waits.', 'never waits. Refunds are excluded.'],
    hidden: 'Refunds are excluded.',
    told: ['Refunds are excluded.', 'not seen'],
    verdict: 'changed',
  },
  {
    name: 'noscript with an attribute that closes it',
    file: 'terms.html',
    edit: ['<p>The crew', '<noscript><p title="</noscript>"></noscript><p>The crew'],
    blocked: TERMS,
    told: ['<noscript>', 'Tooltip: </noscript>'],
    verdict: 'changed',
  },
  {
    name: 'a published version',
    file: 'versions/terms-1.0.txt',
    edit: ['not ', ''],
    told: ['We will raise the fare.'],
    blocked: 'It was published to stay',
  },
  {
    name: 'a published version that is gone',
    file: 'versions/terms-1.0.txt',
    edit: null,
    told: ['versions/terms-1.0.txt'],
    blocked: 'This file is gone. It was published to stay',
  },
  {
    name: 'a new version',
    file: 'versions/terms-1.1.txt',
    edit: 'We may raise the fare.',
    told: ['We may raise the fare.'],
  },
  {
    name: 'a file that is in no folder of versions',
    file: 'old/versions/terms-0.9.txt',
    edit: null,
    told: ['old/versions/terms-0.9.txt'],
  },
  {
    name: 'a file of a new type',
    file: 'gift.exe',
    edit: 'MZ',
    told: ['gift.exe'],
    blocked: 'no file of the type “exe”',
  },
  {
    name: 'a program of the host',
    file: 'functions/legal.js',
    edit: 'export {}',
    told: ['functions/legal.js'],
    blocked: 'A host would run this instead of serving the pages.',
  },
  {
    name: 'a redirect of a binding page',
    file: '_redirects',
    edit: '/old / 301\n/te:rest /else 200\n',
    told: ['/te:rest /else 200'],
    blocked:
      '/terms: Terms binds, and would no longer be served as it is: _redirects has “/te:rest',
  },
  {
    name: 'a redirect of other pages',
    file: '_redirects',
    edit: '/old / 301\n',
    told: ['/old / 301'],
  },
  {
    name: 'a header that leaves a binding page',
    file: '_headers',
    edit: ['/_astro/*', 'HTTPS://a.example/*\n  Refresh: 0; url=/\n/_astro/*'],
    told: ['HTTPS://a.example/* Refresh: 0; url=/'],
    blocked: '_headers sends “refresh: 0; url=/” with it',
  },
  {
    name: 'a header of other pages',
    file: '_headers',
    edit: ['/_astro/*', '/other\n  Content-Type: text/plain\n/_astro/*'],
    told: ['/other Content-Type: text/plain'],
  },
];

function mutated({ file = 'index.html', edit, name }: Mutation): Files {
  const others = Object.fromEntries(Object.entries(SITE).filter(([path]) => path !== file));
  if (edit === null) return others;
  if (typeof edit === 'string') return { ...others, [file]: edit };
  const [replaced, replacement] = edit;
  const source = SITE[file] ?? '';
  if (!source.includes(replaced)) throw new Error(`${name}: the site has no “${replaced}”.`);
  return { ...others, [file]: source.replace(replaced, () => replacement) };
}

/** Everything that a report says. */
const saidIn = ({ lines, blocking, pages, seen }: Report): string =>
  [
    ...lines.flatMap(({ file, removed, added }) => [file, ...removed, ...added]),
    ...blocking.map(({ message }) => message),
    ...pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        [block.before, block.after, block.seen === false ? 'not seen' : ''].map(String),
      ),
    ),
    ...seen.words.flatMap(({ appeared, vanished }) => [...appeared, ...vanished]),
  ].join('\n');

const siteOf = (name: string, files: Files) => readSite(folderWith(files), name);

it('A site that is not changed is the same', async () => {
  const [before, after] = [siteOf('a', SITE), siteOf('b', SITE)];
  const report = await reviewSites({ before, after, config: CONFIG });
  const named = { before: 'a', after: 'b' };
  expect(report).toMatchObject({ ...named, verdict: 'same', lines: [], blocking: [], pages: [] });
});

it.each(MUTATIONS)(
  'A change of the site is told with its words, its verdict and what blocks: $name',
  async (mutation) => {
    const after = mutated(mutation);
    const { hidden, shown, told, verdict = 'words unchanged', blocked } = mutation;
    const sites = { before: siteOf('a', SITE), after: siteOf('b', after) };
    const look = lookAt(sites.after, hidden, shown);
    const report = await reviewSites({ ...sites, config: { ...CONFIG, look } });
    const said = saidIn(report);
    for (const words of told) expect(said).toContain(words);
    expect(report.verdict).toBe(verdict);
    const messages = report.blocking.map(({ page, message }) => `${page}: ${message}`).join('\n');
    if (blocked === undefined) expect(messages).toBe('');
    else expect(messages).toContain(blocked);
  },
);
