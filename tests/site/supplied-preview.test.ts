import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXAMPLE_CONTENT } from '../../integrations/content-check.ts';
import { siteWords } from '../site-words.ts';
import { buildElsewhere } from './build-elsewhere.ts';
import { readBuiltSite, type BuiltSite } from './built-site.ts';
import { PREVIEW } from './site-checks.ts';

describe('A preview for which everything has been supplied', () => {
  let folder = '';
  let site: BuiltSite;

  beforeAll(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'supplied-preview-')));
    const supply = (sources: string) => {
      cpSync(EXAMPLE_CONTENT, join(sources, EXAMPLE_CONTENT), { recursive: true });
    };
    site = readBuiltSite(buildElsewhere('dist', folder, supply, EXAMPLE_CONTENT));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  for (const { title, faults } of PREVIEW.checks) {
    test(title, () => {
      expect(faults(site)).toEqual([]);
    });
  }

  test('does not say that something is missing', () => {
    const { strong } = siteWords().navigation.preview;
    for (const { $, route } of site.pages)
      expect($('.preview-strip').text().trim(), route).toBe(strong);
  });
});
