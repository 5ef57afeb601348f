import { describe, expect, it } from 'vitest';
import { findFigures } from 'copy-review/figures';
import {
  applySuggestion,
  suggestedLines,
} from '../../../../packages/copy-review/tests/forge/fake-forge.ts';
import { checkContent } from '../../../../src/editorial/check/check.ts';
import type { ContentFile } from '../../../../src/editorial/content/read.ts';
import { Diagnostic, type DiagnosticData } from '../../../../src/editorial/output/diagnostic.ts';
import {
  failureText,
  gravest,
  MARKER,
  suggest,
  summaryText,
  type Suggestion,
} from '../../../../src/editorial/output/suggestions.ts';
import { faultyFolders } from '../corpus/faulty-folders.ts';

const linesOf = (text: string) => new Set(text.split('\n').map((_, index) => index + 1));

/** Every line of every file counts as changed. */
function suggestFor(files: readonly ContentFile[]) {
  const sources = new Map(files.map(({ path, source }) => [path, source]));
  const changed = new Map(files.map(({ path, source }) => [path, linesOf(source)]));
  const diagnostics = checkContent(files).map((one) => one.toJSON());
  return { ...suggest(diagnostics, sources, changed), diagnostics, sources };
}

/** The file after each suggestion for it was accepted, from the last line to the first. */
const accepted = (source: string, suggestions: readonly Suggestion[]) =>
  suggestions
    .map(({ comment }) => comment)
    .toSorted((a, b) => b.line - a.line)
    .reduce(applySuggestion, source);

/** The file with the `expected` of each diagnostic in its place. */
const promised = (source: string, diagnostics: readonly DiagnosticData[]) =>
  diagnostics
    .toSorted((a, b) => b.place.start.offset - a.place.start.offset)
    .reduce(
      (text, { place, expected }) =>
        text.slice(0, place.start.offset) + (expected[0] ?? '') + text.slice(place.end.offset),
      source,
    );

describe.each([
  ['as it is', (text: string) => text],
  ['with CRLF', (text: string) => text.replace(/\r?\n/g, '\r\n')],
  ['without a last line end', (text: string) => text.replace(/\n$/, '')],
  ['with all of its lines doubled', (text: string) => text.replace(/^.+\n/gm, '$&$&')],
])('Of each faulty content %s, the accepted suggestions', (name, change) => {
  const cases = faultyFolders(change).map(([id, files]) => [id, suggestFor(files)] as const);
  const all = cases.flatMap(([, { suggestions }]) => suggestions);

  it('give the file that the diagnostics promise, byte for byte', () => {
    for (const [id, { suggestions, sources }] of cases)
      for (const [path, ofFile] of Map.groupBy(suggestions, ({ comment }) => comment.path)) {
        const source = sources.get(path) ?? '';
        const diagnostics = ofFile.flatMap((one) => one.diagnostics);
        expect(accepted(source, ofFile), id).toBe(promised(source, diagnostics));
      }
    // What a forge does with carriage returns is not documented.
    if (name === 'with CRLF') expect(all).toEqual([]);
    else expect(all.length).toBeGreaterThan(60);
  });

  it('change no fact', () => {
    const figuresOf = (text: string) =>
      findFigures(text)
        .filter(({ kind }) => kind !== 'url')
        .map(({ kind, value }) => `${kind} ${value ?? ''}`);
    for (const [id, { suggestions, sources }] of cases)
      for (const { comment, diagnostics } of suggestions) {
        const { path, line, start_line: first = line, body } = comment;
        const lines = (sources.get(path) ?? '').split('\n').slice(first - 1, line);
        expect(figuresOf(suggestedLines(body)), id).toEqual(figuresOf(lines.join('\n')));
        expect(diagnostics.filter(({ changesFact }) => changesFact)).toEqual([]);
      }
  });

  it('leave no diagnostic out: it is in one suggestion, or among the others', () => {
    for (const [id, { suggestions, others, diagnostics }] of cases) {
      const told = [...suggestions.flatMap((one) => one.diagnostics), ...others];
      expect(told.length, id).toBe(diagnostics.length);
      expect(new Set(told), id).toEqual(new Set(diagnostics));
    }
  });
});

