import { describe, expect, it } from 'vitest';
import { checkContent } from '../../src/editorial/check/check.ts';
import { withChange, withFile, CONTENT } from './content.ts';

const fixes = (name: string, from: string, to: string) =>
  checkContent(withChange(name, from, to)).map(({ fix }) => fix);

describe('A fix can be typed as it stands', () => {
  it.each([
    [
      'the Fridays before and after another day',
      'contests/meme-wars.yaml',
      ['2025-08-22', '2025-08-20'],
      'winnersFrom: 2025-08-15 or winnersFrom: 2025-08-22',
    ],
    [
      'a title that was broken onto the next line',
      'legal/02-not-financial-advice.mdx',
      ['Not financial', 'Not\nfinancial'],
      'title: Not financial advice',
    ],
    [
      'a quoted title on three lines',
      'legal/07-indemnity-clause.mdx',
      ['Indemnity clause', '"Indemnity\nclause\nnow"'],
      'title: "Indemnity clause now"',
    ],
    [
      'a broken text that needs quotation marks',
      'pages/legal.mdx',
      ['A lawyer has not approved', 'A lawyer: has not\n  approved'],
      'text: "A lawyer: has not approved this text."',
    ],
    ['a group without its bracket', 'coins/bigfoot.yaml', ['supply:', 'supply: ['], 'supply:'],
    [
      'a group without its quotation mark',
      'coins/bigfoot.yaml',
      ['supply:', 'supply: "'],
      'supply:',
    ],
    [
      'a line with spaces instead of a tab',
      'coins/bigfoot.yaml',
      ['  percent: 25', '\tpercent: 25'],
      'Start the line with 2 spaces instead: percent: 25',
    ],
    [
      'a title with a name in it',
      'legal/07-indemnity-clause.mdx',
      ['title: Indemnity', 'title: &amp Indemnity'],
      'title: "&amp Indemnity clause"',
    ],
    ['the page that a file is', 'pages/about.mdx', ['page: about\n', ''], 'page: about'],
    ['a page with a number for a name', 'pages/404.mdx', ['page: "404"\n', ''], 'page: "404"'],
    ['a group with a name', 'coins/bigfoot.yaml', ['supply:', 'supply: &s'], 'supply:'],
  ])('%s', (_, name, [from = '', to = ''], fix) => {
    expect(fixes(name, from, to)).toEqual([fix]);
  });

  it('of a figure that is settled without quotation marks', () => {
    const coin = CONTENT.find(({ name }) => name === 'coins/bigfoot.yaml')?.source ?? '';
    const [supply = ''] = /^supply:\n(?: .*\n)+/m.exec(coin) ?? [];
    expect(fixes('coins/bigfoot.yaml', supply, 'supply: { value: 5, shown: 5 }\n')).toContain(
      'value: "5"',
    );
  });

  it('names the file that has the same question, whatever its capitals', () => {
    const { source } = CONTENT.find(({ name }) => name === 'faq/01-right-address.mdx') ?? {
      source: '',
    };
    const files = withFile('faq/05-again.mdx', source.replace('How do I know', 'How do i  know'));
    expect(checkContent(files)).toMatchObject([
      {
        rule: 'names-are-unique',
        what: '“How do i  know I have the right contract address?” stands in src/content/faq/01-right-address.mdx too.',
        fix: 'Write another question here, or take one of the two files out.',
      },
    ]);
  });
});
