/** The content of each build under test, so that no test repeats its words. */
import { siteWords } from '../site-words.ts';
import { PREVIEW, SUPPLIED } from './servers.ts';

/** Written by `npm test build:supplied`: the content with example values for placeholders. */
const EXAMPLES = '.cache/supplied-content';

/** The site's own words, which the preview shows. */
export const words = siteWords();
export const home = words.page('home');
export const contact = words.page('contact');

/** Both builds: the site as it is, and a release with an example for every placeholder. */
export const BUILDS = [
  { build: 'the preview', url: PREVIEW.url, site: words },
  { build: 'the release', url: SUPPLIED.url, site: siteWords(EXAMPLES) },
] as const;