/** A diagnostic of a part of a text, by its offsets. */
function diagnosticAt(
  source: string,
  typed: string,
  expected: readonly string[],
  more: { changesFact?: boolean; severity?: 'hint'; after?: number } = {},
): DiagnosticData {
  const start = source.indexOf(typed, more.after);
  if (start < 0) throw new Error(`The text does not say “${typed}”.`);
  const point = (offset: number) => {
    const before = source.slice(0, offset).split('\n');
    return { line: before.length, column: (before.at(-1) ?? '').length + 1, offset };
  };
  const place = { start: point(start), end: point(start + typed.length) };
  const { changesFact, severity } = more;
  return new Diagnostic('a.mdx', place, {
    reason: `“${typed}” is wrong.`,
    note: 'So it is.',
    fix: 'Write it well.',
    expected,
    ...(changesFact === undefined ? {} : { changesFact }),
    ...(severity === undefined ? {} : { severity }),
  }).toJSON();
}

const suggestIn = (
  source: string,
  diagnostics: readonly DiagnosticData[],
  lines: ReadonlySet<number> = linesOf(source),
) => suggest(diagnostics, new Map([['a.mdx', source]]), new Map([['a.mdx', lines]]));

const one = (source: string, ...edits: readonly (readonly [typed: string, right: string])[]) =>
  suggestIn(
    source,
    edits.map(([typed, right]) => diagnosticAt(source, typed, [right])),
  ).suggestions;

