import { DATA_FILES, entryOf } from '../../../../src/content-map.ts';
import { stringsAt } from '../../../../src/facts/values.ts';
import { anyOf } from '../../../../src/formats/patterns.ts';
import { MARKETS, NETWORKS, PLATFORMS } from '../../../../src/schemas/platforms.ts';
import type { ContentFile } from '../../../content/read.ts';
import type { Diagnostic } from '../../../output/diagnostic.ts';
import { issuesAt } from '../../settings/issues.ts';
import { clauseAt, sentencesAt } from '../../shared/clauses.ts';
import { reportMatches } from '../../shared/report-matches.ts';
import type { Rule } from '../../shared/rule.ts';
import { isAskedOrQuoted, isDenied, topicAt } from '../../shared/statement.ts';

/**
 * What a sentence says of a platform, a market, a network or a coin: it names one of `names` after words
 * that match both `verb` and `object`. The right names are in a setting of a file.
 */
interface Subject {
  readonly names: readonly string[];
  readonly verb: RegExp;
  readonly object: RegExp;
  readonly file: string;
  readonly setting: string;
}

const SUBJECTS: readonly Subject[] = [
  {
    names: ['Twitter', ...Object.values(PLATFORMS).map(({ name }) => name)],
    verb: /\b(?:post|posts|posted|upload\w*|submit\w*)\b/i,
    object: /\b(?:memes?|entry|entries|contest|it|them)\b|#\w/i,
    file: DATA_FILES.contests.path,
    setting: 'platforms.*',
  },
  {
    names: MARKETS.map(({ name }) => name),
    verb: /\b(?:buy|buys|sell|sells|trade[sd]?|trading|launch\w*|opens?|leads?)\b/i,
    object: /\b(?:tokens?|coins?|buttons?|links?|it|buy|sell)\b|\$BIGFOOT\b/i,
    file: DATA_FILES.coins.path,
    setting: 'launchPlatform.name',
  },
  {
    names: NETWORKS.map(({ name }) => name),
    verb: /\b(?:launch\w*|mint\w*|issu\w+|deploy\w*|trade[sd]?|lives?|runs?)\b/i,
    object: /\b(?:tokens?|coins?|contract|it)\b|\$BIGFOOT\b/i,
    file: DATA_FILES.coins.path,
    setting: 'chain',
  },
  {
    names: NETWORKS.map(({ coin }) => coin),
    verb: /\b(?:pair\w*|pools?)\b/i,
    object: /\b(?:pair\w*|pools?)\b/i,
    file: DATA_FILES.coins.path,
    setting: 'paired.with',
  },
];

/**
 * A sentence that says where memes are posted, where the token is launched and traded, or with what
 * it is paired, names what the settings of the contest and the coin name.
 */
export const registeredPlatforms: Rule = {
  name: 'registered-platforms',
  checkFiles: (files) =>
    SUBJECTS.flatMap((subject) => {
      const registered = registeredNames(files, subject);
      if (registered.length === 0) return [];
      return files
        .filter(({ name }) => entryOf(name)?.statesFacts)
        .flatMap((file) => wrongNames(file, subject, registered));
    }),
};

/** The names in the setting of a subject; none if the setting is invalid, which `valid-settings` reports. */
function registeredNames(
  files: readonly ContentFile[],
  { file: name, setting }: Subject,
): readonly string[] {
  const file = files.find((other) => other.name === name);
  const [key = ''] = setting.split('.');
  if (!file || issuesAt(file, [key]).length > 0) return [];
  return stringsAt(file.data, setting).map(({ value }) => value);
}

/** Reports names of other platforms, markets, networks or coins than the registered ones. */
function wrongNames(
  file: ContentFile,
  { names, verb, object, file: settingsFile }: Subject,
  registered: readonly string[],
): Diagnostic[] {
  // “Twitter” and “X” are one platform.
  const isRegistered = (typed: string) =>
    registered.some((name) => name === typed || (name === 'Twitter' && typed === 'X'));
  // “On Twitter, TikTok or Instagram”
  const namesBefore = `(?:${anyOf([...names, ...registered])},? (?:(?:or|and) )?)*`;
  const pattern = new RegExp(
    String.raw`\b(?<=\b(?:on|to|at|via|with|against) ${namesBefore})${anyOf(names)}\b`,
    'g',
  );
  return reportMatches(file, pattern, (typed, { passage: { text }, index }) => {
    const { sentence } = sentencesAt(text, index);
    const start = text.slice(0, index).search(new RegExp(`${namesBefore}$`));
    const before = text.slice(clauseAt(sentence, start).start, start);
    if (isRegistered(typed) || !verb.test(before) || !object.test(before)) return undefined;
    const isOther = topicAt(text, index) === 'other';
    if (isOther || isDenied(text, index) || isAskedOrQuoted(text, index)) return undefined;
    return {
      severity: 'warning',
      reason: `“${typed}” is another place than the site’s facts have.`,
      note: `${settingsFile} has ${registered.join(' and ')}, and a visitor would look in the wrong place.`,
      fix: `Write ${registered.join(' or ')}. If ${typed} is right, add it to ${settingsFile}.`,
      expected: registered,
      changesFact: true,
    };
  });
}
