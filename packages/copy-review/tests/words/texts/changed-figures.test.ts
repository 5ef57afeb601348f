import { describe, expect, it } from 'vitest';
import { toViewModel } from '../../../src/report/view-model.ts';
import { compare, CONFIG, p, TERMS, unmarked } from '../../reading.ts';

const factsOf = (...sites: Parameters<typeof compare>) =>
  compare(...sites).facts.map(
    ({ section, kind, before, after }) =>
      `${section && `${section} `}${kind}: ${before} → ${after}`,
  );
/** The changed facts of a text in which `[-…]` was removed and `[+…]` added. */
const factsIn = (text: string) => factsOf(...unmarked(text));

describe('Changed facts', () => {
  it.each([
    ['a date', 'Locked until [-1 July 2027][+2 July 2027].', ['date: 1 July 2027 → 2 July 2027']],
    ['a year after a preposition', 'It ends in [-2027][+2028] or so.', ['date: 2027 → 2028']],
    ['a chain', 'It lives on [-Solana][+Ethereum] for now.', ['chain: Solana → Ethereum']],
    ['a number', 'Some [-5][+6] people met.', ['number: 5 → 6']],
    ['a number with a separator', 'Some [-1,000][+900] people met.', ['amount: 1,000 → 900']],
    ['an added figure', 'You can win [+5 % of ]it.', ['percent: null → 5 %']],
    [
      'figures of two kinds',
      'We lock it [-for 12 months][+until 1 July 2027].',
      ['duration: 12 months → null', 'date: null → 1 July 2027'],
    ],
    [
      'two swapped figures',
      'From [-1 %][+2 %] it grows to [-2 %][+1 %] at once.',
      ['percent: 1 % → 2 %', 'percent: 2 % → 1 %'],
    ],
    [
      'two adjacent figures of a kind',
      'We take [-1 % 2 %][+3 % 4 %] more.',
      ['percent: 1 % → 3 %', 'percent: 2 % → 4 %'],
    ],
    [
      'one of several adjacent figures',
      'We take 1 % [-2 %][+3 % 4 %] more.',
      ['percent: 2 % → 3 %', 'percent: null → 4 %'],
    ],
    [
      'a date that the text stated twice as one',
      'Locked until [-1 July 2026. The date, 1 July 2026, has passed][+1 July 2027].',
      ['date: 1 July 2026 → 1 July 2027'],
    ],
    [
      'a date that the text states twice as one',
      'Locked until [-1 July 2027][+1 July 2026. The date, 1 July 2026, has passed].',
      ['date: 1 July 2027 → 1 July 2026'],
    ],
    [
      'a second date of a text',
      'Locked until [-1 July 2026. The date, 2 July 2026, has passed][+1 July 2027].',
      ['date: 1 July 2026 → 1 July 2027', 'date: 2 July 2026 → null'],
    ],
    [
      'a second figure that is no date, even if both were equal',
      'We take [-5 %][+6 %] to buy[- and 5 % to sell].',
      ['percent: 5 % → 6 %', 'percent: 5 % → null'],
    ],
    ['none if only words changed', 'It [-may][+will] cost R 500.', []],
    ['no unchanged invalid date', 'Since 31/02/2026 [-we][+they] wait.', []],
    [
      'a changed invalid date',
      'Since [-31/02/2026][+30/02/2026] we wait.',
      ['date: 31/02/2026 → 30/02/2026'],
    ],
  ])('%s', (_, text, expected) => {
    expect(factsIn(text)).toEqual(expected);
  });

  /** A page with an answer in HTML in its structured data. */
  const data = (html: string) =>
    `<script type="application/ld+json">${JSON.stringify({ text: html })}</script><p>One.`;
  const answer = (day: number, verb: string) =>
    data(
      `<p>See <a href="/pledge">it</a>.</p><p>It ${verb} end on <time datetime="2027-05-0${day}">${day} May 2027</time> &amp; on.</p>`,
    );

  it('in HTML in structured data have their sentence without tags', () => {
    const report = compare(answer(1, 'may'), answer(2, 'will'));
    expect(report.facts).toMatchObject([
      {
        before: '1 May 2027',
        after: '2 May 2027',
        sentence: 'text: It will end on 2 May 2027 & on.',
      },
    ]);
    const [place] = toViewModel(report).facts[0]?.places ?? [];
    expect(place?.sentence).toContainEqual({ op: '+', text: '2 May 2027' });
  });

  it('are the addresses of links in HTML in structured data, unless they are within the site', () => {
    const link = (url: string) => data(`<p>See <a href="${url}">it</a>.</p>`);
    expect(compare(link('/pledge'), link('https://b.example/')).facts).toMatchObject([
      { kind: 'url', before: null, after: 'https://b.example/' },
    ]);
  });

  it('once per section, however often they occur', () => {
    const says = (share: string) => p(`We take ${share} of it.`, `Again: ${share} of it, really.`);
    const text = `<h2>A</h2>${says('[-1 %][+2 %]')}<h2>B</h2>${says('[-1 %][+2 %]')}`;
    expect(factsIn(text)).toEqual(['A percent: 1 % → 2 %', 'B percent: 1 % → 2 %']);
  });

  it('without a value that only moved to another sentence, where a second one was added', () => {
    expect(
      factsIn(p('We take [-5 %][+some] of the coins.', 'You get the rest[+, 95 % or 5 %].')),
    ).toEqual(['percent: null → 95 %']);
  });

  it('as one removal beside the one that was replaced in another sentence', () => {
    const text = p('Locked until [-1 July 2026][+1 July 2027].', 'It melts[- on 1 July 2026].');
    expect(factsIn(text)).toEqual(['date: 1 July 2026 → 1 July 2027', 'date: 1 July 2026 → null']);
  });

  it('as one removal if a sentence loses a value twice and another gains it once', () => {
    expect(factsIn(p('You get the rest[-, 5 % and 5 %].', 'We take some coins[+, 5 %].'))).toEqual([
      'percent: 5 % → null',
    ]);
  });

  it('as another one if the same value appears in another sentence while its own gets a new one', () => {
    expect(factsIn(p('We take [-5 %][+6 %] of coins.', 'You get all the rest[+, 5 %].'))).toEqual([
      'percent: 5 % → 6 %',
      'percent: null → 5 %',
    ]);
  });

  it('in a removed paragraph and a removed row', () => {
    const gone = ['percent: 5 % → null'];
    expect(factsIn('<p>Snow.[-<p>We take 5 % of it.]')).toEqual(gone);
    expect(factsIn('<table>[-<tr><td>Fee<td>5 %]<tr><td>Tax<td>1 %</table>')).toEqual(gone);
  });

  it('in added and removed pages', () => {
    expect(factsOf({ '/a': p('We take 5 %.') }, { '/b': p('Until 1 July 2027.') })).toEqual([
      'percent: 5 % → null',
      'date: null → 1 July 2027',
    ]);
  });
});

