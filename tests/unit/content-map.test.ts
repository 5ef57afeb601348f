import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  entryOf,
  isList,
  isVersionFile,
  PAGES,
  REQUIRED_FILES,
  requiredSectionsOf,
  ROUTES,
  SECTION_FOLDERS,
} from '../../src/content-map.ts';
import { SCHEMAS } from '../../src/collections.ts';

const FILES = globSync('**/*.{md,mdx,yaml,txt}', { cwd: 'src/content', exclude: ['README.md'] });

describe('The content map', () => {
  it('has every file of src/content, and no other', () => {
    expect(FILES.filter((file) => !isList(file) && !isVersionFile(file) && !entryOf(file))).toEqual(
      [],
    );
    expect(REQUIRED_FILES.filter((file) => !FILES.includes(file))).toEqual([]);
  });

  // The last folder has the name of a property that every object has.
  it.each(['about/sub/01-a.mdx', 'pages/home.yaml', 'coins/second.yaml', 'constructor/01-a.mdx'])(
    'has no entry for %s',
    (path) => {
      expect(entryOf(path)).toBeUndefined();
    },
  );

  it('has a page file for every page of the schema, and a page for every folder', () => {
    const pages = SCHEMAS.pages.options.map(({ shape }) => shape.page.value);
    expect(new Set(pages)).toEqual(new Set(Object.keys(PAGES)));
    expect(Object.values(SECTION_FOLDERS).every(({ page }) => page in ROUTES)).toBe(true);
  });

  it('has each address once, also among the former ones', () => {
    const addresses = Object.values(PAGES).flatMap(({ route, formerly = [] }) => [
      route,
      ...formerly,
    ]);
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  });

  it('has only Markdown files for adopted versions', () => {
    expect(isVersionFile('versions/legal-1.0.md')).toBe(true);
    expect(isVersionFile('versions/legal-1.0.txt')).toBe(false);
  });

  it('has the required sections of a folder, if there are any', () => {
    expect(requiredSectionsOf('legal')?.key).toBe('anchor');
    expect(requiredSectionsOf('faq')).toBeUndefined();
    expect(requiredSectionsOf('nowhere')).toBeUndefined();
  });
});
