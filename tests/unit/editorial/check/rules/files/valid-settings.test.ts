import { describe, expect, it } from 'vitest';
import { validSettings } from '../../../../../../editorial/check/rules/files/valid-settings.ts';
import { sourceOf, withSetting } from '../../../fixture-content.ts';
import { findings, type Example } from '../../../small-files.ts';

const messagesFor = (files: Example) =>
  findings(validSettings, files).map(({ place: { start }, reason, note, fix }) => [
    `${start.line}:${start.column} ${reason}`,
    note,
    fix,
  ]);
const fixesOf = (name: string, source: string) =>
  findings(validSettings, { [name]: source }).map(({ fix }) => fix);
/** A text with these lines of settings. */
const section = (...lines: string[]) => `---\n${lines.join('\n')}\n---\n\nText.\n`;
const mission = (...lines: string[]) => ({ 'about/01-mission.mdx': section(...lines) });
const legal = (...lines: string[]) => ({
  'legal/01-general.mdx': section('title: General', 'anchor: general', ...lines),
});
const pledge = (...lines: string[]) => ({
  'pledge/01-lock.mdx': section('title: Lock', 'claim: Locked.', 'place: Hill', ...lines),
});
const proof = (link: string) =>
  pledge('anchor: a', 'proofs:', '  - id: x', '    label: L', `    link: ${link}`);
/** A setting that is a whole number, at least 1. */
const [NUMBER_FILE, NUMBER] = ['pages/contact.mdx', 'position'];
/** The messages about the studio, or the file with `NUMBER`, with these lines in place of that setting. */
function messagesWith(lines: string, key = lines.slice(0, lines.indexOf(':'))) {
  return key === NUMBER
    ? messagesFor({ [NUMBER_FILE]: sourceOf(NUMBER_FILE).replace(/\bposition: \d+/, lines) })
    : messagesFor({ 'studio.yaml': withSetting('studio.yaml', lines, key) });
}

describe('A misspelt setting', () => {
  it('is reported once, with the whole line corrected', () => {
    expect(
      messagesFor(mission('kind: mission', 'heading: { text: Us }', 'mapsheet: Sheet 2')),
    ).toEqual([
      [
        '4:1 “mapsheet” is not a setting of this section.',
        'Did you mean “mapSheet”? The name of the map sheet in its corner.',
        'mapSheet: Sheet 2',
      ],
    ]);
  });

  it('does not hide faults of its value', () => {
    expect(
      messagesFor(mission('kynd: missoin', 'heading: { text: Us }', 'mapSheet: Sheet')),
    ).toEqual([
      [
        '2:1 “kynd” is not a setting of this section.',
        'Did you mean “kind”? Which map sheet it is.',
        'kind: missoin',
      ],
      ['2:7 “missoin” cannot be chosen here.', 'Which map sheet it is.', 'kind: mission'],
    ]);
    expect(messagesWith('descriptr: studio', 'descriptor').map(([reason]) => reason)).toEqual([
      '1:1 “descriptr” is not a setting of this file.',
      '1:12 “studio” is not a list.',
    ]);
  });

  it('is corrected within a group, together with the line if the group is on one', () => {
    expect(messagesFor(mission('kind: mission', 'heading: { txt: Us }', 'mapSheet: S'))).toEqual([
      [
        '3:12 “txt” is not a setting of “heading”.',
        'Did you mean “text”? The heading itself.',
        'heading: { text: Us }',
      ],
    ]);
    expect(
      messagesFor(
        pledge(
          'anchor: a',
          'proofs:',
          '  - id: x',
          '    labl: L',
          '    link: { status: supplied, value: { url: https://a.b, checked: "2026-01-05" } }',
        ),
      ),
    ).toEqual([
      [
        '8:5 “labl” is not a setting of “proofs”.',
        'Did you mean “label”? What the proof is, such as Locker link.',
        'label: L',
      ],
    ]);
  });

  it.each([
    ['repos: none', 'repository: none'],
    ['repo: none', 'repository: none'],
    ['rep: none', 'Remove the line that starts with rep:'],
  ])('may be the start of the name, if it is not too short: %s', (line, fix) => {
    expect(fixesOf('studio.yaml', withSetting('studio.yaml', line, 'repository'))).toContain(fix);
  });

  it('is corrected if it is one that may be missing', () => {
    expect(fixesOf('faq/01-why.mdx', section('question: Why?', 'prizeLos: true'))).toEqual([
      'prizeLoss: true',
    ]);
  });

  it('is to be removed if it resembles no known one', () => {
    expect(
      messagesFor({ 'faq/01-why.mdx': section('question: Why?', 'colour: red') }),
    ).toContainEqual([
      '3:1 “colour” is not a setting of this question.',
      expect.stringMatching(/^The site knows only question, .* here\.$/),
      'Remove the line that starts with colour:',
    ]);
  });
});

