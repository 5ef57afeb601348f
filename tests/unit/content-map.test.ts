import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  entryOf,
  isList,
  isShownAt,
  PAGES,
  REQUIRED_FILES,
  requiredSectionsOf,
  ROUTES,
  SECTION_FOLDERS,
} from '../../src/content-map.ts';
import { SCHEMAS } from '../../src/schemas/collections.ts';

const FILES = globSync('**/*.{mdx,yaml,txt}', { cwd: 'src/content' }).toSorted();

describe('The content map', () => {
  it('has every file of src/content, and no other', () => {
    expect(FILES.filter((file) => !isList(file) && !entryOf(file))).toEqual([]);
    expect(REQUIRED_FILES.filter((file) => !FILES.includes(file))).toEqual([]);
    const shown = Object.values(PAGES).flatMap(({ shows }) => shows);
    expect(shown.filter((part) => !FILES.some((file) => file.startsWith(part)))).toEqual([]);
  });

  it.each(['about/sub/01-a.mdx', 'pages/home.yaml', 'coins/second.yaml', 'constructor/01-a.mdx'])(
    'has no entry for %s',
    (path) => {
      expect(entryOf(path)).toBeUndefined();
    },
  );

  it('has a page file for every page of the schema, and a page for every folder', () => {
    const pages = SCHEMAS.pages.options.map(({ shape }) => [...shape.page.values][0]);
    expect(pages.toSorted()).toEqual(Object.keys(PAGES).toSorted());
    expect(Object.values(SECTION_FOLDERS).every(({ page }) => ROUTES.has(page))).toBe(true);
  });

  it('has the required sections of a folder, if there are any', () => {
    expect(requiredSectionsOf('legal')?.values).toHaveLength(7);
    expect(requiredSectionsOf('faq')).toBeUndefined();
    expect(requiredSectionsOf('nowhere')).toBeUndefined();
  });
});

const ADDRESSES = [...ROUTES.values(), '/nowhere'];

describe('The content shown at a path', () => {
  it('is the page’s own file, its sections, its facts and the frame', () => {
    expect(FILES.filter((name) => isShownAt(name, '/legal'))).toEqual([
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

  it('includes every file at some path', () => {
    const shown = FILES.filter((name) => !isList(name));
    expect(shown.filter((name) => !ADDRESSES.some((route) => isShownAt(name, route)))).toEqual([]);
  });

  it('ignores a trailing slash and .html', () => {
    for (const address of ['/about', '/about/', '/about.html']) {
      expect(isShownAt('about/01-mission.mdx', address)).toBe(true);
      expect(isShownAt('pages/404.mdx', address)).toBe(false);
    }
  });

  it('is that of the 404 page for an unknown path', () => {
    expect(isShownAt('pages/404.mdx', '/nowhere')).toBe(true);
    expect(isShownAt('pages/home.mdx', '/nowhere')).toBe(false);
  });
});
