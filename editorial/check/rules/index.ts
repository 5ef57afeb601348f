import type { Rule } from '../shared/rule.ts';
import { announcedPlatforms } from './facts/announced-platforms.ts';
import { disputedValuesByPage } from './facts/disputed-values-by-page.ts';
import { knownFigures } from './facts/known-figures.ts';
import { matchingCounts } from './facts/matching-counts.ts';
import { matchingFacts } from './facts/matching-facts.ts';
import { ownChannels } from './facts/own-channels.ts';
import { protectingSentences } from './facts/protecting-sentences.ts';
import { registeredPlatforms } from './facts/registered-platforms.ts';
import { specification } from './facts/specification.ts';
import { toldInLegal } from './facts/told-in-legal.ts';
import { adoptedVersions } from './files/adopted-versions.ts';
import { expectedFiles } from './files/expected-files.ts';
import { headingLevels } from './files/heading-levels.ts';
import { hiddenSections } from './files/hidden-sections.ts';
import { noBrokenLinks } from './files/no-broken-links.ts';
import { noCode } from './files/no-code.ts';
import { noConflictMarkers } from './files/no-conflict-markers.ts';
import { noEmptyText } from './files/no-empty-text.ts';
import { pastDays } from './files/past-days.ts';
import { placedLines } from './files/placed-lines.ts';
import { pledgeParts } from './files/pledge-parts.ts';
import { requiredSections } from './files/required-sections.ts';
import { suppliedValues } from './files/supplied-values.ts';
import { uniqueNames } from './files/unique-names.ts';
import { validEncoding } from './files/valid-encoding.ts';
import { validReferences } from './files/valid-references.ts';
import { validSettings } from './files/valid-settings.ts';
import { validYaml } from './files/valid-yaml.ts';
import { descriptiveLinks } from './wording/descriptive-links.ts';
import { matchingLinkWords } from './wording/matching-link-words.ts';
import { noAssistantWords } from './wording/no-assistant-words.ts';
import { noAuthorNotes } from './wording/no-author-notes.ts';
import { noFillerText } from './wording/no-filler-text.ts';
import { noHiddenText } from './wording/no-hidden-text.ts';
import { noLures } from './wording/no-lures.ts';
import { noMixedAlphabets } from './wording/no-mixed-alphabets.ts';
import { noPasteErrors } from './wording/no-paste-errors.ts';
import { noShownMarkup } from './wording/no-shown-markup.ts';
import { noStrayMarkdown } from './wording/no-stray-markdown.ts';
import { plainProse } from './wording/plain-prose.ts';
import { provenApprovals } from './wording/proven-approvals.ts';
import { safeLinkAddresses } from './wording/safe-link-addresses.ts';
import { spelling } from './wording/spelling.ts';
import { supportedCharacters } from './wording/supported-characters.ts';

/**
 * All rules, each in the folder of what it looks at: `files` is about names, syntax, settings and
 * references between files, `wording` about how a text is written, and `facts` about what it says
 * against what is known: facts, channels, what the site does, what the owner ordered. A report has the
 * file with the message of the earliest rule first. Register new rules here.
 */
export const RULES: readonly Rule[] = [
  expectedFiles,
  requiredSections,
  validEncoding,
  noConflictMarkers,
  validYaml,
  validSettings,
  adoptedVersions,
  suppliedValues,
  pastDays,
  uniqueNames,
  validReferences,
  noBrokenLinks,
  hiddenSections,
  noEmptyText,
  placedLines,
  pledgeParts,
  noCode,
  headingLevels,
  ownChannels,
  announcedPlatforms,
  descriptiveLinks,
  matchingLinkWords,
  safeLinkAddresses,
  plainProse,
  noShownMarkup,
  noStrayMarkdown,
  noHiddenText,
  noLures,
  provenApprovals,
  protectingSentences,
  toldInLegal,
  noAuthorNotes,
  noAssistantWords,
  noFillerText,
  noMixedAlphabets,
  supportedCharacters,
  matchingFacts,
  matchingCounts,
  registeredPlatforms,
  disputedValuesByPage,
  knownFigures,
  // After the rules about facts, because a duplicate sentence may also state a wrong fact.
  noPasteErrors,
  // After the rules about words, because a word that one of them reports is often not in the dictionary either.
  spelling,
  // Last, because it is about whole texts, in which each of the others may report a part.
  specification,
];
