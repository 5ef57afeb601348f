import { describe, expect, it } from 'vitest';
import { readContent } from '../../src/editorial/content/read.ts';
import { fill } from '../../src/facts/patterns.ts';
import { coinSchema } from '../../src/schemas/coin.ts';
import { pageSchema, type Page, type PageName } from '../../src/schemas/page.ts';

const files = readContent();

function page<Name extends PageName>(name: Name): Extract<Page, { page: Name }> {
  const file = files.find((one) => one.name === `pages/${name}.mdx`);
  return pageSchema.parse(file?.data) as Extract<Page, { page: Name }>;
}

describe('The owner’s own words', () => {
  const home = page('home');

  it('stand in the tagline', () => {
    expect(home.hero.tagline.join(' ')).toBe("We Don't Launch Memes. We Launch Legends.");
  });

  it('stand in the toasts', () => {
    const { success, failure } = home.token.address.copy;
    expect(success).toEqual({ title: 'Copied!', description: 'Coin address copied to clipboard' });
    expect(failure).toEqual({ title: 'Copy failed', description: 'Could not copy to clipboard' });
    expect(home.newsletter.success).toEqual({
      title: 'Thank you!',
      description: "You've been added to our newsletter. Welcome to the MUUVA family!",
    });
  });

  it('stand on the token card', () => {
    expect(home.token.buy.label).toBe('Buy on Pump.fun');
    expect(home.token.whitepaper.label).toBe('View Whitepaper');
    expect(home.token.liveStats).toEqual({ heading: 'Live Stats', text: 'Coming Soon' });
  });

  it('name the five cards of the trust framework', () => {
    expect(home.trust.cards.map(({ title }) => title)).toEqual([
      'LP Lock',
      'Founder Vesting',
      'Public Wallets',
      'Verified Burns',
      'Meme-First Culture',
    ]);
    const coin = coinSchema.parse(files.find(({ name }) => name === 'coins/bigfoot.yaml')?.data);
    expect(fill(home.trust.cards[0]?.subline ?? '', { months: coin.lpLockMinimumMonths })).toBe(
      '12 months minimum',
    );
  });

  it('stand in the Hall of Fame and on the page for missing paths', () => {
    expect(page('our-coins').hallOfFame.heading.text).toBe('Hall of Fame');
    expect(page('our-coins').hallOfFame.text).toBe('Coming Soon');
    expect(page('404').heading).toBe('Oops! Page not found');
    expect(page('legal').heading).toBe('Legal & Disclaimer');
  });

  it('name every section in its heading', () => {
    const names = [
      home.movement.heading,
      home.why.heading,
      home.trust.heading,
      home.newsletter.heading,
      home.contact.heading,
    ].map(({ eyebrow }) => eyebrow);
    expect(names).toEqual([
      'Community liquidity movement',
      'Why the studio exists',
      'Trust framework',
      'Newsletter',
      'Contact',
    ]);
  });
});

describe('The sections of the specification', () => {
  const settings = (folder: string, key: string) =>
    files
      .filter(({ name }) => name.startsWith(`${folder}/`))
      .map((file) => String(file.settings.getIn(key.split('.'))));

  it('make up the Legal page, in order', () => {
    expect(settings('legal', 'title')).toEqual([
      'General information',
      'Not financial advice',
      'No guarantees',
      'Regulatory compliance',
      'No VC or private sales',
      'Risks acknowledgement',
      'Indemnity clause',
    ]);
  });

  it('make up the About page, in order', () => {
    expect(settings('about', 'kind')).toEqual([
      'mission',
      'vision',
      'why',
      'first-token',
      'principles',
      'contact',
      'legal-entity',
    ]);
  });

  it('make up the Trust Pledge, in order', () => {
    expect(settings('pledge', 'title')).toEqual([
      'Locked liquidity',
      'Vested public founder wallet',
      'Zero buy/sell tax',
      'Fixed supply',
      'Verifiable burns',
      'No VCs or private sales',
      'Community first',
    ]);
  });

  it('come first among the questions', () => {
    expect(settings('faq', 'question').slice(0, 4)).toEqual([
      'How do I know I have the right contract address?',
      'What has MUUVA pledged about liquidity and the founder’s tokens?',
      'How do I enter Meme Wars, and what can I win?',
      'How do I reach the team, and does this form send anything?',
    ]);
  });
});
