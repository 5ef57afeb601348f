import { budget } from './budget.ts';
import type { SiteCheck } from './built-site.ts';
import { caching } from './caching.ts';
import { classes } from './classes.ts';
import { previewCrawlers, releaseCrawlers } from './crawlers.ts';
import { dates } from './dates.ts';
import { declarations, olderBrowsers } from './declarations.ts';
import { drawings, everyDrawing } from './drawings.ts';
import { fields } from './fields.ts';
import { glyphs } from './glyphs.ts';
import { securityHeaders, sharedFiles } from './headers.ts';
import { headings } from './headings.ts';
import { html } from './html.ts';
import { linkedData } from './linked-data.ts';
import { anchors, ids, links, manifest } from './links.ts';
import { lists } from './lists.ts';
import { names } from './names.ts';
import { outsideLinks } from './outside-links.ts';
import { pictures } from './pictures.ts';
import { policy } from './policy.ts';
import { preview, release } from './preview-and-release.ts';
import { sameOrigin } from './same-origin.ts';
import { closing, scripts } from './scripts.ts';
import { share } from './share.ts';
import { sitemap } from './sitemap.ts';
import { spaces } from './spaces.ts';
import { titles } from './titles.ts';
import { tokenFacts } from './token-facts.ts';
import { translation } from './translation.ts';

const EVERY_BUILD: SiteCheck[] = [
  ids,
  budget,
  caching,
  classes,
  closing,
  dates,
  declarations,
  olderBrowsers,
  drawings,
  fields,
  glyphs,
  headings,
  html,
  linkedData,
  links,
  lists,
  manifest,
  names,
  outsideLinks,
  pictures,
  policy,
  sameOrigin,
  scripts,
  securityHeaders,
  share,
  sharedFiles,
  sitemap,
  spaces,
  titles,
  tokenFacts,
  translation,
];

/** The checks of a preview. */
export const PREVIEW = {
  name: 'the preview',
  folder: 'dist',
  checks: [...EVERY_BUILD, preview, previewCrawlers],
};

/** The checks of the release, which shows every section. */
const RELEASE = {
  name: 'the release',
  folder: 'dist-supplied',
  checks: [...EVERY_BUILD, anchors, release, releaseCrawlers, everyDrawing],
};

/** The builds that are checked. */
export const BUILDS = [PREVIEW, RELEASE];
