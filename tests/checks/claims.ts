import type { Claim } from './built-site.ts';
import { thePreviewSaysSo, theReleaseIsComplete } from './builds-say-what-they-are.ts';
import { copiesAreKeptAsLongAsTheyHold } from './copies-are-kept-as-long-as-they-hold.ts';
import { everyAnswerIsClosed } from './every-answer-is-closed.ts';
import { everyCharacterHasAGlyph } from './every-character-has-a-glyph.ts';
import { everyLinkAndAnchorResolves } from './every-link-and-anchor-resolves.ts';
import { everyNamedPlaceIsThere } from './every-named-place-is-there.ts';
import { everyPageCanBeShared } from './every-page-can-be-shared.ts';
import { everyPageCarriesAStrictPolicy } from './every-page-carries-a-strict-policy.ts';
import { everyPageHasLandmarks } from './every-page-has-landmarks.ts';
import { everyPageIsWithinItsBudget } from './every-page-is-within-its-budget.ts';
import { everyPageSaysWhatItIs } from './every-page-says-what-it-is.ts';
import { everyPageSaysItToMachines } from './every-page-says-it-to-machines.ts';
import { headingsFormAnOutline } from './headings-form-an-outline.ts';
import { htmlIsValid } from './html-is-valid.ts';
import { linksThatLeaveAreSafe } from './links-that-leave-are-safe.ts';
import {
  thePreviewTellsMachinesNothing,
  theReleaseTellsMachines,
} from './machines-find-their-files.ts';
import { noInlineStylesOrHandlers } from './no-inline-styles-or-handlers.ts';
import { nothingIsLoadedFromElsewhere } from './nothing-is-loaded-from-elsewhere.ts';
import { nothingRunsBeforeIntent } from './nothing-runs-before-intent.ts';
import { scrollDrivenMotionMoves } from './scroll-driven-motion-moves.ts';
import { theSitemapListsEveryPage } from './the-sitemap-lists-every-page.ts';

const EVERY_BUILD: Claim[] = [
  copiesAreKeptAsLongAsTheyHold,
  everyAnswerIsClosed,
  everyCharacterHasAGlyph,
  everyLinkAndAnchorResolves,
  everyNamedPlaceIsThere,
  everyPageCanBeShared,
  everyPageCarriesAStrictPolicy,
  everyPageHasLandmarks,
  everyPageIsWithinItsBudget,
  everyPageSaysItToMachines,
  everyPageSaysWhatItIs,
  headingsFormAnOutline,
  htmlIsValid,
  linksThatLeaveAreSafe,
  noInlineStylesOrHandlers,
  nothingIsLoadedFromElsewhere,
  nothingRunsBeforeIntent,
  scrollDrivenMotionMoves,
  theSitemapListsEveryPage,
];

/** The builds that are checked, and what must hold for each. */
export const BUILDS: { name: string; folder: string; claims: Claim[] }[] = [
  {
    name: 'the preview',
    folder: 'dist',
    claims: [...EVERY_BUILD, thePreviewSaysSo, thePreviewTellsMachinesNothing],
  },
  {
    name: 'the release',
    folder: 'dist-supplied',
    claims: [...EVERY_BUILD, theReleaseIsComplete, theReleaseTellsMachines],
  },
];
