import type { CodeSign } from '../../content/prose.ts';
import type { Rule } from '../shared/rule.ts';
import { toldSigns, type Told } from '../shared/code-findings.ts';

/** The prose holds no tags: no HTML, no components, no comments, and no “<” that the site takes for one. */
export const proseHoldsNoTags: Rule = {
  name: 'prose-holds-no-tags',
  fails: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nIt is <b>not</b> so.\n' },
  passes: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nIt is **not** so, as 1 < 2.\n' },
  checkFile: (file) => toldSigns(file, tell),
};

const EMAIL = /^<(?:mailto:)?[\w.+-]+@[\w.-]+>$/i;

const mailLink = (typed: string) => {
  const email = typed.replace(/^<(?:mailto:)?|>$/gi, '');
  return `Write [${email}](mailto:${email})`;
};

const STARTS = 'The “<” sign starts a tag here.';
const BREAKS = 'The page could not be made.';
const MARKS = 'The texts are written without tags, so that nobody can break a page by a slip.';

function tell({ kind, text }: CodeSign, line: string): Told {
  const opening = /^<[^<>]*>?/.exec(text)?.[0] ?? '<';
  switch (kind) {
    case 'tag':
      return EMAIL.test(opening)
        ? { what: STARTS, why: BREAKS, fix: mailLink(opening) }
        : { what: `“${opening}” is a tag.`, why: MARKS, fix: instead(text, line) };
    case 'closing-tag':
      return {
        what: `“${opening}” closes a tag that nothing opens.`,
        why: BREAKS,
        fix: `Leave “${opening}” out.`,
      };
    case 'comment':
      return {
        what: '“<!--” starts a note, and the site cannot read one here.',
        why: BREAKS,
        fix: 'Leave the note out, from “<!--” to “-->”.',
      };
    case 'bracket':
      return { what: STARTS, why: BREAKS, fix: address(text) };
    default:
      return undefined;
  }
}

function address(text: string): string {
  if (EMAIL.test(text)) return mailLink(text);
  const url = /^<(https?:[^<>\s]+)>$/.exec(text)?.[1];
  return url ? `Write [the words of the link](${url})` : 'Write \\< or “less than”.';
}

/** What Markdown has for a tag, with the words that stand in it. */
function instead(text: string, line: string): string {
  const name = (/^<([\w.-]+)/.exec(text)?.[1] ?? '').toLowerCase();
  const words = /^<[^<>]*>([^<>\n]+)<\//.exec(text)?.[1];
  const href = /\bhref=["']?([^"'\s>]+)/.exec(text)?.[1];
  const isAlone = /\/>$|^<(?:br|hr)\b/i.test(text);
  const rest = isAlone ? undefined : /^<[^<>]*>\s*([^<>]*[^<>\s])/.exec(line)?.[1];
  const shown = words?.trim() ?? rest;
  if (shown === undefined && !/^(?:br|hr|p|ul|ol)$/.test(name))
    return 'Leave the tag out, or write \\< for the sign itself.';
  const markdown: Readonly<Record<string, string>> = {
    b: `Write **${shown}**`,
    strong: `Write **${shown}**`,
    i: `Write *${shown}*`,
    em: `Write *${shown}*`,
    del: `Write ~~${shown}~~`,
    code: `Write \`${shown}\``,
    a: `Write [${shown}](${href ?? '/legal'})`,
    br: 'Leave the tag out, and put an empty line between the two paragraphs.',
    hr: 'Leave the tag out.',
    p: 'Leave the tag out, and put an empty line between the paragraphs.',
    li: `Write - ${shown}`,
    ul: 'Start each item on a line of its own with a hyphen and a space.',
    ol: 'Start each item on a line of its own with 1. and a space.',
  };
  if (/^h[1-6]$/.test(name)) return `Write ### ${shown}`;
  return (
    markdown[name] ??
    (words ? `Write ${words}` : 'Leave the tag out, or write \\< for the sign itself.')
  );
}
