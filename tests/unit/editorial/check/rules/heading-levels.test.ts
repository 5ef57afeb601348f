import { describe, expect, it } from 'vitest';
import { headingLevels } from '../../../../../editorial/check/rules/heading-levels.ts';
import { readContentFile } from '../../../../../editorial/content/read.ts';
import { answer, reports } from '../../small-files.ts';

const prose = (name: string, ...lines: string[]) =>
  readContentFile(name, `---\ntitle: Law\n---\n\n${lines.join('\n')}\n`);

describe('Headings go down step by step', () => {
  it.each<[string, string[], string]>([
    [
      'of the first level',
      ['# One'],
      '5:1 “# One” has the level of its section’s heading, or a higher one. | Write ### One',
    ],
    [
      'of the level of its section',
      ['## One'],
      '5:1 “## One” has the level of its section’s heading, or a higher one. | Write ### One',
    ],
    ['that begins too deep', ['#### One'], '5:1 “#### One” skips a level. | Write ### One'],
    [
      'that skips a level',
      ['### One', '', '##### Two'],
      '7:1 “##### Two” skips a level. | Write #### Two',
    ],
    [
      'without words',
      ['###'],
      '5:1 This heading has no words. | Write the words after the ###, or remove the line.',
    ],
    [
      'by a line of hyphens',
      ['So.', '---'],
      '5:1 The line below “So.” turns these words into a heading. | Remove the line of hyphens or equals signs. For a heading: Write ### So.',
    ],
  ])('reports a heading %s', (_, lines, said) => {
    expect(reports(headingLevels, prose('legal/01-law.mdx', ...lines))).toEqual([said]);
  });

  it('accepts headings that go up by more than one level', () => {
    const file = prose('legal/01-law.mdx', '### A', '', '#### B', '', '##### C', '', '### D');
    expect(reports(headingLevels, file)).toEqual([]);
  });

  it('starts at level 4 below a question, and at level 2 on the About page', () => {
    expect(reports(headingLevels, answer('#### So'))).toEqual([]);
    expect(reports(headingLevels, answer('### So'))).toHaveLength(1);
    expect(reports(headingLevels, prose('pages/about.mdx', '## So'))).toEqual([]);
  });
});
