import { globSync, readFileSync } from 'node:fs';
import { isTag, isText, type ChildNode } from 'domhandler';
import { onEveryPage, type SiteCheck } from './built-site.ts';

/** How two texts end and begin that need a space between them. */
const ENDS = /[\p{L}\p{N}.,:;?!…)”’]$/u;
const ENDS_SENTENCE = /[.,:;?!…][”’)]?$/u;
const BEGINS = /^[“‘(]?[\p{L}\p{N}]/u;
/** Elements within a line, also those that styles put below each other: a reader without styles joins them. */
const PHRASING = new Set('a abbr b button cite code em i small span strong time'.split(' '));

/** Those that Markdown makes: an editor may begin one within a word, as in `[pledge](/x)s`. */
const IN_WORDS = new Set(['a', 'em', 'strong']);

const isInWord = (node: ChildNode) => isTag(node) && IN_WORDS.has(node.name);

const isPhrasing = (node: ChildNode) => isText(node) || (isTag(node) && PHRASING.has(node.name));

/** What is beside it, or behind a drawing beside it. */
const nextTo = ({ next }: ChildNode) =>
  next && isTag(next) && next.name === 'svg' ? next.next : next;

/** The texts of the content. What an editor joined, as in “Pump.Fun”, is for the content check to tell. */
const WRITTEN = globSync('src/content/**/*.{md,mdx,yaml}')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** The ends and beginnings of sentences that have no space between them. */
const joinedIn = (text: string): readonly string[] =>
  (text.match(/\p{L}*\p{Ll}[.?!…]”?\p{Lu}\p{Ll}+/gu) ?? []).filter(
    (words) => !WRITTEN.includes(words),
  );

export const spaces: SiteCheck = {
  title: 'a space is between two sentences, and between a text and the link or the words beside it',
  faults: onEveryPage(({ $ }) => {
    const parents = $('body, body *').not('script, style');
    return [...parents.contents()].flatMap((node) => {
      const next = nextTo(node);
      const text = $(node).text();
      const joined = isText(node) ? joinedIn(text) : [];
      if (!next || !isPhrasing(node) || !isPhrasing(next)) return joined;
      const after = $(next).text();
      const ends = [node, next].some(isInWord) ? ENDS_SENTENCE : ENDS;
      return ends.test(text) && BEGINS.test(after)
        ? [...joined, `“${text.slice(-20)}” runs into “${after.slice(0, 20)}”`]
        : joined;
    });
  }),
};
