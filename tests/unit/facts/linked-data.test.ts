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
const types = (data: ReturnType<typeof linkedData>) => data['@graph'].map((one) => one['@type']);

test('a page names its publisher, its site and the trail to it', () => {
  expect(types(linkedData(page))).toEqual(['Organization', 'WebSite', 'BreadcrumbList']);
});

test('the home page has no trail', () => {
  expect(types(linkedData({ ...page, route: '/' }))).toEqual(['Organization', 'WebSite']);
});

test('a placeholder is left out, never stated', () => {
  const text = JSON.stringify(linkedData(page));
  expect(text).not.toContain('muuva.example');
  expect(text).not.toContain('sameAs');
  expect(text).not.toContain('parentOrganization');
});

test('what the owner has supplied is stated', () => {
  const studio = read(supplied);
  const text = JSON.stringify(linkedData({ ...page, studio }));
  expect(text).toContain('"email"');
  expect(text).toContain('"sameAs"');
  expect(text).toContain('"parentOrganization"');
});

test('the date of the last change is stated where a text has one', () => {
  const graph = linkedData({ ...page, modified: '2026-11-20' })['@graph'];
  expect(graph.find((one) => one['@type'] === 'WebPage')).toMatchObject({
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
