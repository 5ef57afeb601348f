import { describe, expect, it } from 'vitest';
import { PLATFORMS } from '../../../src/schemas/platforms.ts';
import { studioSchema } from '../../../src/schemas/studio.ts';
import { siteWords } from '../../site-words.ts';
import { placeholder, supplied } from '../suppliables.ts';
import { faults } from './faults.ts';

const { studio } = siteWords();
const faultsWith = (change: object) => faults(studioSchema, { ...studio, ...change }).join('\n');

describe('The facts of the studio', () => {
  it('take a placeholder email address only at a .example domain', () => {
    expect(faultsWith({ email: placeholder('hello@studio.com') })).toContain('.example');
    expect(faultsWith({ email: placeholder('hello@studio.example') })).toBe('');
  });

  it.each([
    ['hello@studio', 'Write a whole email address, such as name@example.com.'],
    ['hello @studio.com', 'Leave out the space: an email address has none.'],
    [5, 'Write a whole email address, such as name@example.com.'],
  ])('take a whole email address: not %j', (value, fault) => {
    expect(faultsWith({ email: supplied(value) })).toBe(`email.value: ${fault}`);
  });

  it.each(['https://x.com/studio', 'https://x.com/?q=studio', 'http://x.com/'])(
    'take no address but the platform’s front page for a placeholder: %s',
    (shown) => {
      const x = { name: 'X', url: placeholder(shown) };
      expect(faultsWith({ socials: { ...studio.socials, x } })).toContain('socials.x.url.shown: ');
    },
  );

  it('take an account on every platform of the table', () => {
    for (const [name, { frontPage }] of Object.entries(PLATFORMS)) {
      const account = { name, url: placeholder(frontPage) };
      expect(faultsWith({ socials: { ...studio.socials, [name]: account } })).toBe('');
    }
  });

  it('need the accounts of the specification', () => {
    expect(faultsWith({ socials: {} })).toMatch(/socials\.x: [^]*telegram: [^]*discord: /);
  });

  it.each(['https://www.tiktok.com/', 'https://t.me', 'https://twitter.com/'])(
    'do not take a front page for a supplied account: %s',
    (value) => {
      const x = { name: 'X', url: supplied(value) };
      expect(faultsWith({ socials: { ...studio.socials, x } })).toContain('Type the real value');
    },
  );
});
