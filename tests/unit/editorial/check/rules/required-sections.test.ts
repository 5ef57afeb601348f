import { describe, expect, it } from 'vitest';
import { requiredSections } from '../../../../../editorial/check/rules/required-sections.ts';
import { readContentFile } from '../../../../../editorial/content/read.ts';
import { withChange, withoutFile } from '../../fixture-content.ts';
import { reports } from '../../small-files.ts';
import { runRule } from '../../../../../editorial/check/shared/rule.ts';

describe('Required sections', () => {
  const legal = 'legal/02-not-financial-advice.mdx';

  it('reports an unknown section, and suggests the missing one', () => {
    const files = withChange(legal, 'anchor: not-financial-advice', 'anchor: no-financial-advice');
    expect(reports(requiredSections, ...files)).toEqual([
      '3:9 “no-financial-advice” is not a section of the Legal page. | Write anchor: not-financial-advice',
    ]);
  });

  it('reports a missing section', () => {
    const found = runRule(requiredSections, withoutFile(legal));
    expect(found).toMatchObject([
      {
        file: 'src/content/legal',
        reason: 'The section “not-financial-advice” of the Legal page is missing.',
        fix: 'Undo the change that removed its file, which begins with 02-',
      },
    ]);
  });

  it('reports a duplicate section', () => {
    const files = withChange(legal, 'anchor: not-financial-advice', 'anchor: general-information');
    expect(reports(requiredSections, ...files)).toEqual([
      '1:1 The section “not-financial-advice” of the Legal page is missing. | Undo the change that removed its file, which begins with 02-',
      '3:9 The Legal page has the section “general-information” twice. | Remove this file, or src/content/legal/01-general-information.mdx',
    ]);
  });

  it('reports two sections in the wrong order', () => {
    const files = withChange('about/01-mission.mdx', 'kind: mission', 'kind: vision').map((file) =>
      file.name === 'about/02-vision.mdx'
        ? readContentFile(file.name, file.source.replace('kind: vision', 'kind: mission'))
        : file,
    );
    expect(reports(requiredSections, ...files)).toEqual([
      '2:7 “vision” is section 2 of the About page, not section 1. | Begin the name of this file with 02-',
      '2:7 “mission” is section 1 of the About page, not section 2. | Begin the name of this file with 01-',
    ]);
  });

  it('reports no missing section while a file is unreadable', () => {
    expect(reports(requiredSections, ...withChange(legal, 'anchor: ', 'anker: '))).toEqual([]);
  });
});
