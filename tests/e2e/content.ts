/** The content of which each build under test was made, so that no test repeats a word of it. */
import { existsSync } from 'node:fs';
import { siteWords } from '../site-words.ts';
import { PREVIEW, SUPPLIED } from './servers.ts';

export type SiteWords = ReturnType<typeof siteWords>;

/** Written by `npm test build:supplied`, which fills in what the owner has not supplied. */
const EXAMPLES = '.cache/supplied-content';

/** The site's own words, which the preview shows. */
export const words = siteWords();
export const home = words.page('home');
export const contact = words.page('contact');

/** Both builds: the site as it stands, and a release with an example for every placeholder. */
export const BUILDS = [
  { build: 'the preview', url: PREVIEW.url, site: words },
  {
    build: 'the release',
    url: SUPPLIED.url,
    site: existsSync(EXAMPLES) ? siteWords(EXAMPLES) : words,
  },
] as const;
