import { entryOf } from '../../../../src/content-map.ts';
import { anyOf, wholeWords } from '../../../../src/formats/patterns.ts';
import { isRequired, PLATFORMS } from '../../../../src/schemas/platforms.ts';
import { mentionsIn, presentedAsOurs, publishedIn } from '../../channels/mentions.ts';
import { withoutPlatforms } from '../../channels/whose.ts';
import { hostOf, isHostOf } from '../../../content/hosts.ts';
import type { ContentFile } from '../../../content/read.ts';
import type { Diagnostic } from '../../../output/diagnostic.ts';
import { sentenceAt } from '../../shared/clauses.ts';
import { reportMatches } from '../../shared/report-matches.ts';
import type { Rule } from '../../shared/rule.ts';
import { hasNegation, isDisowned, topicAt } from '../../shared/statement.ts';

/** If a text says that the studio is on a platform, the owner has published an account of the studio there. */
export const announcedPlatforms: Rule = {
  name: 'announced-platforms',
  checkFiles: (files) => {
    const published = publishedIn(files);
    return files
      .filter(({ name }) => entryOf(name)?.statesFacts)
      .flatMap((file) => announced(file, published));
  },
};

const NAMES = anyOf([...Object.values(PLATFORMS).map(({ name }) => name), 'Twitter']);
/** What follows “our PLATFORM”, if it is not a full stop or a comma. */
const WORDS_AFTER = anyOf([
  ...['account', 'channel', 'chat', 'community', 'feed', 'group', 'handle', 'page', 'profile'],
  ...['server', 'is', 'and'],
]);
/** What visitors are told to do there. */
const VERBS = anyOf([
  ...['contact', 'find', 'follow', 'join', 'meet', 'message', 'reach', 'see', 'talk to', 'watch'],
  'write to',
]);
/** A word before the name of a platform. */
const ADJECTIVE = '(?: (?:own|new|official|public))?';

/** “Our Discord server”, “join the WhatsApp group”, “follow us on Instagram”, “we are on YouTube”. */
const ANNOUNCED = new RegExp(
  [
    `our${ADJECTIVE} NAME(?= ${WORDS_AFTER}\\b|[.,;:!]|$)`,
    `join the${ADJECTIVE} NAME\\b`,
    `${VERBS} (?:us|MUUVA|the studio|the team)(?: too| also)? (?:on|via|over) NAME\\b`,
    "we(?: are|[’']re)(?: also| now)? on NAME\\b",
  ]
    .map((phrase) => `\\b${phrase.replace('NAME', `(?<platform>(?-i:${NAMES}))`)}`)
    .join('|'),
  'giu',
);

/**
 * Words of a sentence that announces no channel: it asks, says that there is none yet or that it is
 * somebody else’s, or tells visitors to tag the studio, whose handle is checked elsewhere.
 */
const NO_ANNOUNCEMENT = wholeWords(['tag', 'once', 'until', 'when', 'if', 'yet', 'copy', 'copies']);

/** Whether a sentence announces no channel. */
const announcesNone = (sentence: string) =>
  hasNegation(sentence) || /\?\s*$/.test(sentence) || NO_ANNOUNCEMENT.test(sentence);

/**
 * Reports platforms on which a text says that the studio is, unless its account there is published.
 * Settings may name those that the owner has still to supply, because the site says beside them
 * that they are not published.
 */
const announced = (file: ContentFile, published: readonly string[]): Diagnostic[] =>
  reportMatches(file, ANNOUNCED, (typed, { passage, index, groups: { platform = '' } }) => {
    const currentName = platform.replace('Twitter', 'X');
    const [key = '', { hosts } = { hosts: [] }] =
      Object.entries(PLATFORMS).find(([, { name }]) => name === currentName) ?? [];
    const isPublished = published.some((id) => isHostOf(hostOf(`https://${id}`), hosts));
    const isToSupply = isRequired(key) && passage.from === 'settings';
    const sentence = sentenceAt(passage.text, index);
    // `own-channels` reports an address in the sentence.
    const hasAddress = mentionsIn(file).some(({ typed: address }) => sentence.includes(address));
    if (isPublished || isToSupply || hasAddress || announcesNone(sentence)) return undefined;
    return topicAt(withoutPlatforms(passage.text), index) === 'other' ||
      isDisowned(passage.text, index)
      ? undefined
      : presentedAsOurs(typed, 'channel');
  });
