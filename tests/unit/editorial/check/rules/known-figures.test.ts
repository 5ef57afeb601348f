import { describe, expect, it } from 'vitest';
import type { Example } from '../../../../../editorial/check/shared/rule.ts';
import { knownFigures } from '../../../../../editorial/check/rules/known-figures.ts';
import { FACTS, prose, findings } from '../../small-files.ts';

describe('A figure in the Legal or Pledge text', () => {
  const known = (list: string | undefined, files: Example) =>
    findings(knownFigures, {
      ...FACTS,
      ...files,
      ...(list === undefined ? {} : { 'figures.txt': list }),
    });
  const LAW = prose('It became law on 19 October 2022, as Act 25 of 2002.');

  it('is a fact of the register, or reported with a warning', () => {
    expect(known(undefined, { 'legal/01-a.mdx': LAW })).toMatchObject([
      {
        file: 'legal/01-a.mdx',
        place: { start: { line: 5, column: 18 } },
        severity: 'warning',
        reason: '“19 October 2022” is not a known fact.',
        note: 'People rely on this text, and nothing here says where the figure comes from.',
        fix: 'Remove it, or add a line to figures.txt with the figure, or the words around it, a # and where it comes from: 19 October 2022   # …',
      },
      {
        place: { start: { line: 5, column: 42 } },
        reason: '“25” is not a known fact.',
      },
      {
        place: { start: { line: 5, column: 48 } },
        reason: '“2002” is not a known fact.',
      },
    ]);
    expect(
      known(undefined, { 'pledge/01-a.mdx': prose('On 5 August 2025, 25 % or 12 months.') }),
    ).toEqual([]);
  });

  it('is known if it is listed, in any format', () => {
    const list = '# Laws\n\n  Act 25  of 2002   # ECT Act\n19 Oct 2022 # GN 1350\n';
    expect(known(list, { 'legal/01-a.mdx': LAW })).toEqual([]);
    expect(known(list.replaceAll('\n', '\r\n'), { 'legal/01-a.mdx': LAW })).toEqual([]);
  });

  it('is not known if only part of it is listed', () => {
    const found = known('Act 2\n', { 'legal/01-a.mdx': prose('Act 25.') });
    expect(found.map(({ reason }) => reason)).toEqual([
      '“25” is not a known fact.',
      '“Act 2” is not used in the texts of the site.',
    ]);
  });

  it.each(['5 %', 'R500', '3 years', '5 million', '7', '1 May 2020'])(
    'must be known: %s',
    (figure) => {
      for (const name of [
        'legal/01-a.mdx',
        'pledge/01-a.mdx',
        'pages/legal.mdx',
        'pages/trust-pledge.mdx',
      ])
        expect(known(undefined, { [name]: prose(`Not ${figure}.`) })).toMatchObject([
          { reason: `“${figure}” is not a known fact.` },
        ]);
      for (const name of ['faq/01-a.mdx', 'about/01-a.mdx', 'pages/home.mdx', 'legal.yaml'])
        expect(known(undefined, { [name]: prose(`Not ${figure}.`) })).toEqual([]);
    },
  );

  it('is not reported if it disagrees with a fact, which another rule reports', () => {
    expect(known(undefined, { 'legal/01-a.mdx': prose('Locked until 1 July 2027.') })).toEqual([]);
  });

  it('is reported although one fact of its kind is not valid', () => {
    const coin = FACTS['coins/bigfoot.yaml'].replace(
      'lpLockedUntil: 2026-08-07',
      'lpLockedUntil: soon',
    );
    const files = { 'coins/bigfoot.yaml': coin, 'legal/01-a.mdx': prose('Since 1 May 2021.') };
    expect(known(undefined, files).map(({ reason }) => reason)).toEqual([
      '“1 May 2021” is not a known fact.',
    ]);
  });

  it('is not reported while the file of a fact of its kind cannot be parsed', () => {
    const files = { 'coins/bigfoot.yaml': '', 'legal/01-a.mdx': prose('In 3 years, for R500.') };
    expect(known(undefined, files).map(({ reason }) => reason)).toEqual([
      '“R500” is not a known fact.',
    ]);
  });

  it('is listed with the words beside it, so that the line matches no other figure', () => {
    const text = prose('Section 14 has 44 signs.', 'Between 5 and 7, at 17:00.');
    const fixes = known(undefined, { 'legal/01-a.mdx': text }).map(({ fix }) => fix);
    expect(fixes.map((fix) => /comes from: (.*?) {3}# …/.exec(fix)?.[1])).toEqual([
      'Section 14',
      'has 44',
      'Between 5',
      'and 7',
      'at 17:00',
    ]);
  });

  it('may be listed for any file that states facts', () => {
    const files = { 'faq/01-a.mdx': prose('The tax on gains is 18 %.') };
    expect(known('tax on gains is 18 % # law\n', files)).toEqual([]);
  });

  it('reports lines of the list that match no figure', () => {
    const list = '19 October 2022 # GN\nAct 99 of 1999\nno figure\n';
    expect(known(list, { 'legal/01-a.mdx': prose('On 19 October 2022.') })).toMatchObject([
      {
        file: 'figures.txt',
        place: { start: { line: 2, column: 1 } },
        severity: 'hint',
        reason: '“Act 99 of 1999” is not used in the texts of the site.',
        note: 'The list is easier to trust when every line of it is needed.',
        fix: 'Correct the line, or remove it.',
      },
      {
        place: { start: { line: 3, column: 1 } },
        reason: '“no figure” is not used in the texts of the site.',
      },
    ]);
  });
});