describe('A missing setting', () => {
  it('has the description of its schema', () => {
    const { 'pledge/01-lock.mdx': source } = pledge('anchor: lock', 'proofs: []');
    expect(messagesFor({ 'pledge/01-lock.mdx': source.replace('place: Hill', '') })[0]).toEqual([
      '2:1 “place” is missing.',
      'The name of the place on the map. Decoration.',
      'Add a line such as place: "…"',
    ]);
  });

  it.each([
    [
      NUMBER,
      `${NUMBER}:`,
      expect.stringContaining(` “${NUMBER}” is empty.`),
      `Write the line ${NUMBER}: with the number after the colon, in figures.`,
    ],
    ['name', '', '1:1 “name” is missing.', 'Add a line such as name: "…"'],
    [
      'descriptor',
      '',
      '1:1 “descriptor” is missing.',
      'Add the line descriptor: and below it a list: each item on a line that starts with a hyphen.',
    ],
    ['socials', 'socials: { x: {} }', '1:15 “name” is missing.', 'Add a line such as name: "…"'],
  ])('has a line to add: %s', (key, lines, what, fix) => {
    const [[first, , last] = []] = messagesWith(lines, key);
    expect([first, last]).toEqual([what, fix]);
  });

  it('is given with its value if only one is possible', () => {
    expect(fixesOf('faq/01-why.mdx', section('question: Why?', 'prizeLoss:'))).toContain(
      'prizeLoss: true',
    );
  });
});

