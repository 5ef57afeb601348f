import { anyOf } from '../../../../src/formats/patterns.ts';
import { isOtherSite } from '../../../../src/formats/web-address.ts';
import { linksOf } from '../../../content/links.ts';
import type { Range } from '../../../content/places.ts';
import type { ContentFile } from '../../../content/read.ts';
import type { Wording } from '../../../output/diagnostic.ts';
import { report, type Rule } from '../../shared/rule.ts';

/** Words of a link that do not say where it goes. */
const SAY_NOTHING = [
  String.raw`(?:(?:click|tap|press|look|read|see)\s*)?(?:here|this|more)`,
  String.raw`(?:(?:this|the)\s*)?(?:link|page|site)`,
  ...['learn more', 'details'],
];
/** “click here”, “this page” */
const EMPTY_WORDS = new RegExp(`^${anyOf(SAY_NOTHING)}$`, 'i');

/** Link text describes the target, also out of context, as in a screen reader’s list of links. */
export const descriptiveLinks: Rule = {
  name: 'descriptive-links',
  checkFile: (file) =>
    linksOf(file).flatMap(({ href, words, wordsRange }) =>
      report(
        file,
        wordsRange,
        words === undefined
          ? undefined
          : (describe(words.trim(), href) ?? wholeSentence(file, words, wordsRange, href)),
      ),
    ),
};

/** Words from which a link can be a sentence. */
const MIN_WORDS = 4;

/** Warns of a whole sentence that is a link to another site, as in a message that lures somebody away. */
function wholeSentence(
  { source }: ContentFile,
  words: string,
  [start, end]: Range,
  href: string,
): Wording | undefined {
  const isAlone =
    // Behind “So. ” or at the start of a line, also in bold.
    /(?:^|\n|[.!?]\s)[*_]*$/.test(source.slice(0, start)) &&
    // “[Read it now.](…)”, “[Read it now](…).”
    (/[.!?]$/.test(words.trim()) || /^[*_]*(?:[.!?]|\n|$)/.test(source.slice(end)));
  if (!isAlone || !isOtherSite(href) || words.trim().split(/\s+/).length < MIN_WORDS)
    return undefined;
  return {
    severity: 'warning',
    reason: 'A whole sentence is a link to another site.',
    note: 'Links that lure visitors away look like this one. Where a link leads belongs into its words.',
    fix: 'Make a link of the words that name what is there, and leave the rest of the sentence plain.',
  };
}

/** What is wrong with the words of a link to `href`; undefined if nothing is. */
function describe(words: string, href: string): Wording | undefined {
  const secure = href.replace(/^http:/, 'https:');
  const fix = `Write [what is there](${secure}), with words for what the visitor finds there.`;
  if (words === '')
    return {
      reason: 'This link has no words.',
      note: 'There would be nothing to click, and somebody who listens would hear “link” alone.',
      fix,
    };
  return EMPTY_WORDS.test(words.replace(/[.!…]+$/, ''))
    ? {
        reason: `“${words}” does not say where the link goes.`,
        note: 'Many visitors go from link to link and hear nothing but its words.',
        fix,
      }
    : undefined;
}
