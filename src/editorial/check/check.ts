import { entryOf, isList } from '../../content-map.ts';
import type { ContentFile } from '../content/read.ts';
import { inOrder, type Message } from '../output/diagnostic.ts';
import { few } from './cap-diagnostics.ts';
import { runRule, type Rule } from './shared/rule.ts';
import { eachReadingStaysOnItsPage } from './rules/each-reading-stays-on-its-page.ts';
import { everyByteCanBeRead } from './rules/every-byte-can-be-read.ts';
import { everyFileHasItsPlace } from './rules/every-file-has-its-place.ts';
import { everyLinkLeadsSomewhere } from './rules/every-link-leads-somewhere.ts';
import { everyReferenceIsKnown } from './rules/every-reference-is-known.ts';
import { everyTextHasWords } from './rules/every-text-has-words.ts';
import { figuresAgreeWithTheRegister } from './rules/figures-agree-with-the-register.ts';
import { figuresAreKnown } from './rules/figures-are-known.ts';
import { namesAreUnique } from './rules/names-are-unique.ts';
import { charactersAreInTheTypeface } from './rules/characters-are-in-the-typeface.ts';
import { noDraftIsLeft } from './rules/no-draft-is-left.ts';
import { noWordStandsTwice } from './rules/no-word-stands-twice.ts';
import { wordsKeepToOneAlphabet } from './rules/words-keep-to-one-alphabet.ts';
import { noPromiseOfGain } from './rules/no-promise-of-gain.ts';
import { pledgesSayHowToCheckThem } from './rules/pledges-say-how-to-check-them.ts';
import { proseHoldsNoCode } from './rules/prose-holds-no-code.ts';
import { proseHoldsNoTags } from './rules/prose-holds-no-tags.ts';
import { headingsGoDownStepByStep } from './rules/headings-go-down-step-by-step.ts';
import { sectionsStandInTheirOrder } from './rules/sections-stand-in-their-order.ts';
import { linksHaveSafeAddresses } from './rules/links-have-safe-addresses.ts';
import { linksSayWhereTheyGo } from './rules/links-say-where-they-go.ts';
import { proseHoldsNoPictures } from './rules/prose-holds-no-pictures.ts';
import { noSignIsLeftOver } from './rules/no-sign-is-left-over.ts';
import { tablesAreWhole } from './rules/tables-are-whole.ts';
import { noTextIsSwallowed } from './rules/no-text-is-swallowed.ts';
import { oneSentencePerLine } from './rules/one-sentence-per-line.ts';
import { wordsAreSpeltRight } from './rules/words-are-spelt-right.ts';
import { settingsCanBeRead } from './rules/settings-can-be-read.ts';
import { settingsFitTheirSchema } from './rules/settings-fit-their-schema.ts';

/** Every rule, in the order of the work: what can be read, what it says, what it means. */
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

/**
 * Everything that is wrong with the content, by file and place. A check after an edit looks anew only
 * at the files that changed, and at what compares files: pass the unchanged files as the same objects.
 */
export function checkContent(files: readonly ContentFile[]): Message[] {
  const readable = files.filter(
    ({ name, defect }) => !defect && (entryOf(name) !== undefined || isList(name)),
  );
  const broken = files.filter(({ defect }) => defect && defect.kind !== 'empty');
  const rests = ({ list }: Rule) => broken.some(({ name }) => name === list);
  return inOrder(
    few(
      RULES.filter((rule) => !rests(rule)).flatMap((rule) =>
        runRule(rule, rule.unreadable ? files : readable).map((found) => ({
          ...found,
          rule: rule.name,
        })),
      ),
    ),
  );
}
