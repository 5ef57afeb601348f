import { LISTS, schemaOf } from '../content/kinds.ts';
import type { ContentFile } from '../content/read.ts';
import { inOrder, type Message } from '../message.ts';
import { PLAIN_FIGURES } from './facts/plain-figures.ts';
import { few } from './few.ts';
import type { Rule } from './rule.ts';
import { eachReadingStaysOnItsPage } from './rules/each-reading-stays-on-its-page.ts';
import { everyByteCanBeRead } from './rules/every-byte-can-be-read.ts';
import { everyFileHasItsPlace } from './rules/every-file-has-its-place.ts';
import { everyLinkLeadsSomewhere } from './rules/every-link-leads-somewhere.ts';
import { everyReferenceIsKnown } from './rules/every-reference-is-known.ts';
import { everyTextHasWords } from './rules/every-text-has-words.ts';
import { figuresAgreeWithTheRegister } from './rules/figures-agree-with-the-register.ts';
import { figuresAreKnown } from './rules/figures-are-known.ts';
import { namesAreUnique } from './rules/names-are-unique.ts';
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
import { OWN_WORDS, wordsAreSpeltRight } from './rules/words-are-spelt-right.ts';
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
  oneSentencePerLine,
  wordsAreSpeltRight,
  figuresAgreeWithTheRegister,
  eachReadingStaysOnItsPage,
  figuresAreKnown,
];

/** These look at files that no other rule could make anything of, or must know that there are some. */
const FOR_ALL_FILES: readonly Rule[] = [
  everyFileHasItsPlace,
  everyByteCanBeRead,
  sectionsStandInTheirOrder,
  figuresAreKnown,
  everyLinkLeadsSomewhere,
];

/** What these know stands in a list of the editors’ own; while it cannot be read, they know nothing. */
const LIST_OF: ReadonlyMap<Rule, string> = new Map([
  [wordsAreSpeltRight, OWN_WORDS],
  [figuresAreKnown, PLAIN_FIGURES],
]);

/** Everything that is wrong with the content, by file and place. */
export function checkContent(files: readonly ContentFile[]): Message[] {
  const whole = files.filter(
    ({ name, defect }) => !defect && (schemaOf(name) !== undefined || LISTS.includes(name)),
  );
  const lost = files.filter(({ defect }) => defect && defect.kind !== 'empty');
  const isLost = (list: string | undefined) => lost.some(({ name }) => name === list);
  return inOrder(
    few(
      RULES.filter((rule) => !isLost(LIST_OF.get(rule))).flatMap((rule) =>
        rule
          .check(FOR_ALL_FILES.includes(rule) ? files : whole)
          .map((found) => ({ ...found, rule: rule.name })),
      ),
    ),
  );
}
