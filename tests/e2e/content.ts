/** The content of each build under test, so that no test repeats its words. */
import { existsSync } from 'node:fs';
import {
  supplyOf,
  supplySentence,
  type OtherValues,
  type Subject,
  type Suppliables,
  type SupplySentences,
} from '../../src/facts/supply.ts';
import { siteWords } from '../site-words.ts';
import { PREVIEW, SUPPLIED } from './servers.ts';

export type SiteWords = ReturnType<typeof siteWords>;

/** Written by `npm test build:supplied`: the content with example values for placeholders. */
const EXAMPLES = '.cache/supplied-content';

/** The site's own words, which the preview shows. */
export const words = siteWords();
export const home = words.page('home');
export const contact = words.page('contact');

const suppliables = (site: SiteWords): Suppliables => ({
  ...site,
  pledges: site.sections('pledge'),
});

/** How many of the values of a subject are supplied in a build. */
export const supplyIn = (site: SiteWords, subject: Subject) => supplyOf(subject, suppliables(site));

/** The sentence that is true of what is supplied in a build. */
export const sentenceIn = <Name extends string>(
  site: SiteWords,
  subject: Subject,
  sentences: SupplySentences<Name>,
  values = {} as OtherValues<Name>,
) => supplySentence(subject, suppliables(site), sentences, values);

/** Both builds: the site as it is, and a release with an example for every placeholder. */
export const BUILDS = [
  { build: 'the preview', url: PREVIEW.url, site: words },
  {
    build: 'the release',
    url: SUPPLIED.url,
    site: existsSync(EXAMPLES) ? siteWords(EXAMPLES) : words,
  },
] as const;
