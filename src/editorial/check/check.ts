import type { ContentFile } from '../content/read.ts';
import { inOrder, type Message } from '../message.ts';
import type { Rule } from './rule.ts';
import { everyFileHasItsPlace } from './rules/every-file-has-its-place.ts';
import { everyLinkLeadsSomewhere } from './rules/every-link-leads-somewhere.ts';
import { everyReferenceIsKnown } from './rules/every-reference-is-known.ts';
import { everyTextHasWords } from './rules/every-text-has-words.ts';
import { namesAreUnique } from './rules/names-are-unique.ts';
import { noPromiseOfGain } from './rules/no-promise-of-gain.ts';
import { pledgesSayHowToCheckThem } from './rules/pledges-say-how-to-check-them.ts';
import { proseHoldsNoCode } from './rules/prose-holds-no-code.ts';
import { proseHoldsNoTags } from './rules/prose-holds-no-tags.ts';
import { settingsCanBeRead } from './rules/settings-can-be-read.ts';
import { settingsFitTheirSchema } from './rules/settings-fit-their-schema.ts';

/** Every rule, in the order of the work: what can be read, what it says, what it means. */
export const RULES: readonly Rule[] = [
  everyFileHasItsPlace,
  settingsCanBeRead,
  settingsFitTheirSchema,
  namesAreUnique,
  everyReferenceIsKnown,
  everyLinkLeadsSomewhere,
  everyTextHasWords,
  pledgesSayHowToCheckThem,
  proseHoldsNoCode,
  proseHoldsNoTags,
  noPromiseOfGain,
];

/** Everything that is wrong with the content, by file and place. */
export function checkContent(files: readonly ContentFile[]): Message[] {
  return inOrder(
    RULES.flatMap(({ name, check }) => check(files).map((found) => ({ ...found, rule: name }))),
  );
}
