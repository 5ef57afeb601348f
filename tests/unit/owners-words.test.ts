/**
 * The words that the owner's specification fixes. All other tests read words from the content, so
 * that editors can change everything that is not here. The check warns of other numbers.
 */
import { describe, expect, it } from 'vitest';
import { siteWords } from '../site-words.ts';

const { navigation, coin, contest, page, sections } = siteWords();
const home = page('home');

describe('The owner’s words', () => {
  it('name the token and the contest', () => {
    expect(coin.name).toBe('$BIGFOOT');
    expect(contest.name).toBe('Meme Wars');
    expect(contest.hashtag).toBe('#BigfootMemeWar');
  });

  it('label the links of the header and the quick link to Legal', () => {
    expect(navigation.header.links.map(({ label, href }) => `${label} ${href}`)).toEqual(
      expect.arrayContaining([
        'Home /',
        'About /about',
        'Our Coins /our-coins',
        'Trust Pledge /trust-pledge',
        'Contact /contact',
      ]),
    );
    expect(navigation.sheets).toContainEqual({
      label: 'Legal & Disclaimer',
      href: '/legal',
    });
  });

  it('make up the tagline', () => {
    expect(home.hero.tagline.join(' ')).toBe("We Don't Launch Memes. We Launch Legends.");
  });

  it('make up every message of the error catalogue', () => {
    const { success, failure } = home.token.address.copy;
    expect(success).toEqual({ title: 'Copied!', description: 'Coin address copied to clipboard' });
    expect(failure).toEqual({ title: 'Copy failed', description: 'Could not copy to clipboard' });
    expect(home.newsletter.success).toEqual({
      title: 'Thank you!',
      description: "You've been added to our newsletter. Welcome to the MUUVA family!",
    });
    expect(page('404').heading).toBe('Oops! Page not found');
  });

  it('are on the token card', () => {
    expect(home.token.buy.label).toBe('Buy on Pump.fun');
    expect(home.token.whitepaper.label).toBe('View Whitepaper');
    expect(home.token.liveStats).toEqual({ heading: 'Live Stats', text: 'Coming Soon' });
  });

  it('name cards of the trust framework', () => {
    expect(home.trust.cards.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        'LP Lock',
        'Founder Vesting',
        'Public Wallets',
        'Verified Burns',
        'Meme-First Culture',
      ]),
    );
    const lock = home.trust.cards.find(({ title }) => title === 'LP Lock');
    expect(lock?.subline).toBe('{months} months minimum');
  });

  it('are in the Hall of Fame', () => {
    expect(page('our-coins').hallOfFame.heading.text).toBe('Hall of Fame');
    expect(page('our-coins').hallOfFame.text).toBe('Coming Soon');
  });
});

describe('The sections of the specification', () => {
  it('make up Home', () => {
    const { movement, why, trust, newsletter, contact } = home;
    const headings = [movement, why, trust, newsletter, contact].map(({ heading }) => heading);
    expect(headings.map(({ eyebrow }) => eyebrow)).toEqual([
      'Community liquidity movement',
      'Why the studio exists',
      'Trust framework',
      'Newsletter',
      'Contact',
    ]);
  });

  it('make up About', () => {
    expect(sections('about').map(({ kind }) => kind)).toEqual([
      'mission',
      'vision',
      'why',
      'first-token',
      'principles',
      'contact',
      'legal-entity',
    ]);
  });

  it('are in the Trust Pledge', () => {
    expect(sections('pledge').map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        'Locked liquidity',
        'Vested public founder wallet',
        'Zero buy/sell tax',
        'Fixed supply',
        'Verifiable burns',
        'No VCs or private sales',
        'Community first',
      ]),
    );
  });

  it('are in Legal, below its heading', () => {
    expect(page('legal').heading).toBe('Legal & Disclaimer');
    expect(sections('legal').map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        'General information',
        'Not financial advice',
        'No guarantees',
        'Regulatory compliance',
        'No VC or private sales',
        'Risks acknowledgement',
        'Indemnity clause',
      ]),
    );
  });

  it('are among the questions, whatever others there are', () => {
    expect(sections('faq').map(({ question }) => question)).toEqual(
      expect.arrayContaining([
        'How do I know I have the right contract address?',
        'What has MUUVA pledged about liquidity and the founder’s tokens?',
        'How do I enter Meme Wars, and what can I win?',
        'How do I reach the team, and does this form send anything?',
      ]),
    );
  });
});