describe('A suggestion', () => {
  it('has its reason in plain words, and takes the place of a whole line', () => {
    expect(one('A\n  teh end\nB\n', ['teh', 'the'])).toMatchObject([
      {
        comment: {
          path: 'a.mdx',
          line: 2,
          side: 'RIGHT',
          body: `${MARKER}\n\n**“teh” is wrong.** So it is.\n\n\`\`\`suggestion\n  the end\n\`\`\``,
        },
      },
    ]);
  });

  it.each([
    ['tabs', '\ta\tteh\t\n', '\ta\tthe\t\n', [['teh', 'the']]],
    ['an insertion of a line', 'b: c\n', 'a: b\nb: c\n', [['b', 'a: b\nb']]],
    ['several lines', 'x\na teh\nteh b\ny\n', 'x\na the b\ny\n', [['teh\nteh', 'the']]],
    ['a whole line', 'x\n<!-- y -->\nz\n', 'x\nz\n', [['<!-- y -->\n', '']]],
    ['a line end', 'x\ny\nz\n', 'xy\nz\n', [['x\n', 'x']]],
    [
      'two places of a line',
      'teh ende\n',
      'the end\n',
      [
        ['teh', 'the'],
        ['ende', 'end'],
      ],
    ],
    [
      'lines that hang together',
      'a\nb\nc\n',
      'A\nB\nC\n',
      [
        ['a\nb', 'A\nB'],
        ['c', 'C'],
      ],
    ],
    ['a fence', 'teh\n```\nx\n', 'the\n```\nx\n', [['teh\n```', 'the\n```']]],
    ['a fence that it adds', 'teh\n', '````\n', [['teh', '````']]],
  ] as const)('writes %s as it is meant', (_, source, right, edits) => {
    expect(accepted(source, one(source, ...edits))).toBe(right);
  });

  it('is one for all places of its lines', () => {
    const both = one('a teh\nteh b ende\n', ['teh\nteh', 'the'], ['ende', 'end']);
    expect(both).toHaveLength(1);
    expect(both[0]?.comment).toMatchObject({ start_line: 1, line: 2, start_side: 'RIGHT' });
    expect(both[0]?.diagnostics).toHaveLength(2);
  });

  it.each([
    ['carriage returns', 'teh\r\n', 'the'],
    ['a last line without its end', 'teh', 'the'],
    ['a byte order mark', '\uFEFFteh\n', 'the'],
    ['a control character', 'teh \u0000\n', 'the'],
    ['a line separator', 'teh\u2028\n', 'the'],
    ['a line that would be blank', 'teh\n', ''],
    ['a value in words', 'It costs teh million.\n', '5'],
    ['too much', `teh${'a'.repeat(40_000)}\n`, 'the'],
  ])('is not made of %s: the diagnostic is among the others', (_, source, right) => {
    const diagnostic = diagnosticAt(source, 'teh', [right]);
    expect(suggestIn(source, [diagnostic])).toEqual({ suggestions: [], others: [diagnostic] });
  });

  it.each([
    ['two replacements', ['the', 'ten'], {}],
    ['no replacement', [], {}],
    ['another fact', ['the'], { changesFact: true }],
  ])('is not made of a diagnostic with %s', (_, expected, more) => {
    const diagnostic = diagnosticAt('teh\n', 'teh', expected, more);
    expect(suggestIn('teh\n', [diagnostic])).toEqual({ suggestions: [], others: [diagnostic] });
  });

  it('is not made outside the changed lines, or half outside', () => {
    const source = 'a\nteh\nteh\nb\n';
    const multiple = diagnosticAt(source, 'teh\nteh', ['the']);
    expect(suggestIn(source, [multiple], new Set([2, 3])).suggestions).toHaveLength(1);
    expect(suggestIn(source, [multiple], new Set([3, 4])).suggestions).toEqual([]);
    expect(suggestIn(source, [multiple], new Set()).others).toEqual([multiple]);
    expect(suggest([multiple], new Map([['a.mdx', source]]), new Map()).suggestions).toEqual([]);
    expect(
      suggest([multiple], new Map(), new Map([['a.mdx', linesOf(source)]])).suggestions,
    ).toEqual([]);
  });

  it('is made of the first where two overlap', () => {
    const source = 'teh end\n';
    const [wide, narrow] = [
      diagnosticAt(source, 'teh', ['the']),
      diagnosticAt(source, 'h end', ['e end']),
    ];
    expect(suggestIn(source, [narrow, wide])).toMatchObject({
      suggestions: [{ diagnostics: [wide] }],
      others: [narrow],
    });
  });

  it('can mention nobody, refer to nothing, and hold no markup in its words', () => {
    const typed = '@team #1 **x** https://a.example';
    const [{ comment } = { comment: { body: '' } }] = one(`${typed}\n`, [typed, 'so']);
    expect(comment.body).not.toMatch(/@team|#1|\*\*x\*\*|https:\/\//);
  });
});

describe('The suggestions of a run', () => {
  it('are twenty at most, the gravest first', () => {
    const source = 'teh\n'.repeat(25);
    const diagnostics = Array.from({ length: 25 }, (_, line) =>
      diagnosticAt(source, 'teh', ['the'], {
        after: line * 4,
        ...(line < 10 ? { severity: 'hint' as const } : {}),
      }),
    );
    const chosen = gravest(suggestIn(source, diagnostics).suggestions);
    expect(chosen).toHaveLength(20);
    expect(chosen.slice(0, 15).every(({ diagnostics: [first] }) => first?.fatal === true)).toBe(
      true,
    );
  });
});

describe('The comment', () => {
  const commit = 'abc1234';

  it('says of each of the others where it is, and what to do', () => {
    const others = [diagnosticAt('x\nteh\n', 'teh', [])];
    const text = summaryText({ commit, diagnostics: others, others, posted: 2, more: 3 });
    expect(text).toBe(
      [
        MARKER,
        '**Content check**: 1 error.',
        '2 suggestions stand beside the lines, under “Files changed”: “Commit suggestion” accepts one.',
        '3 more will follow when these are settled.',
        '- `a.mdx`, line 2 (error): **“teh” is wrong.** So it is.\n  What to do: `Write it well.`',
        'Of abc1234.\n',
      ].join('\n\n'),
    );
  });

  it('says so where nothing is wrong, and where nothing could be checked', () => {
    const none = { commit, diagnostics: [], others: [], posted: 0, more: 0 };
    expect(summaryText(none)).toContain('nothing wrong.');
    expect(failureText('It is *too* much.', commit)).toContain(
      String.raw`could not be made.** It is \*too\* much.`,
    );
  });

  it('is short enough for the forge, and counts what it leaves out', () => {
    const source = `${'x'.repeat(3000)}\n`;
    const others = Array.from({ length: 60 }, () => diagnosticAt(source, 'x'.repeat(3000), []));
    const text = summaryText({ commit, diagnostics: others, others, posted: 0, more: 0 });
    expect(text.length).toBeLessThan(60_000);
    const listed = text.match(/^- /gm)?.length ?? 0;
    expect(text).toContain(`And ${60 - listed} more`);
  });
});
