import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFigures } from 'copy-review/figures';
import { checkContent } from '../../../../editorial/check/check.ts';
import type { ContentFile } from '../../../../editorial/content/read.ts';
import type { Diagnostic } from '../../../../editorial/output/diagnostic.ts';
import {
  MARKER,
  reviewOf,
  suggest,
  type Suggestion,
} from '../../../../editorial/pull-request/suggestions.ts';
import { filesOf, readEdits } from '../edits/edits.ts';
import { applySuggestion, suggestedLines } from './apply-suggestion.ts';
import { diagnosticAt } from './diagnostic-at.ts';

const linesOf = (text: string) => new Set(text.split('\n').map((_, index) => index + 1));

/** Suggestions as if the pull request had changed every line. */
function suggestFor(files: readonly ContentFile[]) {
  const sources = new Map(files.map(({ path, source }) => [path, source]));
  const changed = new Map(files.map(({ path, source }) => [path, linesOf(source)]));
  return { suggestions: suggest(checkContent(files), sources, changed), sources };
}

/** The file after all of these suggestions were accepted, the last first. */
const accepted = (source: string, suggestions: readonly Suggestion[]) =>
  suggestions
    .map(({ comment }) => comment)
    .toSorted((a, b) => b.line - a.line)
    .reduce(applySuggestion, source);

/** The file after the first replacement of each diagnostic. */
const promised = (source: string, diagnostics: readonly Diagnostic[]) =>
  diagnostics
    .toSorted((a, b) => b.place.start.offset - a.place.start.offset)
    .reduce(
      (text, { place, expected }) =>
        text.slice(0, place.start.offset) + (expected[0] ?? '') + text.slice(place.end.offset),
      source,
    );

it('For content with each known fault, the suggestions change no fact', () => {
  const figuresOf = (text: string) =>
    findFigures(text)
      .filter(({ kind }) => kind !== 'url')
      .map(({ kind, value }) => `${kind} ${value ?? ''}`);
  const cases = readEdits('mistake')
    .filter(({ group }) => group.once)
    .map((edit) => [edit.name, suggestFor(filesOf(edit))] as const);
  expect(cases.flatMap(([, { suggestions }]) => suggestions).length).toBeGreaterThan(30);
  for (const [id, { suggestions, sources }] of cases)
    for (const { comment, diagnostics } of suggestions) {
      const { path, line, start_line: first = line, body } = comment;
      const lines = (sources.get(path) ?? '').split('\n').slice(first - 1, line);
      expect(figuresOf(suggestedLines(body)), id).toEqual(figuresOf(lines.join('\n')));
      expect(diagnostics.filter(({ changesFact }) => changesFact)).toEqual([]);
    }
});

/** The generated parts of a text file. */
interface FileParts {
  readonly lines: readonly string[];
  /** Its line ends, used in rotation. */
  readonly ends: readonly string[];
  readonly start: string;
  readonly hasLastEnd: boolean;
}

const suggestIn = (
  source: string,
  diagnostics: readonly Diagnostic[],
  lines: ReadonlySet<number> = linesOf(source),
) => suggest(diagnostics, new Map([['a.mdx', source]]), new Map([['a.mdx', lines]]));

const suggestionsFor = (
  source: string,
  ...edits: readonly (readonly [typed: string, right: string])[]
) =>
  suggestIn(
    source,
    edits.map(([typed, right]) => diagnosticAt(source, typed, [right])),
  );