describe('A value that a text loses and gains', () => {
  it.each([
    [
      'did not change if it moved with its words',
      'You have [-30 days to cancel and ]60 days to appeal[+ and 30 days to cancel].',
      [],
    ],
    [
      'did not change if the sentences were reordered',
      '[-Cancel within 30 days. ]Appeal within 60 days.[+ Cancel within 30 days.]',
      [],
    ],
    [
      'changed if two named things swapped their amounts, beside another edit',
      'The team gets [-R 500][+R 700], and the studio [+now ]gets [-R 700 at once][+R 500 right away].',
      ['money: R 500 → R 700', 'money: R 700 → R 500'],
    ],
    [
      'changed if it passed from one thing to another',
      'Refunds take [-30 days][+14 days], and appeals take [-60 days][+30 days].',
      ['duration: 30 days → 14 days', 'duration: 60 days → 30 days'],
    ],
    [
      'changed if it took the place of another one',
      'The team gets [-R 500][+some], the studio gets [-R 700][+R 500].',
      ['money: R 500 → null', 'money: R 700 → R 500'],
    ],
    [
      'is left out of the pair of another one',
      '[-Refunds take 30 days, and appeals][+Appeals] take 60 days or so[+, and refunds take 14 days].',
      ['duration: 30 days → 14 days'],
    ],
    ['did not change in its cell', '<table><tr><td>Fee<td>[-5 % or 7 %][+7 % or 5 %]</table>', []],
    [
      'stays beside a new cell',
      '<table><tr><td>1 %[+<td>2 %]<td>5 %</table>',
      ['percent: null → 2 %'],
    ],
    [
      'changed if it swapped places, and only words that both share are as before',
      'At noon holders [+will ]get [-5 %][+7 %], at night holders [+will ]get [-7 %][+5 %].',
      ['percent: 5 % → 7 %', 'percent: 7 % → 5 %'],
    ],
    [
      'is that of another thing in another section',
      '<h2>A</h2><p>Fox shirt, red.[- It costs R 5.]<h2>B</h2><p>Owl shirt, blue.[+ It costs R 9.]',
      ['A money: R 5 → null', 'B money: null → R 9'],
    ],
    [
      'did not change if all words did',
      '[-We hold 5 % and burn 7 % of it.][+7 % of it gets burnt, while 5 % is held.]',
      [],
    ],
    [
      'changed beside its own words, where another text has the same ones',
      p('Fox shirt, red.[+ It costs R 9.]', 'Owl shirt, blue. It costs [-R 5][+R 6].'),
      ['money: null → R 9', 'money: R 5 → R 6'],
    ],
    [
      'changed although another text has it with its words',
      p('Fox shirt. It costs [-R 5][+only R 9].', 'Owl shirt. It costs [-only R 9][+R 5].'),
      ['money: R 5 → R 9', 'money: R 9 → R 5'],
    ],
    [
      'changed if it swapped cells without words',
      '<table><tr><td>Fee<td>[-5 %][+7 %]<td>[-7 %][+5 %]</table>',
      ['percent: 5 % → 7 %', 'percent: 7 % → 5 %'],
    ],
  ])('%s', (_, text, expected) => {
    expect(factsIn(text)).toEqual(expected);
  });
});

