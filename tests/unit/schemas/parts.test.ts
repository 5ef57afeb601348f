import { expect, it } from 'vitest';
import { link } from '../../../src/schemas/parts.ts';
import { pageSchema } from '../../../src/sections/schema.ts';
import { messages } from './faults.ts';

it('A link takes a path of this site only', () => {
  const at = (href: string) => messages(link('A link.'), { label: 'Words', href });
  expect(at('/legal#no-guarantees')).toBe('');
  expect(at('#trust')).toBe('');
  expect(at('/press-kit.pdf')).toBe('');
  expect(at('legal')).toContain('Write a path of this site');
  expect(at('https://elsewhere.example')).toContain('Write a path of this site');
});

const DESCRIPTIONS = pageSchema.options.map(
  ({ shape: { page, description } }) => [page.value, description] as const,
);

it.each(DESCRIPTIONS)(
  'The description of %s for search results has at most 160 characters, counts filled in',
  (_, description) => {
    const refused = (text: string) => messages(description, text);
    // A count is at most six letters long, four less than {sections}.
    expect(refused('Its {sections}'.padEnd(164, '.'))).toBe('');
    expect(refused('A'.repeat(160))).toBe('');
    expect(refused('Its {sections}'.padEnd(165, '.'))).toContain('at most 160');
    expect(refused('A'.repeat(161))).toContain('at most 160');
  },
);
