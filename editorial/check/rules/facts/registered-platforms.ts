import { DATA_FILES, entryOf } from '../../../../src/content-map.ts';
import { stringsAt } from '../../../../src/facts/values.ts';
import { MARKETS, NETWORKS, PLATFORMS } from '../../../../src/schemas/platforms.ts';
import type { ContentFile } from '../../../content/read.ts';
import { issuesAt } from '../../settings/issues.ts';
import { clauseAt, sentencesAt } from '../../shared/clauses.ts';
import { reportMatches } from '../../shared/report-matches.ts';
import { answer, type Rule } from '../../shared/rule.ts';
import { isAskedOrQuoted, isDenied, topicAt } from '../../shared/statement.ts';

const CONTEST = 'platforms:\n  - Twitter\n  - TikTok\n';

/** What a sentence says is done on a platform, or with a coin, and the setting that names the right ones. */
const DONE_THERE = [
  {
    names: ['Twitter', ...Object.values(PLATFORMS).map(({ name }) => name)],
    does: /\b(?:post|posts|posted|upload\w*|submit\w*)\b/i,
    what: /\b(?:memes?|entry|entries|contest|it|them)\b|#\w/i,
    file: DATA_FILES.contests.path,
    setting: 'platforms.*',
  },
  {
    names: MARKETS.map(({ name }) => name),
    does: /\b(?:buy|buys|sell|sells|trade[sd]?|trading|launch\w*|opens?|leads?)\b/i,
    what: /\b(?:tokens?|coins?|buttons?|links?|it|buy|sell)\b|\$BIGFOOT\b/i,
    file: DATA_FILES.coins.path,
    setting: 'launchPlatform.name',
  },
  {
    names: NETWORKS.map(({ name }) => name),
    does: /\b(?:launch\w*|mint\w*|issu\w+|deploy\w*|trade[sd]?|lives?|runs?)\b/i,
    what: /\b(?:tokens?|coins?|contract|it)\b|\$BIGFOOT\b/i,
    file: DATA_FILES.coins.path,
    setting: 'chain',
  },
  {
    names: NETWORKS.map(({ coin }) => coin),
    does: /\b(?:pair\w*|pools?)\b/i,
    what: /\b(?:pair\w*|pools?)\b/i,
    file: DATA_FILES.coins.path,
    setting: 'paired.with',
  },
];

/**
 * A sentence that says where memes are posted, where the token is launched and traded, or with what
 * it is paired, names what the register has.
 */
export const registeredPlatforms: Rule = {
  name: 'registered-platforms',
  fails: { [DATA_FILES.contests.path]: CONTEST, ...answer('Post your meme on Instagram.') },
  passes: { [DATA_FILES.contests.path]: CONTEST, ...answer('Post your meme on TikTok.') },
  checkFiles: (files) =>
    DONE_THERE.flatMap(({ names, does, what, file: name, setting }) => {
      const register = files.find((other) => other.name === name);
      // `valid-settings` reports names that cannot be right.
      const isValid = register && issuesAt(register, setting.split('.').slice(0, 1)).length === 0;
      const registered = isValid ? stringsAt(register.data, setting).map(({ value }) => value) : [];
      // “Twitter” and “X” are one platform.
      const isRegistered = (typed: string) =>
        registered.some((known) => known === typed || `${known} ${typed}` === 'Twitter X');
      // “On Twitter, TikTok or Instagram”
      const others = `(?:(?:${[...names, ...registered].join('|')}),? (?:(?:or|and) )?)*`;
      const pattern = new RegExp(
        `\\b(?<=\\b(?:on|to|at|via|with|against) ${others})(?:${names.join('|')})\\b`,
        'g',
      );
      const othersBefore = new RegExp(`${others}$`);
      return files
        .filter((file) => registered.length > 0 && entryOf(file.name)?.statesFacts)
        .flatMap((file: ContentFile) =>
          reportMatches(file, pattern, (typed, { passage: { text }, index }) => {
            const { sentence } = sentencesAt(text, index);
            const start = text.slice(0, index).search(othersBefore);
            const before = text.slice(clauseAt(sentence, start).start, start);
            if (isRegistered(typed) || !does.test(before) || !what.test(before)) return undefined;
            const isOther = topicAt(text, index) === 'other';
            if (isOther || isDenied(text, index) || isAskedOrQuoted(text, index)) return undefined;
            return {
              severity: 'warning',
              reason: `“${typed}” is another place than the site’s facts have.`,
              note: `${name} has ${registered.join(' and ')}, and a visitor would look in the wrong place.`,
              fix: `Write ${registered.join(' or ')}. If ${typed} is right, add it to ${name}.`,
              expected: registered,
              changesFact: true,
            };
          }),
        );
    }),
};