describe('The values of a paragraph', () => {
  const swapped = ['percent: 5 % → 7 %', 'percent: 7 % → 5 %'];

  it.each([
    [
      'are swapped while it is split',
      p('The fee is [-5][+7] %.[+<p>] The tax is [-7][+5] %.'),
      swapped,
    ],
    [
      'are swapped while it is merged',
      p('The fee is [-5][+7] %.[-<p>] The tax is [-7][+5] %.'),
      swapped,
    ],
    [
      'change while it becomes a list',
      '[-<p>][+<ul><li>]Ann gets R [-5][+7], [+<li>]Bob gets R [-6][+8]',
      ['money: R 5 → R 7', 'money: R 6 → R 8'],
    ],
    [
      'are of other things if one paragraph is gone, and another new',
      '[-<p>Fox shirt. It costs R 5.]<p>Owl shirt. It costs R 7.[+<p>Elk hat, for the winter. It costs R 9.]',
      ['money: R 5 → null', 'money: null → R 9'],
    ],
    ['stay as they are while it is split', p('The fee is 5 %.[+<p>] The tax is [+only ]7 %.'), []],
  ])('%s', (_, text, expected) => {
    expect(factsIn(text)).toEqual(expected);
  });
});

describe('A value that a removed text and an added one share', () => {
  const link = (text: string) => `<p><a href="https://a.example/">${text}</a>`;
  const removedAndAdded = ['duration: 30 days → null', 'duration: null → 30 days'];

  it.each([
    [
      'is told as removed and as added if the texts are rows',
      '<table>[-<tr><td>Session cookie of the shop<td>30 days]<tr><td>Snow<td>1 %<tr><td>Ice<td>2 %[+<tr><td>Pixel by advertisers elsewhere<td>30 days]</table>',
      removedAndAdded,
    ],
    [
      'is told as removed and as added if the texts are in two places',
      '[-<p>We keep what you wrote for 30 days.]<p>Snow is here.<p>Ice is there.[+<p>Refunds come within 30 days.]',
      removedAndAdded,
    ],
    [
      'is not told if one text is in the place of the other',
      '<p>[-We keep what you wrote for 30 days][+Your messages vanish 30 days later].<p>Snow is here.',
      [],
    ],
    [
      'is not told if it is the address of a link',
      `[-${link('Some words')}]<p>Snow is here.<p>Ice is there.[+${link('Other ones')}]`,
      [],
    ],
  ])('%s', (_, text, expected) => {
    expect(factsIn(text)).toEqual(expected);
  });
});

describe('A value that is written in another way', () => {
  it.each([
    'Until 7 [-Aug][+August] 2026 only.',
    'Until [-Friday, ]7 August 2026, only.',
    'Some [-1,000][+1000] people met.',
    'It costs [-R5 m][+R5,000,000] now.',
    'It costs [-€5 m][+€5 million] now.',
    'Locked for [-two years][+24 months].',
  ])('is no changed fact: %s', (text) => {
    expect(factsIn(text)).toEqual([]);
  });
});

