import type { Rule } from '../shared/rule.ts';
import { charactersAreInTheTypeface } from './characters-are-in-the-typeface.ts';
import { eachReadingStaysOnItsPage } from './each-reading-stays-on-its-page.ts';
import { everyByteCanBeRead } from './every-byte-can-be-read.ts';
import { everyFileHasItsPlace } from './every-file-has-its-place.ts';
import { everyLinkLeadsSomewhere } from './every-link-leads-somewhere.ts';
import { everyReferenceIsKnown } from './every-reference-is-known.ts';
import { everyTextHasWords } from './every-text-has-words.ts';
import { figuresAgreeWithTheRegister } from './figures-agree-with-the-register.ts';
import { figuresAreKnown } from './figures-are-known.ts';
import { headingsGoDownStepByStep } from './headings-go-down-step-by-step.ts';
import { linksHaveSafeAddresses } from './links-have-safe-addresses.ts';
import { linksSayWhereTheyGo } from './links-say-where-they-go.ts';
import { namesAreUnique } from './names-are-unique.ts';
import { noDraftIsLeft } from './no-draft-is-left.ts';
import { noPromiseOfGain } from './no-promise-of-gain.ts';
import { noSignIsLeftOver } from './no-sign-is-left-over.ts';
import { noTextIsSwallowed } from './no-text-is-swallowed.ts';
import { noWordStandsTwice } from './no-word-stands-twice.ts';
import { oneSentencePerLine } from './one-sentence-per-line.ts';
import { pledgesSayHowToCheckThem } from './pledges-say-how-to-check-them.ts';
import { proseHoldsNoCode } from './prose-holds-no-code.ts';
import { proseHoldsNoPictures } from './prose-holds-no-pictures.ts';
import { proseHoldsNoTags } from './prose-holds-no-tags.ts';
import { sectionsStandInTheirOrder } from './sections-stand-in-their-order.ts';
import { settingsCanBeRead } from './settings-can-be-read.ts';
import { settingsFitTheirSchema } from './settings-fit-their-schema.ts';
import { tablesAreWhole } from './tables-are-whole.ts';
import { wordsAreSpeltRight } from './words-are-spelt-right.ts';
import { wordsKeepToOneAlphabet } from './words-keep-to-one-alphabet.ts';

/** All rules: first those about files and syntax, then about wording, then about facts. Register new rules here. */
export const RULES: readonly Rule[] = [
  everyFileHasItsPlace,
  everyByteCanBeRead,
  settingsCanBeRead,
  settingsFitTheirSchema,
  namesAreUnique,
  everyReferenceIsKnown,
  everyLinkLeadsSomewhere,
  everyTextHasWords,
  pledgesSayHowToCheckThem,
  proseHoldsNoCode,
  proseHoldsNoTags,
  headingsGoDownStepByStep,
  sectionsStandInTheirOrder,
  linksHaveSafeAddresses,
  linksSayWhereTheyGo,
  proseHoldsNoPictures,
  noSignIsLeftOver,
  tablesAreWhole,
  noTextIsSwallowed,
  noPromiseOfGain,
  noDraftIsLeft,
  oneSentencePerLine,
  noWordStandsTwice,
  wordsKeepToOneAlphabet,
  charactersAreInTheTypeface,
  wordsAreSpeltRight,
  figuresAgreeWithTheRegister,
  eachReadingStaysOnItsPage,
  figuresAreKnown,
];
