import { describe, expect, it } from 'vitest';
import { LISTS } from '../../../../src/editorial/content/kinds.ts';
import { isOnPage } from '../../../../src/editorial/dev/pages.ts';
import { CONTENT } from '../fixture-content.ts';

const ROUTES = ['/', '/about', '/contact', '/legal', '/our-coins', '/trust-pledge', '/nowhere'];

describe('The messages of a page', () => {
  it('are those of the files that it is made of', () => {
    expect(CONTENT.map(({ name }) => name).filter((name) => isOnPage(name, '/legal'))).toEqual([
      'coins/bigfoot.yaml',
      'figures.txt',
      'legal.yaml',
      'legal/01-general-information.mdx',
      'legal/02-not-financial-advice.mdx',
      'legal/03-no-guarantees.mdx',
      'legal/04-regulatory-compliance.mdx',
      'legal/05-no-vc-or-private-sales.mdx',
      'legal/06-risks-acknowledgement.mdx',
      'legal/07-indemnity-clause.mdx',
      'navigation.yaml',
      'pages/legal.mdx',
      'studio.yaml',
    ]);
  });

  it('miss no file of the content', () => {
    const shown = CONTENT.filter(({ name }) => !LISTS.includes(name));
    const unseen = shown.filter(({ name }) => !ROUTES.some((route) => isOnPage(name, route)));
    expect(unseen.map(({ name }) => name)).toEqual([]);
  });

  it('do not depend on how the address is written', () => {
    const addresses = ['/about', '/about/', '/about.html'];
    expect(addresses.map((route) => isOnPage('about/01-mission.mdx', route))).toEqual([
      true,
      true,
      true,
    ]);
    expect(addresses.map((route) => isOnPage('pages/404.mdx', route))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('on the page for unknown addresses are its own', () => {
    expect(isOnPage('pages/404.mdx', '/nowhere')).toBe(true);
    expect(isOnPage('pages/home.mdx', '/nowhere')).toBe(false);
  });
});