describe('The address of a link', () => {
  it.each([
    ['within the page is no hashtag', '#[-first][+second]-part', []],
    ['that is added within the page is no hashtag', '[+#second-part]', []],
    ['within the site is no number', '/[-2026][+2027]/page-[-1][+2]', []],
    [
      'is compared whole',
      'https://a.example/[-5/#one][+6/#two]',
      ['url: https://a.example/5/#one → https://a.example/6/#two'],
    ],
    [
      'is compared whole, with its query',
      'mailto:a@[-b][+c].example?subject=Now',
      ['email: mailto:a@b.example?subject=Now → mailto:a@c.example?subject=Now'],
    ],
    [
      'is one fact with the same address in the text',
      'mailto:[-A@b][+a@c].example',
      ['email: A@b.example → a@c.example'],
    ],
    [
      'may be a number to call',
      'tel:+2721000000[-1][+2]',
      ['url: tel:+27210000001 → tel:+27210000002'],
    ],
  ])('%s', (_, address, expected) => {
    expect(factsIn(`Read <a href="${address}">on</a>.`)).toEqual(expected);
  });

  it('is no hashtag in the canonical address', () => {
    expect(factsIn('<link rel="canonical" href="#[-a1][+b2]">Snow.')).toEqual([]);
  });

  it('is a hashtag in the text', () => {
    expect(factsIn('Say [-#YETI][+#NESSIE] now.')).toEqual(['hashtag: #YETI → #NESSIE']);
  });
});

describe('A changed fact', () => {
  const sentencesOf = (before: string, after: string) =>
    compare(before, after).facts.map(({ sentence }) => sentence);

  it('has the sentence in which it is now, or in which it was', () => {
    expect(
      sentencesOf(
        p('Snow fell. We take 5 % of it. It melts on 7 Aug. 2026 at noon.'),
        p('Snow fell. We take 6 % of it. It melts at noon.'),
      ),
    ).toEqual(['We take 6 % of it.', 'It melts on 7 Aug. 2026 at noon.']);
  });

  it('has the row of its table', () => {
    const row = (share: string) => `<table><tr><td>Fee<td>${share}</table>`;
    expect(sentencesOf(row('5 %'), row('6 %'))).toEqual(['Fee\t6 %']);
  });

  it('has no sentence if it is a whole paragraph, or the address of a form', () => {
    expect(sentencesOf(p('R 500'), p('R 600'))).toEqual([undefined]);
    const form = (address: string) => `<form action="https://a.example/${address}">Send</form>`;
    expect(sentencesOf(form('1'), form('2'))).toEqual([undefined]);
  });

  it('has the words of a link if it is its address', () => {
    const link = (address: string) => `<p>Read <a href="https://a.example/${address}">on</a>.`;
    expect(sentencesOf(link('1'), link('2'))).toEqual(['on']);
  });
});

describe('A detail of a binding document', () => {
  const config = { ...CONFIG, documents: [{ ...TERMS, details: '#details' }] };
  const row = (value: string) => `<tr><td>Company<td>${value}`;
  const OTHERS = '<tr><td>A<tr><td>B';
  const page = (text: string, rows: string) => ({
    '/terms': `<main><p>${text}<table id="details">${rows}</table></main>`,
  });

  it.each([
    ['is a fact', row('Old Ltd'), row('New Ltd'), ['Company\tOld Ltd → Company\tNew Ltd']],
    ['is no fact beside its figure', row('R 500'), row('R 600'), ['R 500 → R 600']],
    ['is no fact if it moved', row('Old Ltd') + OTHERS, OTHERS + row('Old Ltd'), []],
  ])('%s', (_, before, after, expected) => {
    const { facts, pages } = compare(page('One.', before), page('Two.', after), { config });
    expect(pages).toHaveLength(1);
    expect(facts.map((fact) => `${fact.before} → ${fact.after}`)).toEqual(expected);
  });
});

describe('A date for machines', () => {
  const time = (date: string, words: string) =>
    p(`Until <time datetime="${date}">${words}</time>.`);

  it.each([
    ['the same date', '7 Aug 2026', '9 Aug 2026', ['date: 7 Aug 2026 → 9 Aug 2026']],
    ['no date', 'soon', 'later', ['date: 2026-08-07 → 2026-08-09']],
    [
      'a date without a year',
      '7 Aug',
      '9 Aug',
      ['date: 7 Aug → 9 Aug', 'date: 2026-08-07 → 2026-08-09'],
    ],
  ])(
    'is a fact of its own unless its words say the same; here they say %s',
    (_, before, after, told) => {
      expect(factsOf(time('2026-08-07', before), time('2026-08-09', after))).toEqual(told);
    },
  );
});
