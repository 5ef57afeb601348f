import { describe, expect, it } from 'vitest';
import { headingsGoDownStepByStep } from '../../../../../src/editorial/check/rules/headings-go-down-step-by-step.ts';
import { pledgesSayHowToCheckThem } from '../../../../../src/editorial/check/rules/pledges-say-how-to-check-them.ts';
import { sectionsStandInTheirOrder } from '../../../../../src/editorial/check/rules/sections-stand-in-their-order.ts';
import { readContentFile } from '../../../../../src/editorial/content/read.ts';
import { withChange, withoutFile } from '../../fixture-content.ts';
import { answer, reports } from '../../small-files.ts';
import { runRule } from '../../../../../src/editorial/check/rule.ts';

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
  ])('finds a heading %s', (_, lines, said) => {
    expect(reports(headingsGoDownStepByStep, prose('legal/01-law.mdx', ...lines))).toEqual([said]);
  });

  it('lets headings come up again by more than one level', () => {
    const file = prose('legal/01-law.mdx', '### A', '', '#### B', '', '##### C', '', '### D');
    expect(reports(headingsGoDownStepByStep, file)).toEqual([]);
  });

  it('knows that a question is a heading, and that the About page begins with its title', () => {
    expect(reports(headingsGoDownStepByStep, answer('#### So'))).toEqual([]);
    expect(reports(headingsGoDownStepByStep, answer('### So'))).toHaveLength(1);
    expect(reports(headingsGoDownStepByStep, prose('pages/about.mdx', '## So'))).toEqual([]);
  });
});

describe('Pledges say how to check them', () => {
  const means = ['### What it means', '', 'A lock.', ''];
  const check = ['### How you would check it', '', 'Look.', ''];

  it.each<[string, string[], string[]]>([
    [
      'a missing part',
      means,
      ['4:1 The part “How you would check it” is missing. | Write ### How you would check it'],
    ],
    [
      'an empty part',
      [...means, '### How you would check it'],
      ['9:1 The part “How you would check it” is empty. | Write its text below it.'],
    ],
    [
      'an empty part before the other',
      ['### What it means', '', ...check],
      ['5:1 The part “What it means” is empty. | Write its text below it.'],
    ],
    [
      'parts in the wrong order',
      [...check, ...means],
      ['5:1 The two parts are in the wrong order. | Move ### What it means and its text up.'],
    ],
    [
      'a part more',
      [...means, ...check, '### Trust us', '', 'Do.'],
      [
        '13:1 “Trust us” is not a part of a pledge. | Write ### What it means or ### How you would check it',
      ],
    ],
    [
      'a part with other words',
      [...means, '### How to check it', '', 'Look.'],
      ['9:1 “How to check it” is not a part of a pledge. | Write ### How you would check it'],
    ],
    [
      'a part of another level',
      [...means, '##### How you would check it', '', 'Look.'],
      [
        '9:1 “How you would check it” has another number of # than three. | Write ### How you would check it',
      ],
    ],
    [
      'text above the parts',
      ['So.', '', ...means, ...check],
      ['5:1 This text stands above the first part. | Move it below ### What it means'],
    ],
  ])('finds %s', (_, lines, said) => {
    expect(reports(pledgesSayHowToCheckThem, prose('pledge/01-lock.mdx', ...lines))).toEqual(said);
  });

  it('leaves a heading without its space to another rule, and takes over its level', () => {
    const stuck = prose('pledge/01-lock.mdx', ...means, '###How you would check it', '', 'Look.');
    expect(reports(pledgesSayHowToCheckThem, stuck)).toEqual([]);
    const deep = prose('pledge/01-lock.mdx', ...means, '##### How you would check it', '', 'Look.');
    expect(reports(headingsGoDownStepByStep, deep)).toEqual([]);
  });

  it('asks nothing of other texts', () => {
    expect(reports(pledgesSayHowToCheckThem, prose('legal/01-law.mdx', 'So.'))).toEqual([]);
  });
});

describe('Sections stand in their order', () => {
  const legal = 'legal/02-not-financial-advice.mdx';

  it('finds a section that nobody asked for, and names the one that is missing', () => {
    const files = withChange(legal, 'anchor: not-financial-advice', 'anchor: no-financial-advice');
    expect(reports(sectionsStandInTheirOrder, ...files)).toEqual([
      '3:9 “no-financial-advice” is no section of the Legal page. | Write anchor: not-financial-advice',
    ]);
  });

  it('finds a missing section', () => {
    const found = runRule(sectionsStandInTheirOrder, withoutFile(legal));
    expect(found).toMatchObject([
      {
        file: 'src/content/legal',
        what: 'The section “not-financial-advice” of the Legal page is missing.',
        fix: 'Bring back its file, which begins with 02-',
      },
    ]);
  });

  it('finds a section twice', () => {
    const files = withChange(legal, 'anchor: not-financial-advice', 'anchor: general-information');
    expect(reports(sectionsStandInTheirOrder, ...files)).toEqual([
      '1:1 The section “not-financial-advice” of the Legal page is missing. | Bring back its file, which begins with 02-',
      '3:9 The Legal page has the section “general-information” twice. | Remove this file, or src/content/legal/01-general-information.mdx',
    ]);
  });

  it('finds two sections in the wrong order', () => {
    const files = withChange('about/01-mission.mdx', 'kind: mission', 'kind: vision').map((file) =>
      file.name === 'about/02-vision.mdx'
        ? readContentFile(file.name, file.source.replace('kind: vision', 'kind: mission'))
        : file,
    );
    expect(reports(sectionsStandInTheirOrder, ...files)).toEqual([
      '2:7 “vision” is section 2 of the About page, not section 1. | Begin the name of this file with 02-',
      '2:7 “mission” is section 1 of the About page, not section 2. | Begin the name of this file with 01-',
    ]);
  });

  it('says nothing of what is missing while a file cannot be read', () => {
    expect(reports(sectionsStandInTheirOrder, ...withChange(legal, 'anchor: ', 'anker: '))).toEqual(
      [],
    );
  });
});
