import { describe, expect, it } from 'vitest';
import { pledgeParts } from '../../../../../editorial/check/rules/pledge-parts.ts';
import { readContentFile } from '../../../../../editorial/content/read.ts';
import { reports } from '../../small-files.ts';

const prose = (name: string, ...lines: string[]) =>
  readContentFile(name, `---\ntitle: Law\n---\n\n${lines.join('\n')}\n`);

describe('Pledges say how to check them', () => {
  const means = ['### What it means', '', 'A lock.', ''];
  const check = ['### How to check it', '', 'Look.', ''];

  it.each<[string, string[], string[]]>([
    [
      'a missing part',
      means,
      [
        '4:1 The part “How to check it” is missing. | Write ### How to check it on a line of its own, and the text of this part below it.',
      ],
    ],
    [
      'an empty part',
      [...means, '### How to check it'],
      ['9:1 The part “How to check it” is empty. | Write its text below it.'],
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
      'an additional part',
      [...means, ...check, '### Trust us', '', 'Do.'],
      [
        '13:1 “Trust us” is not a part of a pledge. | Write ### What it means or ### How to check it',
      ],
    ],
    [
      'a part with other words',
      [...means, '### How you check it', '', 'Look.'],
      ['9:1 “How you check it” is not a part of a pledge. | Write ### How to check it'],
    ],
    [
      'a part of another level',
      [...means, '##### How to check it', '', 'Look.'],
      ['9:1 “How to check it” has another number of # than three. | Write ### How to check it'],
    ],
    [
      'text above the parts',
      ['So.', '', ...means, ...check],
      ['5:1 This text is above the first part. | Move it below ### What it means'],
    ],
  ])('reports %s', (_, lines, said) => {
    expect(reports(pledgeParts, prose('pledge/01-lock.mdx', ...lines))).toEqual(said);
  });

  it('does not report a heading without its space', () => {
    const stuck = prose('pledge/01-lock.mdx', ...means, '###How to check it', '', 'Look.');
    expect(reports(pledgeParts, stuck)).toEqual([]);
  });

  it('ignores other texts', () => {
    expect(reports(pledgeParts, prose('legal/01-law.mdx', 'So.'))).toEqual([]);
  });
});
