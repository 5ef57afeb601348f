import type { Rule } from '../shared/rule.ts';
import { adoptedVersions } from './adopted-versions.ts';
import { announcedPlatforms } from './announced-platforms.ts';
import { descriptiveLinks } from './descriptive-links.ts';
import { disputedValuesByPage } from './disputed-values-by-page.ts';
import { expectedFiles } from './expected-files.ts';
import { groupedAddresses } from './grouped-addresses.ts';
import { headingLevels } from './heading-levels.ts';
import { hiddenSections } from './hidden-sections.ts';
import { knownFigures } from './known-figures.ts';
import { matchingCounts } from './matching-counts.ts';
import { matchingFacts } from './matching-facts.ts';
import { matchingLinkWords } from './matching-link-words.ts';
import { noAssistantWords } from './no-assistant-words.ts';
import { noAuthorNotes } from './no-author-notes.ts';
import { noBrokenLinks } from './no-broken-links.ts';
import { noCode } from './no-code.ts';
import { noConflictMarkers } from './no-conflict-markers.ts';
import { noEmptyText } from './no-empty-text.ts';
import { noFillerText } from './no-filler-text.ts';
import { noHiddenText } from './no-hidden-text.ts';
import { noLures } from './no-lures.ts';
import { noMixedAlphabets } from './no-mixed-alphabets.ts';
import { noPasteErrors } from './no-paste-errors.ts';
import { noStrayMarkdown } from './no-stray-markdown.ts';
import { ownChannels } from './own-channels.ts';
import { pastDays } from './past-days.ts';
import { plainProse } from './plain-prose.ts';
import { plainSettings } from './plain-settings.ts';
import { pledgeParts } from './pledge-parts.ts';
import { protectingSentences } from './protecting-sentences.ts';
import { provenApprovals } from './proven-approvals.ts';
import { registeredPlatforms } from './registered-platforms.ts';
import { requiredSections } from './required-sections.ts';
import { safeLinkAddresses } from './safe-link-addresses.ts';
import { specification } from './specification.ts';
import { spelling } from './spelling.ts';
import { suppliedValues } from './supplied-values.ts';
import { supportedCharacters } from './supported-characters.ts';
import { toldInLegal } from './told-in-legal.ts';
import { uniqueNames } from './unique-names.ts';
import { validEncoding } from './valid-encoding.ts';
import { validReferences } from './valid-references.ts';
import { validSettings } from './valid-settings.ts';
import { validYaml } from './valid-yaml.ts';

/**
 * All rules: first those about files and syntax, then about wording, then about facts. A report has
 * the file with the message of the earliest rule first. Register new rules here.
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
  pledgeParts,
  noCode,
  headingLevels,
  ownChannels,
  announcedPlatforms,
  groupedAddresses,
  descriptiveLinks,
  matchingLinkWords,
  safeLinkAddresses,
  plainProse,
  plainSettings,
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
  // Last, because a word that another rule reports is often not in the dictionary either.
  spelling,
  specification,
];
