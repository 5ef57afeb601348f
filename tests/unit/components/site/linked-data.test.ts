import { expect, test } from 'vitest';
import { jsonForScript, linkedData } from '../../../../src/components/site/linked-data.ts';
import type { Studio } from '../../../../src/schemas/studio.ts';
import { siteWords } from '../../../site-words.ts';
import { placeholder, supplied } from '../../suppliables.ts';

const own = siteWords().studio;
const studio: Studio = {
  ...own,
  name: 'Studio',
  email: placeholder('hello@studio.example'),
  socials: {
    x: { name: 'X', url: placeholder('https://x.com/') },
    telegram: { name: 'Telegram', url: placeholder('https://telegram.org/') },
    discord: { name: 'Discord', url: placeholder('https://discord.com/') },
  },
  legalEntity: { ...own.legalEntity, legalName: placeholder('not supplied yet') },
};
const page = {
  site: new URL('https://example.com'),
  route: '/legal',
  name: 'Law',
  homeName: 'Start',
  studio,
};

const SITE = {
  '@type': 'WebSite',
  '@id': 'https://example.com/#site',
  name: 'Studio',
  url: 'https://example.com/',
  inLanguage: 'en-ZA',
  publisher: { '@id': 'https://example.com/#studio' },
};
const STUDIO = {
  '@type': 'Organization',
  '@id': 'https://example.com/#studio',
  name: 'Studio',
  url: 'https://example.com/',
  logo: 'https://example.com/icon-512.png',
};

test('a page has its publisher, its site and its breadcrumb, without placeholders', () => {
  expect(linkedData(page)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      STUDIO,
      SITE,
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Start', item: 'https://example.com/' },
          { '@type': 'ListItem', position: 2, name: 'Law', item: 'https://example.com/legal' },
        ],
      },
    ],
  });
});

test('the home page has no breadcrumb', () => {
  expect(linkedData({ ...page, route: '/' })['@graph']).toEqual([STUDIO, SITE]);
});

test('supplied values are included', () => {
  const known: Studio = {
    ...studio,
    email: supplied('letters@supplied.example'),
    socials: { ...studio.socials, x: { name: 'X', url: supplied('https://supplied.example/x') } },
    legalEntity: { ...studio.legalEntity, legalName: supplied('Supplied (Pty) Ltd') },
  };
  expect(linkedData({ ...page, route: '/', studio: known })['@graph']).toEqual([
    {
      ...STUDIO,
      email: 'letters@supplied.example',
      sameAs: ['https://supplied.example/x'],
      parentOrganization: { '@type': 'Organization', name: 'Supplied (Pty) Ltd' },
    },
    SITE,
  ]);
});

test('the date of the last change is included if there is one', () => {
  expect(linkedData({ ...page, modified: '2026-11-20' })['@graph'].at(-1)).toEqual({
    '@type': 'WebPage',
    '@id': 'https://example.com/legal',
    name: 'Law',
    dateModified: '2026-11-20',
  });
});

test.each(['</script><p>', '<!--<script>', '<SCRIPT', '\\u003c'])(
  '%j does not close the script element, and is parsed unchanged',
  (text) => {
    const json = jsonForScript({ text });
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ text });
  },
);
