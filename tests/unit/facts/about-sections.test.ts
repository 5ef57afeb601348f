import { describe, expect, it } from 'vitest';
import { sectionOfKind } from '../../../src/facts/about-sections.ts';

type Sections = Parameters<typeof sectionOfKind>[0];

/** Two sections with no more than their kinds: the search looks at nothing else. */
const sections = [
  { id: '01-mission', data: { kind: 'mission' } },
  { id: '03-why-we-exist', data: { kind: 'why' } },
] as unknown as Sections;

describe('a section of About', () => {
  it('is found by its kind, whatever its file is called', () => {
    expect(sectionOfKind(sections, 'why').id).toBe('03-why-we-exist');
  });

  it('that is missing is named, with the remedy', () => {
    expect(() => sectionOfKind(sections, 'principles')).toThrow(
      'No file in src/content/about says “kind: principles”. Add the section back.',
    );
  });
});
