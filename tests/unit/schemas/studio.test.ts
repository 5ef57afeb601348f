import { describe, expect, it } from 'vitest';
import { studioSchema } from '../../../src/schemas/studio.ts';
import { siteWords } from '../../site-words.ts';
import { faults, placeholder } from './faults.ts';

const { studio } = siteWords();
const changed = (change: object) => faults(studioSchema, { ...studio, ...change }).join('\n');

describe('The facts of the studio', () => {
  it('take a placeholder email address only at a .example domain', () => {
    expect(changed({ email: placeholder('hello@studio.com') })).toContain('.example');
    expect(changed({ email: placeholder('hello@studio.example') })).toBe('');
  });

  it.each(['https://x.com/studio', 'https://x.com/?q=studio', 'http://x.com/'])(
    'take no guessed handle for a platform’s front page: %s',
    (shown) => {
      const x = { name: 'X', url: placeholder(shown) };
      expect(changed({ socials: { ...studio.socials, x } })).toContain('socials.x.url.shown: ');
    },
  );
});
