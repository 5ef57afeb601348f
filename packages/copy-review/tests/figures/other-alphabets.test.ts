import { describe, expect, it } from 'vitest';
import { findFigures } from '../../src/figures/find.ts';
import { plainOf } from '../../src/figures/other-alphabets.ts';
import { changesOf, compare } from '../reading.ts';

/** The figures of a text, each as its kind, its signs and its value. */
const read = (text: string) =>
  findFigures(text).map(({ kind, text: signs, value }) => `${kind} ${signs} = ${value ?? 'none'}`);

describe('A date is one figure in', () => {
  it.each([
    ['Greek', '7 Αυγούστου 2026', '2026-08-07'],
    ['Greek capitals', '7 ΑΥΓΟΥΣΤΟΥ 2026', '2026-08-07'],
    ['Greek, shortened', '7 Αυγ. 2026', '2026-08-07'],
    ['Greek, shortened without a point', '7 Αυγ 2026', '2026-08-07'],
    ['Greek, as an ordinal', '1η Μαΐου 2026', '2026-05-01'],
    ['Greek, as an ordinal of another case', '7ης του Ιουνίου, 2026', '2026-06-07'],
    ['Greek, of a month', 'Αύγουστος 2026', '2026-08'],
    ['Greek, in a month', 'Ιούλιο 2026', '2026-07'],
    ['Greek, of any year', '31 Δεκεμβρίου', '--12-31'],
    ['Greek, of no calendar', '31 Ιουνίου 2026', 'none'],
    ['Arabic', '٧ أغسطس ٢٠٢٦', '2026-08-07'],
    ['Arabic with European figures', '7 أغسطس 2026', '2026-08-07'],
    ['Arabic without a hamza', '٧ اغسطس ٢٠٢٦', '2026-08-07'],
    ['Arabic with “of”', '٧ من مايو ٢٠٢٦', '2026-05-07'],
    ['Arabic of the Levant', '٧ كانون الثاني ٢٠٢٦', '2026-01-07'],
    ['Arabic of the Levant in autumn', '٧ تشرين\u00a0الأول ٢٠٢٦', '2026-10-07'],
    ['Arabic of Morocco', '7 غشت 2026', '2026-08-07'],
    ['Arabic, of a month', 'ديسمبر ٢٠٢٦', '2026-12'],
    ['Arabic, of any year', '٧ يناير', '--01-07'],
    ['Arabic figures alone', '٧/٨/٢٠٢٦', '2026-08-07'],
    ['Persian figures alone', '۷/۸/۲۰۲۶', '2026-08-07'],
  ])('%s', (_, date, value) => {
    expect(read(`· ${date} ·`)).toEqual([`date ${date} = ${value}`]);
  });

  it.each([
    ['7 Μαρία 2026', ['number 7 = 7', 'number 2026 = 2026']],
    ['τονΑύγουστος 2026', ['number 2026 = 2026']],
    ['7 Αυγούστουα', ['number 7 = 7']],
    ['7 Αυγούστου 2026-5', ['date 7 Αυγούστου = --08-07', 'number 2026 = 2026', 'number 5 = 5']],
    ['3/7 Αυγούστου', ['number 3/7 = 3/7']],
    ['127 Αυγούστου', ['number 127 = 127']],
    ['3-7 Αυγούστου', ['number 3 = 3', 'date 7 Αυγούστου = --08-07']],
  ])('but not in %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ['el', 'long'],
    ['el', 'short'],
    ['ar-EG', 'long'],
    ['ar-SY', 'long'],
    ['ar-MA', 'long'],
  ] as const)('every month of %s, %s', (language, month) => {
    for (let number = 0; number < 12; number++) {
      const date = new Intl.DateTimeFormat(language, {
        ...{ day: 'numeric', month, year: 'numeric', timeZone: 'UTC', numberingSystem: 'latn' },
      })
        .format(Date.UTC(2026, number, 7))
        .replaceAll(/[\u200e\u200f]/g, '');
      const value = `2026-${String(number + 1).padStart(2, '0')}-07`;
      expect(findFigures(date).map((figure) => [figure.kind, figure.value])).toEqual([
        ['date', value],
      ]);
    }
  });
});

describe('A figure is one token with', () => {
  it.each([
    ['an Arabic sign of percent', '٢٥٪', 'percent', '25'],
    ['an Arabic sign of decimals', '٢٫٥ %', 'percent', '2.5'],
    ['Arabic signs of groups', '٥٬٠٠٠٬٠٠٠', 'amount', '5000000'],
    ['Arabic figures', '٢٥', 'number', '25'],
    ['Persian figures', '۲۵', 'number', '25'],
  ])('%s', (_, text, kind, value) => {
    expect(read(`نحو ${text} منها`)).toEqual([`${kind} ${text} = ${value}`]);
  });

  it('and what is typed in other letters is shown as it was typed', () => {
    expect(read('#Αύγουστος https://α.example/ύ')).toEqual([
      'hashtag #Αύγουστος = #Αύγουστος',
      'url https://α.example/ύ = https://xn--mxa.example/%CF%8D',
    ]);
  });

  it('every figure and letter stands where it stood', () => {
    expect(plainOf('٠١٢٣٤٥٦٧٨٩ ۰۹ ٪٫٬ Ύΰᾧ أآ é 𞸀 5')).toBe('0123456789 09 %., Υυω اا é 𞸀 5');
    expect(plainOf('Éé 5')).toBe('Éé 5');
  });
});

describe('A review of texts in other alphabets', () => {
  it.each([
    [
      'έως 7 Αυγούστου 2026 εδώ',
      'έως 9 Αυγούστου 2026 εδώ',
      '7 Αυγούστου 2026',
      '9 Αυγούστου 2026',
    ],
    ['حتى ٧ أغسطس ٢٠٢٦ فقط', 'حتى ٩ أغسطس ٢٠٢٦ فقط', '٧ أغسطس ٢٠٢٦', '٩ أغسطس ٢٠٢٦'],
    ['نحو ٢٥٪ منها الآن', 'نحو ٢٦٪ منها الآن', '٢٥٪', '٢٦٪'],
    ['Es kostet 1.000,50 € heute', 'Es kostet 1.000,60 € heute', '1.000,50 €', '1.000,60 €'],
  ])('shows the whole fact: %s', (before, after, was, is) => {
    expect(compare(`<p>${before}`, `<p>${after}`).facts).toMatchObject([
      { before: was, after: is },
    ]);
    expect(changesOf(`<p>${before}`, `<p>${after}`)).toEqual([
      `changed ·  · ${before.replace(was, `[-${was}][+${is}]`)}`,
    ]);
  });

  it('knows one value in two alphabets', () => {
    expect(compare('<p>Μέχρι 25 % τώρα', '<p>Μέχρι ٢٥٪ τώρα').facts).toEqual([]);
  });
});
