import type { Nodes } from 'mdast';
import { passagesOf, rangeIn, type Passage } from '../../../content/passages.ts';
import { parseMarkdown, rangeOf, wordsOf } from '../../../content/prose.ts';
import type { ContentFile } from '../../../content/read.ts';
import type { Diagnostic } from '../../../output/diagnostic.ts';
import { report, type Rule } from '../../shared/rule.ts';

/** One of the characters that all Markdown and HTML needs; a cheap test before the text is parsed. */
const MAY_BE_MARKUP = /[*_`~<[\]#>|\\\n]|^(?:[-+]|\d+[.)])\s/;

/**
 * No text shows Markdown or HTML as it is typed: settings, which are plain text, and prose in which a `\`
 * takes the meaning of a mark away, as programs write it that turn documents into Markdown.
 */
export const noShownMarkup: Rule = {
  name: 'no-shown-markup',
  checkFile: (file) =>
    passagesOf(file)
      .filter(({ text }) => MAY_BE_MARKUP.test(text))
      .flatMap((passage) =>
        markupIn(parseMarkdown(passage.text), passage.text).flatMap((node) =>
          passage.from === 'settings'
            ? reportInSetting(file, passage, node)
            : reportInProse(file, passage, node),
        ),
      ),
};

/** Nodes of the syntax tree that are plain text. */
const PLAIN: readonly Nodes['type'][] = ['root', 'paragraph', 'text', 'break'];

/**
 * The outermost nodes that are no plain text, except those without a letter or digit, such as `* * *`. A
 * bare address, which is a link in prose, is plain.
 */
function markupIn(node: Nodes, text: string): Nodes[] {
  const isBare = node.type === 'link' && text.slice(...rangeOf(node)) === wordsOf(node);
  if (isBare) return [];
  if (!PLAIN.includes(node.type))
    return /[\p{L}\p{N}]/u.test(text.slice(...rangeOf(node))) ? [node] : [];
  return 'children' in node ? node.children.flatMap((child) => markupIn(child, text)) : [];
}

function reportInSetting(file: ContentFile, passage: Passage, node: Nodes): Diagnostic[] {
  const [start, end] = rangeOf(node);
  const typed = passage.text.slice(start, end);
  const plain = node.type === 'html' ? '' : wordsOf(node);
  return report(file, rangeIn(passage, start, end - start), {
    reason: `“${typed}” would be shown as it is typed.`,
    note: 'A setting is plain text. Where bold words belong, the file has a setting for them, such as { strong: Words, text: The rest. }; where a link belongs, { label: Words, href: /legal }.',
    fix: plain === '' ? `Leave ${typed} out.` : `Write ${plain}`,
    expected: plain,
    replaces: typed,
  });
}

function reportInProse(file: ContentFile, passage: Passage, node: Nodes): Diagnostic[] {
  const [start, end] = rangeOf(node);
  const [firstLine = ''] = passage.text.slice(start, end).split('\n');
  return report(file, rangeIn(passage, start, firstLine.length), {
    severity: 'warning',
    reason: `“${firstLine}” is shown as it is typed.`,
    note: 'A visitor would read the marks of Markdown, or of HTML.',
    fix: 'If they are meant as Markdown, take each \\ there away. Otherwise leave them out.',
  });
}
