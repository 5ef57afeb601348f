import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../../src/editorial/check/check.ts';
import { readContentFile, type ContentFile } from '../../../../src/editorial/content/read.ts';
import { CONTENT, withChange, withFile, withoutFile } from '../fixture-content.ts';

const told = (files: readonly ContentFile[]) =>
  checkContent(files).map(
    ({ file, line, column, rule, what, fix }) =>
      `${file}:${line}:${column} [${rule}] ${what} ${fix}`,
  );

describe('The content check', () => {
  it('finds nothing wrong with the site’s own content', () => {
    expect(told(CONTENT)).toEqual([]);
  });

  it('names a misspelt setting, its place, and the setting that was meant', () => {
    const messages = told(withChange('faq/01-right-address.mdx', 'question:', 'qestion:'));
    expect(messages).toEqual([
      'src/content/faq/01-right-address.mdx:2:1 [settings-fit-their-schema] “qestion” is not a setting of this question. question: How do I know I have the right contract address?',
    ]);
  });

  it('says what a setting is for', () => {
    const files = withChange('pledge/05-verifiable-burns.mdx', 'place: Burn Hill\n', '');
    expect(checkContent(files)).toMatchObject([
      { what: '“place” is missing.', why: 'The name of the place on the map. Decoration.' },
    ]);
  });

  it('reports every fault of every file at once', () => {
    const one = withChange('faq/01-right-address.mdx', 'question:', 'qestion:');
    const files = withChange('studio.yaml', 'responseHours: 24', 'responseHours: soon').map(
      (file) =>
        file.name === 'faq/01-right-address.mdx'
          ? (one.find(({ name }) => name === file.name) ?? file)
          : file,
    );
    expect(new Set(checkContent(files).map(({ file }) => file))).toEqual(
      new Set(['src/content/faq/01-right-address.mdx', 'src/content/studio.yaml']),
    );
  });

  it('refuses a day that the calendar does not have', () => {
    expect(
      told(withChange('coins/bigfoot.yaml', 'launched: 2025-08-05', 'launched: 2026-13-45')),
    ).toEqual([
      'src/content/coins/bigfoot.yaml:7:11 [settings-fit-their-schema] “2026-13-45” is not a date. Write the date between quotes, as year-month-day, such as "2026-08-07".',
    ]);
  });

  it('asks for quotes around a date that the site would read as a point in time', () => {
    const link =
      '      status: placeholder\n      shown: not published yet\n      supply: The link to the first burn transaction in a block explorer.';
    const supplied =
      '      status: supplied\n      value: { url: https://a.example, checked: 2026-01-05 }';
    const messages = told(withChange('pledge/05-verifiable-burns.mdx', link, supplied));
    expect(messages.join()).toContain(
      '“2026-01-05” stands without quotation marks. checked: "2026-01-05"',
    );
  });

  it.each([
    [
      'a colon in an unquoted value',
      'title: General: information',
      'title: "General: information"',
    ],
    ['a quotation mark that is not closed', 'title: "General', 'title: "General"'],
    ['a tab', 'title: x\n\tpanel: publisher', 'Start the line with no space instead: panel'],
    ['a setting that stands twice', 'title: A\ntitle: B', 'Remove one of the two settings'],
  ])('explains %s', (_, line, fix) => {
    const files = withChange(
      'legal/01-general-information.mdx',
      'title: General information',
      line,
    );
    expect(told(files).join('\n')).toContain(fix);
  });

  it('finds a file without settings', () => {
    const messages = told(withFile('faq/05-new.mdx', 'Just a text.\n'));
    expect(messages.join()).toContain('This file has no settings.');
  });

  it('finds a missing file, and names the one that was meant', () => {
    expect(told(withoutFile('legal.yaml')).join()).toContain('There is no file “legal.yaml”.');
    const renamed = [
      ...withoutFile('legal.yaml'),
      ...withFile('leagl.yaml', '').filter(({ name }) => name === 'leagl.yaml'),
    ];
    expect(told(renamed).join()).toContain('Rename “leagl.yaml” to “legal.yaml”.');
  });

  it('finds two sections with one number, a gap, and a name without a number', () => {
    const faq = '---\nquestion: Why?\n---\n\nBecause.\n';
    expect(told(withFile('faq/04-too.mdx', faq)).join()).toContain('have the same number');
    expect(told(withFile('faq/90-far.mdx', faq)).join()).toMatch(
      /No file of “faq” has the number \d\d\./,
    );
    expect(told(withFile('faq/why.mdx', faq)).join()).toContain(
      '“faq/why.mdx” does not say where it belongs',
    );
  });

  it('says which name a text of another kind should have', () => {
    const faq = '---\nquestion: Why?\n---\n\nBecause.\n';
    for (const name of ['faq/05-more.md', 'faq/05-More.MDX', 'faq/05-more.txt'])
      expect(told(withFile(name, faq)).join()).toContain('Rename it to “faq/05-more.mdx”.');
    expect(told(withFile('faq/05-more.docx', faq)).join()).toContain('Move it out');
  });

  it('finds a question that was copied and not changed', () => {
    const copy = '---\nquestion: How do I know I have the right contract address?\n---\n\nSo.\n';
    expect(told(withFile('faq/05-copy.mdx', copy))).toEqual([
      'faq/05-copy.mdx:2:11 [names-are-unique] “How do I know I have the right contract address?” stands in src/content/faq/01-right-address.mdx too. Write another question here, or take one of the two files out.',
    ]);
  });

  it('finds no section missing and no line needless because a file is empty', () => {
    const name = 'legal/03-no-guarantees.mdx';
    const files = CONTENT.map((one) => (one.name === name ? readContentFile(name, '') : one));
    expect(checkContent(files).map(({ file, rule }) => [file, rule])).toEqual([
      [name, 'every-byte-can-be-read'],
    ]);
  });

  it('finds no link wrong because the file that it leads to cannot be read', () => {
    const name = 'legal/01-general-information.mdx';
    for (const source of ['So.', '']) {
      const files = CONTENT.map((one) => (one.name === name ? readContentFile(name, source) : one));
      const links = checkContent(files).filter(({ rule }) => rule === 'every-link-leads-somewhere');
      expect(links).toEqual([]);
    }
  });

  it('keeps the seven sections of the Legal page', () => {
    const errors = (name: string) =>
      checkContent(withoutFile(name))
        .filter(({ severity }) => severity === 'error')
        .map(({ what, fix }) => `${what} ${fix}`);
    expect(errors('legal/03-no-guarantees.mdx')).toEqual([
      'The section “no-guarantees” of the Legal page is missing. Bring back its file, which begins with 03-',
    ]);
    expect(errors('legal/07-indemnity-clause.mdx')).toEqual([
      'The section “indemnity-clause” of the Legal page is missing. Bring back its file, which begins with 07-',
      expect.stringContaining('There is no place “#indemnity-clause”'),
    ]);
    const more = '---\ntitle: More\nanchor: more\n---\n\nSo.\n';
    expect(told(withFile('legal/08-more.mdx', more))).toHaveLength(1);
  });

  it('finds a link to a page or a place that does not exist', () => {
    expect(
      told(
        withChange(
          'navigation.yaml',
          '{ label: Legal, href: /legal }',
          '{ label: Legal, href: /legall }',
        ),
      ),
    ).toEqual([
      expect.stringMatching(/navigation\.yaml:\d+:29 .*no page at “\/legall”\. Write \/legal$/),
    ]);
    expect(
      told(withChange('pages/home.mdx', '/legal#indemnity-clause', '/legal#indemnity')).join(),
    ).toContain('Write /legal#indemnity-clause');
    expect(
      told(withChange('faq/04-reach-the-team.mdx', 'By e-mail,', 'By [e-mail](/kontact),')).join(),
    ).toContain('Write /contact');
  });

  it('finds two pages with one title, and two proofs with one id', () => {
    expect(
      told(
        withChange(
          'pages/contact.mdx',
          'title: Contact the studio | MUUVA',
          'title: Legal & Disclaimer | MUUVA',
        ),
      ).join(),
    ).toContain('“Legal & Disclaimer | MUUVA” stands in src/content/pages/contact.mdx too.');
    expect(
      told(withChange('pledge/05-verifiable-burns.mdx', 'id: burn', 'id: locker')).join(),
    ).toContain('“locker” stands in src/content/pledge/01-locked-liquidity.mdx too.');
  });

  it('finds a card or a staff that names a proof or a pledge that does not exist', () => {
    expect(told(withChange('pages/home.mdx', 'proof: locker', 'proof: loker')).join()).toContain(
      'No proof in the pledges is called “loker”. Write locker.',
    );
    expect(
      told(withChange('pages/trust-pledge.mdx', 'pledge: founder-wallet', 'pledge: wallet')).join(),
    ).toContain('No pledge in the pledges is called “wallet”.');
  });

  it('finds code in the prose', () => {
    const messages = told(
      withChange(
        'faq/01-right-address.mdx',
        'Our address is not',
        'Our address {1 + 1} is <b>not</b>',
      ),
    ).join('\n');
    expect(messages).toContain('The “{” sign starts code here.');
    expect(messages).toContain('“<b>” is a tag. Write **not**');
  });

  it('finds an empty section, and a pledge that does not say how to check it', () => {
    expect(told(withFile('faq/05-new.mdx', '---\nquestion: Why?\n---\n')).join()).toContain(
      'There is no text below the settings.',
    );
    expect(
      told(
        withChange('pledge/01-locked-liquidity.mdx', '### How you would check it', '### Trust us'),
      ).join(),
    ).toContain('“Trust us” is not a part of a pledge. Write ### How you would check it');
  });

  it.each([
    'guaranteed returns',
    'risk-free',
    'You can’t lose',
    'will moon',
    'to the moon',
    'get rich',
    'a safe investment',
    '100x',
  ])('refuses to promise a gain: %s', (promise) => {
    const messages = told(
      withChange('faq/01-right-address.mdx', 'A matching name', `${promise}. A matching name`),
    );
    expect(messages.join()).toContain('promises a gain');
  });
});

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

const coin = (from: string, to: string) =>
  checkContent(withChange('coins/bigfoot.yaml', from, to)).map(({ what, fix }) => `${what} ${fix}`);

describe('A share of more than all', () => {
  it('is told once, with a share that can be', () => {
    expect(coin('percent: 25', 'percent: 250')).toEqual(['“250” is more than 100. percent: 25']);
    expect(coin('percent: 50', 'percent: 1000')).toEqual(['“1000” is more than 100. percent: 100']);
    expect(coin('percent: 50', 'percent: 100.5')).toEqual([
      '“100.5” is more than 100. percent: 10.05',
    ]);
  });

  it('is not needed for shares that come to more than all together', () => {
    expect(coin('percent: 50', 'percent: 90')).toHaveLength(1);
  });
});

describe('An amount whose two forms differ', () => {
  it('is told with either form to type', () => {
    const [found, ...others] = coin('"100000000000000"', '"7000000000000"');
    expect(found).toContain('Write shown: 7,000,000,000,000 or value: "100000000000000"');
    expect(others).toEqual([]);
    expect(coin('"100000000000000"', '100 trillion')).toHaveLength(1);
  });
});