describe('A suggestion', () => {
  it('has the reason and note, and replaces a whole line', () => {
    expect(suggestionsFor('A\n  teh end\nB\n', ['teh', 'the'])).toMatchObject([
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
    ['a whole line', 'x\n<!-- y -->\nz\n', 'x\nz\n', ['<!-- y -->\n', '']],
    ['a line end', 'x\ny\nz\n', 'xy\nz\n', ['x\n', 'x']],
  ] as const)('writes %s exactly', (_, source, right, edit) => {
    expect(accepted(source, suggestionsFor(source, edit))).toBe(right);
  });

  it('adds a line at the end of the file', () => {
    const source = 'x\n';
    const diagnostic = diagnosticAt(source, '', ['y\n'], { after: source.length });
    expect(accepted(source, suggestIn(source, [diagnostic]))).toBe('x\ny\n');
  });

  it('combines all replacements on its lines', () => {
    const both = suggestionsFor('a teh\nteh b ende\n', ['teh\nteh', 'the'], ['ende', 'end']);
    expect(both).toHaveLength(1);
    expect(both[0]?.comment).toMatchObject({ start_line: 1, line: 2, start_side: 'RIGHT' });
    expect(both[0]?.diagnostics).toHaveLength(2);
  });

  it.each([
    ['carriage returns', 'teh\r\n', 'the'],
    ['other lines with carriage returns', 'teh\na\r\n', 'the'],
    ['a last line without its end', 'teh', 'the'],
    ['a file whose last line has no end', 'teh\na', 'the'],
    ['a byte order mark', '\uFEFFteh\n', 'the'],
    ['other lines with a byte order mark', '\uFEFFa\nteh\n', 'the'],
    ['a control character', 'teh \u0000\n', 'the'],
    ['a line separator', 'teh\u2028\n', 'the'],
    ['a text that is right', 'teh\n', 'teh'],
    ['a line that would be blank', 'teh\n', ''],
    ['a value in words', 'It costs teh million.\n', '5'],
    ['too much', `teh${'a'.repeat(40_000)}\n`, 'the'],
  ])('is not made for %s', (_, source, right) => {
    expect(suggestIn(source, [diagnosticAt(source, 'teh', [right])])).toEqual([]);
  });

  it.each([
    ['two replacements', ['the', 'ten'], {}],
    ['no replacement', [], {}],
    ['another fact', ['the'], { changesFact: true }],
  ])('is not made for a diagnostic with %s', (_, expected, more) => {
    expect(suggestIn('teh\n', [diagnosticAt('teh\n', 'teh', expected, more)])).toEqual([]);
  });

  it('is not made unless all of its lines are changed', () => {
    const source = 'a\nteh\nteh\nb\n';
    const ofTwoLines = diagnosticAt(source, 'teh\nteh', ['the']);
    expect(suggestIn(source, [ofTwoLines], new Set([2, 3]))).toHaveLength(1);
    expect(suggestIn(source, [ofTwoLines], new Set([3, 4]))).toEqual([]);
    expect(suggestIn(source, [ofTwoLines], new Set())).toEqual([]);
  });

  it('is not made for a file whose changed lines or whose text are not known', () => {
    const all = [diagnosticAt('teh\n', 'teh', ['the'])];
    const [sources, changed] = [new Map([['a.mdx', 'teh\n']]), new Map([['a.mdx', new Set([1])]])];
    expect(suggest(all, sources, changed)).toHaveLength(1);
    expect(suggest(all, sources, new Map())).toEqual([]);
    expect(suggest(all, new Map(), changed)).toEqual([]);
  });

  it('is made for the first of two that overlap', () => {
    const source = 'teh end\n';
    const [wide, narrow] = [
      diagnosticAt(source, 'teh', ['the']),
      diagnosticAt(source, 'h end', ['e end']),
    ];
    expect(suggestIn(source, [narrow, wide])).toMatchObject([{ diagnostics: [wide] }]);
  });

  it('escapes mentions, references and markup', () => {
    const typed = '@team #1 **x** https://a.example';
    const [made] = suggestionsFor(`${typed}\n`, [typed, 'so 1']);
    expect(made?.comment.body ?? typed).not.toMatch(/@team|#1|\*\*x\*\*|https:\/\//);
  });
});

describe('For random files and replacements', () => {
  const words = fc.constantFrom(
    ...['the', ' ', '  ', '\t', '- ', '# ', 'title: ', '``', '```', '~~~', 'é', '😀', '<b>', '5 %'],
  );
  const line = fc.array(words, { maxLength: 6 }).map((all) => all.join(''));
  const lineEnd = fc.constantFrom('\n', '\r\n');
  const ends = fc.oneof(
    { weight: 3, arbitrary: fc.constant(['\n']) },
    fc.constant(['\r\n']),
    fc.array(lineEnd, { minLength: 2, maxLength: 5 }),
  );
  const files = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    ends,
    start: fc.oneof({ weight: 9, arbitrary: fc.constant('') }, fc.constant('\uFEFF')),
    hasLastEnd: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.constant(false)),
  });
  const replacement = fc.record({
    // Position in thousandths of the file.
    at: fc.nat(1000),
    length: fc.nat(12),
    text: fc.array(line, { maxLength: 3 }).map((all) => all.join('\n')),
  });
  const textOf = ({ lines, ends: all, start, hasLastEnd }: FileParts) =>
    lines.reduce((text, added, index) => {
      const isLast = index === lines.length - 1;
      return text + added + (isLast && !hasLastEnd ? '' : (all[index % all.length] ?? ''));
    }, start);

  it('one or all accepted suggestions give the same file as the replacements, byte for byte', () => {
    let count = 0;
    fc.assert(
      fc.property(files, fc.array(replacement, { minLength: 1, maxLength: 5 }), (parts, edits) => {
        const source = textOf(parts);
        const diagnostics = edits.map(({ at, length, text }) => {
          const start = Math.floor((at * source.length) / 1000);
          return diagnosticAt(source, source.slice(start, start + length), [text], {
            after: start,
          });
        });
        const suggestions = suggestIn(source, diagnostics);
        count += suggestions.length;
        for (const some of [suggestions, ...suggestions.map((suggestion) => [suggestion])])
          expect(Buffer.from(accepted(source, some))).toEqual(
            Buffer.from(
              promised(
                source,
                some.flatMap((suggestion) => suggestion.diagnostics),
              ),
            ),
          );
      }),
      { seed: 20_261_122, numRuns: 2000 },
    );
    expect(count).toBeGreaterThan(400);
  });
});

describe('The posted review', () => {
  it('has twenty suggestions at most, the most severe first, and counts the rest', () => {
    const source = 'teh\n'.repeat(21);
    const diagnostics = Array.from({ length: 21 }, (_, line) =>
      diagnosticAt(source, 'teh', ['the'], {
        after: line * 4,
        ...(line < 10 ? { severity: 'hint' as const } : {}),
      }),
    );
    const review = reviewOf(suggestIn(source, diagnostics));
    expect(review?.comments).toHaveLength(20);
    expect(review?.comments.slice(0, 11).every(({ line }) => line > 10)).toBe(true);
    expect(review?.body).toContain(`${MARKER}\nThe content check has 20 suggestions.`);
    expect(review?.body).toContain(' 1 more will follow');
  });

  it('counts a single one in words, and names its line alone', () => {
    const review = reviewOf(suggestionsFor('teh\n', ['teh', 'the']));
    expect(review?.body).toContain('The content check has a suggestion.');
    expect(review?.body).not.toContain('more will follow');
    expect(Object.keys(review?.comments[0] ?? {})).toEqual(['path', 'line', 'side', 'body']);
  });

  it('does not exist without suggestions', () => {
    expect(reviewOf([])).toBeUndefined();
  });
});
