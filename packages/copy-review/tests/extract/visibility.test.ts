import { describe, expect, it } from 'vitest';
import { compareSites } from '../../src/compare.ts';
import type { ReviewConfig, Site } from '../../src/pages.ts';
import { NOTHING_CHANGED } from '../../src/report.ts';
import { htmlReport } from '../../src/reports/html.ts';
import { markdownReport } from '../../src/reports/markdown.ts';
import { terminalReport } from '../../src/reports/terminal.ts';

const site = (html: string): Site => ({ name: 'site', pages: new Map([['/terms', html]]) });
const CONFIG: ReviewConfig = { ignore: [], data: [], documents: [] };
const compare = (before: string, after: string, config = CONFIG) =>
  compareSites(site(before), site(after), config);

/** Each changed text, with what became of it. */
const changes = (before: string, after: string) =>
  compare(before, after).pages.flatMap(({ blocks }) =>
    blocks.map(({ change, visibility, after: text }) => [change, visibility, text]),
  );

const TEXT = 'We promise it to everybody.';

describe('A text that visitors no longer see', () => {
  it.each([
    ['hidden', `<p hidden>${TEXT}</p>`],
    ['hidden', `<main hidden="until-found"><div><p>${TEXT}</p></div></main>`],
    ['hidden', `<main><template><p>${TEXT}</p></template></main>`],
    ['hidden', `<dialog><p>${TEXT}</p></dialog>`],
    ['hidden', `<p style="color: red; DISPLAY : none">${TEXT}</p>`],
    ['hidden', `<div style="visibility:hidden"><p>${TEXT}</p></div>`],
    ['folded', `<details><p>${TEXT}</p></details>`],
    ['silent', `<p aria-hidden="true">${TEXT}</p>`],
    ['hidden', `<div aria-hidden="true"><p hidden>${TEXT}</p></div>`],
  ])('is %s', (visibility, html) => {
    expect(changes(`<p>${TEXT}</p>`, html)).toEqual([['changed', visibility, TEXT]]);
    expect(changes(html, `<p>${TEXT}</p>`)).toEqual([['changed', 'shown', TEXT]]);
    expect(changes(html, html)).toEqual([]);
  });

  it.each([
    `<details open><p>${TEXT}</p></details>`,
    `<details><summary>${TEXT}</summary></details>`,
    `<dialog open><p>${TEXT}</p></dialog>`,
    `<p aria-hidden="false">${TEXT}</p>`,
  ])('is told apart from one that is seen: %s', (html) => {
    expect(changes(`<p>${TEXT}</p>`, html)).toEqual([]);
  });

  it('is told within a line', () => {
    const [before, after] = ['<p>We do not promise it.', '<p>We do <b hidden>not</b> promise it.'];
    expect(changes(before, after)).toEqual([['added', 'hidden', 'Hidden from visitors: not']]);
    expect(changes(after, before)).toEqual([['removed', undefined, null]]);
  });

  it('is told where a text was cut in two', () => {
    expect(changes('<p>We promise it. To all.', '<p>We promise it.<p hidden>To all.')).not.toEqual(
      [],
    );
  });

  it('is told where it is new, has moved or was edited', () => {
    expect(changes('<p>One.</p>', `<p>One.</p><p hidden>${TEXT}</p>`)).toEqual([
      ['added', 'hidden', TEXT],
    ]);
    expect(changes(`<p>${TEXT}</p>`, '<p hidden>We promise it to somebody.</p>')).toEqual([
      ['changed', 'hidden', 'We promise it to somebody.'],
    ]);
  });

  it('is told by every report', () => {
    const report = compare(`<h1>Terms</h1><p>${TEXT}`, `<h1>Terms</h1><p hidden>${TEXT}`);
    expect(report.nothingChanged).toBe(false);
    for (const text of [markdownReport(report), terminalReport(report), htmlReport(report)]) {
      expect(text).toContain('now hidden from visitors');
      expect(text).not.toContain(NOTHING_CHANGED);
    }
    const back = compare(`<p aria-hidden="true">${TEXT}`, `<p>${TEXT}`);
    for (const text of [markdownReport(back), terminalReport(back), htmlReport(back)])
      expect(text).toContain('now shown');
  });

  it('is a change of a text that binds, also where all around it is hidden', () => {
    const terms = {
      route: '/terms',
      name: 'Terms',
      text: 'main',
      versions: '#versions',
      version: '#version',
      effective: '#effective',
      changes: '#versions li',
      editorial: '.editorial',
    };
    const page = (attribute: string) =>
      `<body ${attribute}><main><p>${TEXT}</p><div id="versions"><p id="version">1</p></div></main>`;
    const { blocking } = compare(page(''), page('hidden'), { ...CONFIG, documents: [terms] });
    expect(blocking.map(({ page: route }) => route)).toEqual(['/terms']);
  });
});

describe('A link for editors', () => {
  const forge = 'https://forge.example/muuva/website/edit/main/src/content/';
  const config = { ...CONFIG, ignore: [{ selector: '.edit', leadsTo: forge }] };
  const edit = (inner: string) => `<p>One.</p><p class="edit">${inner}</p>`;
  const link = (address: string) => `<a href="${address}">Edit this text</a>`;

  it('is no part of the page', () => {
    expect(compare('<p>One.</p>', edit(link(`${forge}a.mdx`)), config).nothingChanged).toBe(true);
  });

  it.each([
    ['leads elsewhere', link('https://evil.example/')],
    [
      'leads to another file of the forge',
      link('https://forge.example/muuva/website/edit/main/package.json'),
    ],
    ['climbs out of its folder', link(`${forge}../../package.json`)],
    ['is none', TEXT],
    ['is beside a text', `${TEXT} ${link(`${forge}a.mdx`)}`],
    ['is one of two', link(`${forge}a.mdx`) + link('https://evil.example/')],
  ])('is a part of the page where it %s', (_, inner) => {
    expect(compare('<p>One.</p>', edit(inner), config).nothingChanged).toBe(false);
  });
});
