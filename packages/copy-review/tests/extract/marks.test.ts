import { describe, expect, it } from 'vitest';
import { blocksOf, changesOf, compare } from '../reading.ts';

describe('Words that are struck out or inserted', () => {
  it.each([
    ['<p>It is <del>old</del> news.', ['It is old news.', 'aside: Struck out: old']],
    ['<p>It is <s>old</s> news.', ['It is old news.', 'aside: Struck out: old']],
    ['<p>It is <strike>old</strike> news.', ['It is old news.', 'aside: Struck out: old']],
    ['<p>It is <ins>new</ins>.', ['It is new.', 'aside: Inserted: new']],
    [
      '<p>R <del>500</del><ins>400</ins>now',
      ['R 500 400 now', 'aside: Struck out: 500', 'aside: Inserted: 400'],
    ],
    ['<p>R<del>500</del>', ['R 500', 'aside: Struck out: 500']],
    ['<p>R<del></del>500', ['R 500']],
    ['<p>(<del>500</del>)', ['(500)', 'aside: Struck out: 500']],
    ['<p>R <del> </del>500', ['R 500']],
    ['<p><del>5</del><b>,</b>a<b>b</b>', ['5,ab', 'aside: Struck out: 5']],
    ['<p><del>5<b>00</b></del>', ['500', 'aside: Struck out: 500']],
    ['<p><del>It <ins>is <s>so</s></ins></del>', ['It is so', 'aside: Struck out: It is so']],
    ['<del><p>One</p><p>Two</p></del>', ['One', 'Two', 'aside: Struck out: One Two']],
    ['<del>One<p>Two</p>Three</del>', ['One', 'Two', 'Three', 'aside: Struck out: One Two Three']],
    ['<table><tr><td><del>5 %</del><td>6 %</table>', ['row: 5 %\t6 %', 'aside: Struck out: 5 %']],
    ['<p><constructor>One</constructor>', ['One']],
  ])('are told in %s', (html, expected) => {
    expect(blocksOf(html)).toEqual(expected);
  });

  it('are told when they become so', () => {
    expect(changesOf('<p>It is old.', '<p>It is <del>old</del>.')).toEqual([
      'added ·  · [+Struck out: old]',
    ]);
    expect(compare('<p>R 500 now', '<p>R <del>500</del> now').facts).toMatchObject([
      { kind: 'number', before: null, after: '500' },
    ]);
  });
});

describe('Raised figures', () => {
  it.each([
    ['<p>5 m<sup>2</sup>', '5 m²'],
    ['<p>10<sup>−(12+3)</sup>0', '10⁻⁽¹²⁺³⁾0'],
    ['<p>10<sup>-9</sup>', '10⁻⁹'],
    ['<p>a<sup><a>1</a></sup>2', 'a¹2'],
    ['<p>0123456789<sup>0123456789</sup>', '0123456789⁰¹²³⁴⁵⁶⁷⁸⁹'],
    ['<p>7<sup>th</sup> August 2026', '7th August 2026'],
    ['<p>a<sup>1a</sup>', 'a1a'],
    ['<p>a<sup>a1</sup>', 'aa1'],
  ])('are read so in %s', (html, expected) => {
    expect(blocksOf(html)).toEqual([expected]);
  });

  it('are another text than figures in the line', () => {
    expect(changesOf('<p>It is 5 m<sup>2</sup> wide.', '<p>It is 5 m2 wide.')).toEqual([
      'changed ·  · It is 5 [-m²][+m2] wide.',
    ]);
  });
});

describe('Quotations', () => {
  it.each([
    ['<p>We say <q>pledged</q>.', 'We say “pledged”.'],
    ['<p><q>a <q>b <q>c</q></q></q> <q>d</q>', '“a ‘b “c”’” “d”'],
    ['<table><tr><td><q>a</q></table>', '“a”'],
  ])('have their marks in %s', (html, expected) => {
    expect(blocksOf(html).map((block) => block.replace('row: ', ''))).toEqual([expected]);
  });

  it('read as those that are typed', () => {
    expect(compare('<p>We say “so”.', '<p>We say <q>so</q>.').nothingChanged).toBe(true);
    expect(changesOf('<p>We say so.', '<p>We say <q>so</q>.')).toEqual([
      'changed ·  · We say [+“]so[+”].',
    ]);
  });
});

describe('Where links lead', () => {
  const links = (base: string, ...addresses: string[]) =>
    blocksOf(
      `<head>${base}</head><p>${addresses.map((href) => `<a href="${href}">x</a>`).join('')}`,
    ).slice(1);
  const lead = (...addresses: string[]) => addresses.map((to) => `aside: Link to: ${to}`);

  it('is as it is written, without a base', () => {
    expect(links('<base target="_top">', 'a', '../b', '#c', 'https://d.example')).toEqual(
      lead('a', '../b', '#c', 'https://d.example'),
    );
  });

  it.each([
    ['/docs/', ['/docs/a', '/b', '/docs/#c', 'https://d.example/', 'mailto:e@f.example']],
    ['docs/', ['/docs/a', '/b', '/docs/#c', 'https://d.example/', 'mailto:e@f.example']],
    [
      'https://g.example/h/',
      [
        ...['https://g.example/h/a', 'https://g.example/b', 'https://g.example/h/#c'],
        ...['https://d.example/', 'mailto:e@f.example'],
      ],
    ],
    ['https://', ['/a', '/b', '/#c', 'https://d.example/', 'mailto:e@f.example']],
  ])('is told from the base “%s”', (base, expected) => {
    const written = ['a', '../../b', '#c', 'https://d.example', 'mailto:e@f.example'];
    expect(links(`<base href="${base}"><base href="/no/">`, ...written)).toEqual(lead(...expected));
  });

  it('is as it is written where it is no address, and nothing where there is none', () => {
    expect(links('<base href="/docs/">', 'https://', '')).toEqual(lead('https://'));
  });

  it('is told anew of every link if the base is another', () => {
    const page = (base: string) => `<base href="${base}"><p><a href="a">A link</a>`;
    expect(changesOf(page('/old/'), page('/new/'))).toEqual([
      'changed ·  · Link to: /[-old][+new]/a',
    ]);
    expect(compare(page('/old/'), '<p><a href="/old/a">A link</a>').nothingChanged).toBe(true);
  });

  it('holds for frames and forms, too', () => {
    expect(
      blocksOf('<base href="/docs/"><iframe src="a"></iframe><form action="b"><p>x</form>'),
    ).toEqual(['aside: Shows: /docs/a', 'aside: Sends to: /docs/b', 'x']);
  });
});
