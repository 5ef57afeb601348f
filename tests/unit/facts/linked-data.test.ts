import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { linkedData } from '../../../src/facts/linked-data.ts';
import { parseYaml } from '../../../src/facts/yaml.ts';
import { studioSchema } from '../../../src/schemas/studio.ts';
import { withSettings } from '../../../tools/supplied-content.ts';
import { siteAddress } from '../../../tools/site-address.ts';

const source = readFileSync('src/content/studio.yaml', 'utf8');
const supplied = withSettings(source, {
  email: { status: 'supplied', value: 'letters@supplied.example' },
  'socials.x.url': { status: 'supplied', value: 'https://supplied.example/on-x' },
  domain: { status: 'supplied', value: 'https://supplied.example' },
  'legalEntity.legalName': { status: 'supplied', value: 'Supplied Example (Pty) Ltd' },
});
const read = (yaml: string) => studioSchema.parse(parseYaml(yaml));
const page = {
  site: new URL('https://example.com'),
  route: '/legal',
  name: 'Legal & Disclaimer',
  homeName: 'Home',
  studio: read(source),
};

const SITE = {
  '@type': 'WebSite',
  '@id': 'https://example.com/#site',
  name: 'MUUVA',
  url: 'https://example.com/',
  inLanguage: 'en-ZA',
  publisher: { '@id': 'https://example.com/#studio' },
};
const STUDIO = {
  '@type': 'Organization',
  '@id': 'https://example.com/#studio',
  name: 'MUUVA',
  url: 'https://example.com/',
  logo: 'https://example.com/icon-512.png',
};

test('a page names its publisher, its site and the trail to it', () => {
  expect(linkedData(page)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      STUDIO,
      SITE,
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://example.com/' },
          {
            '@type': 'ListItem',
            position: 2,
            name: 'Legal & Disclaimer',
            item: 'https://example.com/legal',
          },
        ],
      },
    ],
  });
});

test('the home page has no trail', () => {
  expect(linkedData({ ...page, route: '/' })['@graph']).toEqual([STUDIO, SITE]);
});

test('a placeholder is left out, never stated', () => {
  const text = JSON.stringify(linkedData(page));
  expect(text).not.toContain('muuva.example');
  expect(text).not.toContain('sameAs');
  expect(text).not.toContain('parentOrganization');
});

test('what the owner has supplied is stated', () => {
  expect(linkedData({ ...page, route: '/', studio: read(supplied) })['@graph']).toEqual([
    {
      ...STUDIO,
      email: 'letters@supplied.example',
      sameAs: ['https://supplied.example/on-x'],
      parentOrganization: { '@type': 'Organization', name: 'Supplied Example (Pty) Ltd' },
    },
    SITE,
  ]);
});

test('the date of the last change is stated where a text has one', () => {
  expect(linkedData({ ...page, modified: '2026-11-20' })['@graph'].at(-1)).toEqual({
    '@type': 'WebPage',
    '@id': 'https://example.com/legal',
    name: 'Legal & Disclaimer',
    dateModified: '2026-11-20',
  });
});

test('the site’s address is the studio’s domain, or its stand-in', () => {
  expect(siteAddress()).toMatch(/\.example\/?$/);
  const folder = mkdtempSync(join(tmpdir(), 'studio-'));
  writeFileSync(join(folder, 'studio.yaml'), supplied);
  expect(siteAddress(folder)).toBe('https://supplied.example');
  rmSync(folder, { recursive: true });
});
