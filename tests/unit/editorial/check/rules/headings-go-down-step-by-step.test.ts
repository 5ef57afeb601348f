import { describe, expect, it } from 'vitest';
import { headingsGoDownStepByStep } from '../../../../../editorial/check/rules/headings-go-down-step-by-step.ts';
import { readContentFile } from '../../../../../editorial/content/read.ts';
import { answer, reports } from '../../small-files.ts';

const prose = (name: string, ...lines: string[]) =>
  readContentFile(name, `---\ntitle: Law\n---\n\n${lines.join('\n')}\n`);

describe('Headings go down step by step', () => {
  it.each<[string, string[], string]>([
    [
      'of the first level',
      ['# One'],
      '5:1 “# One” ranks as high as the heading of its section, or higher. | Write ### One',
    ],
    [
      'of the level of its section',
      ['## One'],
      '5:1 “## One” ranks as high as the heading of its section, or higher. | Write ### One',
    ],
    ['that begins too deep', ['#### One'], '5:1 “#### One” leaves a level out. | Write ### One'],
    [
      'that skips a level',
      ['### One', '', '##### Two'],
      '7:1 “##### Two” leaves a level out. | Write #### Two',
    ],
    [
      'without words',
      ['###'],
      '5:1 This heading has no words. | Write the words after the ###, or take the line out.',
    ],
    [
      'by a line of hyphens',
      ['So.', '---'],
      '5:1 The line below “So.” turns these words into a heading. | Take the line of hyphens or equals signs out. For a heading: Write ### So.',
    ],
  ])('reports a heading %s', (_, lines, said) => {
    expect(reports(headingsGoDownStepByStep, prose('legal/01-law.mdx', ...lines))).toEqual([said]);
  });

  it('accepts headings that go up by more than one level', () => {
    const file = prose('legal/01-law.mdx', '### A', '', '#### B', '', '##### C', '', '### D');
    expect(reports(headingsGoDownStepByStep, file)).toEqual([]);
  });

  it('starts at level 4 below a question, and at level 2 on the About page', () => {
    expect(reports(headingsGoDownStepByStep, answer('#### So'))).toEqual([]);
    expect(reports(headingsGoDownStepByStep, answer('### So'))).toHaveLength(1);
    expect(reports(headingsGoDownStepByStep, prose('pages/about.mdx', '## So'))).toEqual([]);
  });
});
