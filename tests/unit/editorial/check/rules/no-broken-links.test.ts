import { describe, expect, it } from 'vitest';
import { noBrokenLinks } from '../../../../../editorial/check/rules/no-broken-links.ts';
import { ROUTES } from '../../../../../src/content-map.ts';
import { readContentFile } from '../../../../../editorial/content/read.ts';
import { answer, reports } from '../../small-files.ts';

const law = readContentFile('legal/03-no.mdx', '---\nanchor: no-guarantees\n---\n\nNo.\n');
const leads = (line: string) => reports(noBrokenLinks, answer(...line.split('\n')), law);

describe('Every link leads somewhere', () => {
  it.each([
    ['[a](/legall)', '5:5 There is no page at “/legall”. | Write /legal'],
    ['[a](/Legal)', '5:5 There is no page at “/Legal”. | Write /legal'],
    ['[a](/legal/)', '5:5 There is no page at “/legal/”. | Write /legal'],
    ['[a](legal.md)', '5:5 There is no page at “legal.md”. | Write /legal'],
    ['[a](<../contact> "b")', '5:6 There is no page at “../contact”. | Write /contact'],
    ['[a]()', '5:1 There is no page at “”. | Write /'],
    [
      '[a](/legal#no-guarantee)',
      '5:5 There is no place “#no-guarantee” on the page “/legal”. | Write /legal#no-guarantees',
    ],
    ['[a](#fag)', '5:5 There is no place “#fag” on the page “/contact”. | Write /contact#faq'],
    [
      '[a](/our-coins#something-else)',
      '5:5 There is no place “#something-else” on the page “/our-coins”. | Write one of /our-coins, /our-coins#enter',
    ],
    [
      '[a](/nowhere-at-all-in-here)',
      `5:5 There is no page at “/nowhere-at-all-in-here”. | Write one of ${[...ROUTES.values()].join(', ')}`,
    ],
    ['[a][b]\n\n[b]: /legall', '7:6 There is no page at “/legall”. | Write /legal'],
  ])('reports %s', (line, said) => {
    expect(leads(line)).toEqual([said]);
  });

  it.each([
    '[a](/legal#no-guarantees)',
    '[a](#faq)',
    '[a](/)',
    '[a](https://a.example)',
    '`[a](/b)`',
  ])('accepts %s', (line) => {
    expect(leads(line)).toEqual([]);
  });

  it('checks links in settings', () => {
    const file = readContentFile(
      'pages/home.mdx',
      '---\nlinks:\n  - { label: Law, href: "/lgal" }\n---\n',
    );
    expect(reports(noBrokenLinks, file)).toEqual([
      '3:25 There is no page at “/lgal”. | Write /legal',
    ]);
  });
});