describe('A value of the wrong kind', () => {
  it.each([
    [`${NUMBER}: "24"`, '“24” between quotation marks is not a number.', `${NUMBER}: 24`],
    [`${NUMBER}: '24'`, '“24” between quotation marks is not a number.', `${NUMBER}: 24`],
    [`${NUMBER}: twenty-four`, '“twenty-four” is not a number.', `${NUMBER}: 24`],
    [`${NUMBER}: 24 %`, '“24 %” is not a number.', `${NUMBER}: 24`],
    [`${NUMBER}: 1,000`, '“1,000” is not a number.', `${NUMBER}: 1000`],
    [`${NUMBER}: soon`, '“soon” is not a number.', 'Write a number, in figures.'],
    [`${NUMBER}: 2.5`, '“2.5” is not a whole number.', 'Write a whole number, in figures.'],
    [`${NUMBER}: 0`, '“0” is less than 1.', 'Write 1 or a larger number.'],
    ['name:', '“name” is empty.', 'Write the value after the colon, such as name: "…"'],
    ['name: 5', '“5” must be in quotation marks.', 'name: "5"'],
    [
      'responseTime: 24',
      '“24” does not fit.',
      'Write a whole number and its unit, such as 12 hours or 12 working days.',
    ],
    [
      'name: [a, b]',
      '“name” is a list.',
      'Write this as text, between quotes if it holds a colon or looks like a date.',
    ],
    [
      'descriptor: studio',
      '“studio” is not a list.',
      'Write a list below it: each item on a line of its own that starts with a hyphen.',
    ],
    [
      'descriptor: [studio]',
      '“descriptor” has 1 item.',
      'Write exactly 2 items, each on a line that starts with a hyphen and a space.',
    ],
    [
      'descriptor: [a, b, c]',
      '“descriptor” has 3 items.',
      'Write exactly 2 items, each on a line that starts with a hyphen and a space.',
    ],
    ['descriptor: [A, 5]', '“5” must be in quotation marks.', '- "5"'],
    [
      'email: { status: supplied, value: nobody }',
      '“nobody” does not fit.',
      'Write a whole email address, such as name@example.com.',
    ],
    [
      'email: a@b.co',
      '“a@b.co” is not a group of settings.',
      'email: { status: supplied, value: "a@b.co" }',
    ],
    [
      'email: { status: suplied, value: a@b.co }',
      '“suplied” cannot be chosen here.',
      'status: supplied',
    ],
    [
      'email: { status: here, value: a@b.co }',
      '“here” cannot be chosen here.',
      'Write status: placeholder or status: supplied',
    ],
  ])('%s', (line, what, fix) => {
    const [[first = '', why, last] = [], ...rest] = messagesWith(line);
    expect([first.replace(/^\d+:\d+ /, ''), last]).toEqual([what, fix]);
    expect(why).not.toBe('');
    expect(rest).toEqual([]);
  });

  it.each([
    ['2026-01-05', 0],
    ['2026-02-30', 1],
    ['2026-01-05T10:00:00Z', 1],
  ])('is a day that the calendar lacks, or one with a time: %s has %d faults', (checked, count) => {
    const link = `{ status: supplied, value: { url: https://a.b, checked: ${checked} } }`;
    expect(messagesFor(proof(link))).toHaveLength(count);
  });

  it('is explained if it is no date', () => {
    const link = '{ status: supplied, value: { url: https://a.b, checked: soon } }';
    expect(messagesFor(proof(link))).toEqual([
      [
        '9:67 “soon” is not a date.',
        'A date is written year-month-day, with four and two and two figures.',
        'Write the date between quotes, as year-month-day, such as "2026-08-07".',
      ],
    ]);
  });

  it.each([
    [
      'https://a.b',
      'Write the line link: and below it, indented by two spaces, status: supplied, value:; below that, indented by two more, url:, checked: "2026-08-07".',
    ],
    [
      '{ status: supplied, value: https://a.b }',
      'Write the line value: and below it, indented by two spaces, url:, checked: "2026-08-07".',
    ],
  ])('names the settings of the group that it is in place of: %s', (value, fix) => {
    const [[what = '', , last] = [], ...rest] = messagesFor(proof(value));
    expect(what).toContain('“https://a.b” is not a group of settings.');
    expect(last).toBe(fix);
    expect(rest).toEqual([]);
  });

  it('is truncated in the message', () => {
    const [[what] = []] = messagesWith(`email: { status: supplied, value: ${'x'.repeat(80)} }`);
    expect(what).toBe(`1:35 “${'x'.repeat(59)}…” does not fit.`);
  });

  it.each(['', 'status: given, ', 'stats: supplied, '])(
    'or none, if it is that of “status”, is explained by what a status is for: %j',
    (status) => {
      const [[, why] = [], ...more] = messagesWith(`email: { ${status}value: a@b.co }`);
      expect(why).toContain('Whether the owner has supplied the value');
      expect(more).toEqual([]);
    },
  );

  it('is replaced by the only allowed value', () => {
    expect(messagesFor(legal('panel: publishr'))[0]).toEqual([
      '4:8 “publishr” cannot be chosen here.',
      'Shows who publishes the site below the text.',
      'panel: publisher',
    ]);
  });

  it('may be that of “status”: if supplied, “value” is to be added, “shown” and “needed” removed', () => {
    const typed = 'email: { status: supplied, shown: a@b.co, needed: It. }';
    expect(fixesOf('studio.yaml', withSetting('studio.yaml', typed))).toEqual([
      'Add a line such as value: "…"',
      'Remove the line that starts with shown:',
      'Remove the line that starts with needed:',
    ]);
  });

  it('may be that of “status” also if its group has a value', () => {
    const typed = 'email: { status: placeholder, shown: a@b.co, needed: It., value: a@b.co }';
    expect(messagesFor({ 'studio.yaml': withSetting('studio.yaml', typed) })).toEqual([
      [
        '1:18 “placeholder” contradicts the lines beside it.',
        'They belong to “status: supplied”.',
        'status: supplied',
      ],
      ...['1:31 “shown”', '1:46 “needed”'].map((what) => [
        `${what} is not a setting of “email”.`,
        'The site knows only status, value here.',
        `Remove the line that starts with ${what.slice(6, -1)}:`,
      ]),
    ]);
  });

  it.each(['none', 'None'])('is not supplied if it says that there is none: %s', (value) => {
    expect(fixesOf('legal.yaml', `reviewedBy: ${value}\n`)).toContain(
      'Write the line reviewedBy: and below it, indented by two spaces, status: placeholder, shown: and needed: as they were before.',
    );
  });

  it('may be one that needs another setting, as “boxed” needs “important”', () => {
    expect(messagesFor(legal('boxed: true'))[0]).toEqual([
      '2:1 “important” is missing.',
      'The bold line at the top of the box.',
      'A boxed section has an “important” line, and only a boxed section has one.',
    ]);
  });
});
