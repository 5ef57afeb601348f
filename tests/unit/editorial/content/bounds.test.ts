import { describe, expect, it } from 'vitest';
import { readContentFile } from '../../../../editorial/content/read.ts';
import { checkChanged, NEXT_QUESTION, ROOT, withFile } from '../fixture-content.ts';

const NAME = `faq/${NEXT_QUESTION}-more.mdx`;

/** What the check says about a further question, as `line:column rule: reason`. */
const faultsOf = (text: string, settings = '') =>
  checkChanged(withFile(NAME, `---\nquestion: Why so?\n${settings}---\n\n${text}\n`))
    .filter(({ file }) => file === NAME)
    .map(
      ({ place: { start }, ruleId, reason }) =>
        `${start.line}:${start.column} ${ruleId}: ${reason}`,
    );

describe('A text that is nested too deep', () => {
  const deep = 'valid-encoding: The text is nested too deeply here.';

  it.each([
    ['quotations', `${'> '.repeat(120)}x`, deep],
    ['quotations after a line of text', `So.\n${'>'.repeat(400)}x`, deep],
    ['items', `${'- '.repeat(60)}x`, deep],
    ['stress', `${'*a '.repeat(200)}${' b*'.repeat(200)}`, `5:293 ${deep}`],
  ])('is reported once, at its place: %s', (_, text, message) => {
    const faults = faultsOf(text);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(message);
  });

  it('does not prevent the check of other files', () => {
    const files = withFile(NAME, `---\nquestion: Why?\n---\n\n${'> '.repeat(120)}x\n`);
    const changed = files.map((file) =>
      file.name === 'faq/02-liquidity-and-founder.mdx'
        ? readContentFile(file.name, `${file.source}\nWe recieve.\n`, file.path)
        : file,
    );
    // The first file has no folder before its name: see withFile().
    expect(checkChanged(changed).map(({ file }) => file)).toEqual([
      NAME,
      `${ROOT}faq/02-liquidity-and-founder.mdx`,
    ]);
  });

  it.each([
    ['underscores', `${'1_2 '.repeat(50)}\n\n${'3_4 '.repeat(50)}`],
    ['hyphens without a text', '- '.repeat(60)],
    ['asterisks without a text', '* '.repeat(60)],
    ['twenty quotations, which is not too deep', `${'> '.repeat(20)}So.`],
  ])('is not reported for %s', (_, text) => {
    expect(faultsOf(text).join()).not.toContain('valid-encoding');
  });
});

describe('A text or a setting that is too long, or settings that are nested too deep', () => {
  const LONG = 'valid-encoding: The text that begins here is longer than 4,000 characters.';
  const FIGURES = 'valid-encoding: The text that begins here has more than 100 figures.';
  const DEEP = 'valid-encoding: The settings are nested deeper than 20 levels here.';

  it.each([
    ['a paragraph of 4,001 characters', '', `So.\n\n${'a'.repeat(4001)}`, `7:1 ${LONG}`],
    ['an item', '', `- ${'a'.repeat(4001)}`, `5:3 ${LONG}`],
    ['a row', '', `| a |\n|---|\n| b |\n| ${'a '.repeat(2001)}|`, `8:1 ${LONG}`],
    ['a block of code', '', `\`\`\`\n${'a'.repeat(4001)}\n\`\`\``, `5:1 ${LONG}`],
    ['a setting', `more: ${'a'.repeat(4001)}\n`, 'So.', `3:7 ${LONG}`],
    ['the name of a setting', `? ${'a'.repeat(4001)}\n: b\n`, 'So.', `3:3 ${LONG}`],
    ['101 numbers', '', '1 '.repeat(101), `5:1 ${FIGURES}`],
    ['101 shares in a setting', `more: ${'1% '.repeat(101)}\n`, 'So.', `3:7 ${FIGURES}`],
    ['101 dates', '', '19 October 2023, '.repeat(101), `5:1 ${FIGURES}`],
    ['lists in lists', `more:\n  ${'- '.repeat(26)}a\n`, 'So.', DEEP],
    ['brackets', `more: ${'['.repeat(25)}${']'.repeat(25)}\n`, 'So.', `3:27 ${DEEP}`],
    [
      'groups',
      Array.from({ length: 25 }, (_, at) => `${' '.repeat(at)}a:\n`).join(''),
      'So.',
      DEEP,
    ],
  ])('is the only fault of its file: %s', (_, settings, text, message) => {
    expect(faultsOf(text, settings)).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    ['4,000 characters', '', `${'a'.repeat(3999)}.`],
    ['100 figures', '', '1 '.repeat(100)],
    ['100 figures in each of two paragraphs', '', `${'1 '.repeat(100)}\n\n${'1 '.repeat(100)}`],
    ['19 levels', `more: ${'['.repeat(18)}${']'.repeat(18)}\n`, 'So.'],
  ])('is not reported for %s', (_, settings, text) => {
    expect(faultsOf(text, settings).join()).not.toContain('valid-encoding');
  });
});
