/** The content of each build under test, so that no test repeats its words. */
import type { PageName } from '../../src/content-map.ts';
import { RELEASE } from '../base.ts';
import { siteWords, type Page } from '../site-words.ts';
import { PREVIEW, SUPPLIED } from './servers.ts';

/** The site's own words, which the preview shows. */
export const words = siteWords();
export const home = words.page('home');

/** Both builds: the site as it is, and a release with every section, and an example for every placeholder. */
export const BUILDS = [
  { build: 'the preview', url: PREVIEW.url, site: words },
  { build: 'the release', url: SUPPLIED.url, site: siteWords(RELEASE.content) },
] as const;

/** The first build that shows a section of a page, with its words: the release, while editors hide it. */
export function buildWith<Name extends PageName, Section extends keyof Page<Name> & string>(
  name: Name,
  section: Section,
) {
  const build = BUILDS.find(({ site }) => section in site.page(name));
  if (!build) throw new Error(`No build shows “${section}” of the page “${name}”.`);
  return { ...build, words: build.site.page(name)[section] as NonNullable<Page<Name>[Section]> };
}
