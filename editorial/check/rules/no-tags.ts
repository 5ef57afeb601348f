import type { CodeFragment } from '../../content/prose.ts';
import type { Rule } from '../shared/rule.ts';
import { reportCode, type CodeWording } from '../shared/report-code.ts';

/** The prose holds no tags: no HTML, no components, no comments, and no “<” that the site takes for one. */
export const noTags: Rule = {
  name: 'no-tags',
  fails: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nIt is <b>not</b> so.\n' },
  passes: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nIt is **not** so, as 1 < 2.\n' },
  checksUnparsed: true,
  checkFile: (file) => reportCode(file, describe),
};

const EMAIL = /^<(?:mailto:)?[\w.+-]+@[\w.-]+>$/i;

const write = (text: string) => ({ fix: `Write ${text}`, verbatim: text, expected: [text] });

const mailLink = (typed: string) => {
  const email = typed.replace(/^<(?:mailto:)?|>$/gi, '');
  return { ...write(`[${email}](mailto:${email})`), length: typed.length };
};

const STARTS = {
  reason: 'The character “<” starts a tag here.',
  note: 'The page could not be made.',
};
const ESCAPE = { length: 1, expected: ['\\<'] };

function describe({ kind, text }: CodeFragment, line: string): CodeWording | undefined {
  const opening = /^<[^<>]*>?/.exec(text)?.[0] ?? '<';
  switch (kind) {
    case 'tag':
      return EMAIL.test(opening)
        ? { ...STARTS, ...mailLink(opening) }
        : {
            reason: `“${opening}” is a tag.`,
            note: 'The texts are written without tags, so that nobody can break a page by a slip.',
            ...asMarkdown(text, line),
          };
    case 'closing-tag':
      return {
        reason: `“${opening}” closes a tag that nothing opens.`,
        note: STARTS.note,
        fix: `Leave “${opening}” out.`,
        length: opening.length,
        expected: [''],
      };
    case 'comment':
      return {
        reason: '“<!--” starts a note, and the site cannot read one here.',
        note: STARTS.note,
        fix: 'Leave the note out, from “<!--” to “-->”.',
        ...(text.endsWith('-->') ? { length: text.length, expected: [''] } : {}),
      };
    case 'bracket': {
      const url = /^<(https?:[^<>\s]+)>$/.exec(text)?.[1];
      if (EMAIL.test(text)) return { ...STARTS, ...mailLink(text) };
      return url
        ? { ...STARTS, fix: `Write [the words of the link](${url})` }
        : { ...STARTS, fix: 'Write \\< or “less than”.', ...ESCAPE };
    }
    default:
      return undefined;
  }
}

/** A tag with its name and attributes, then its words and its closing tag, if it contains nothing but text. */
const ELEMENT = /^<([\w.-]*)([^<>]*)>(?:([^<>\n]+)<\/[^<>]*>)?/;

/** The words after a tag on its line. */
const AFTER_TAG = /^<[^<>]*>\s*([^<>]*[^<>\s])/;

/** The Markdown for a tag and its content. */
function asMarkdown(
  text: string,
  line: string,
): Pick<CodeWording, 'fix' | 'verbatim' | 'expected' | 'length'> {
  const [element, name = '', attributes = '', words] = ELEMENT.exec(text) ?? [];
  const tag = name.toLowerCase();
  if (tag === 'br' || tag === 'p')
    return { fix: 'Leave the tag out, and put an empty line between the paragraphs.' };
  const isEmpty = tag === 'hr' || text.endsWith('/>');
  const shown = words?.trim() ?? (isEmpty ? undefined : AFTER_TAG.exec(line)?.[1]);
  if (shown === undefined)
    return { fix: 'Leave the tag out, or write \\< for the character itself.' };
  const href = /\bhref=["']?([^"'\s>]+)/.exec(attributes)?.[1];
  const inline: Readonly<Record<string, string>> = {
    b: `**${shown}**`,
    strong: `**${shown}**`,
    i: `*${shown}*`,
    em: `*${shown}*`,
    code: `\`${shown}\``,
    a: `[${shown}](${href ?? '/legal'})`,
  };
  const markdown = inline[tag];
  if (markdown === undefined) return { fix: `Write ${shown}` };
  // Only an element that contains nothing but text can be replaced; otherwise its closing tag would be left.
  const isWhole = words !== undefined && element === text;
  return isWhole && (tag !== 'a' || href)
    ? { ...write(markdown), length: text.length }
    : { fix: `Write ${markdown}`, verbatim: markdown };
}
