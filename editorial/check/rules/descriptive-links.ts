import { hostOf } from '../../content/hosts.ts';
import { linksOf } from '../../content/links.ts';
import type { Wording } from '../../output/diagnostic.ts';
import { report, type Rule } from '../shared/rule.ts';

const EMPTY_WORDS =
  /^(?:(?:click|tap|press|look|read|see)?\s*(?:here|this|more)|(?:this|the)?\s*(?:link|page|site)|more|read more|learn more|details)$/i;

/** Link text describes the target, also out of context, as in a screen reader’s list of links. */
export const descriptiveLinks: Rule = {
  name: 'descriptive-links',
  fails: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nFor the law, [click here](/legal).\n' },
  passes: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nSee [the legal page](/legal).\n' },
  checkFile: (file) =>
    linksOf(file).flatMap(({ href, words, wordsRange }) => {
      const wording = words === undefined ? undefined : describe(words.trim(), href);
      return wording ? [report(file, wordsRange, wording)] : [];
    }),
};

const withScheme = (words: string) => words.replace(/^www\./i, 'https://www.');

/** What is wrong with the words of a link to `href`; undefined if nothing is. */
function describe(words: string, href: string): Wording | undefined {
  const secure = href.replace(/^http:/i, 'https:');
  const fix = `Write [what is there](${secure}), with words for what the visitor finds there.`;
  if (words === '')
    return {
      reason: 'This link has no words.',
      note: 'There would be nothing to click, and somebody who listens would hear “link” alone.',
      fix,
    };
  // Another rule reports words that name another address.
  if (/^(?:https?:\/\/|www\.)/i.test(words) && hostOf(withScheme(words)) === hostOf(secure))
    return {
      severity: 'warning',
      reason: `“${words}” is an address and not words.`,
      note: 'Somebody who listens to the page would hear it letter by letter.',
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
