import { nodesOf, rangeOf, readProse, type CodeFragment } from '../../content/prose.ts';
import type { ContentFile } from '../../content/read.ts';
import type { Diagnostic, Wording } from '../../output/diagnostic.ts';
import { answer, report, write, type Rule } from '../shared/rule.ts';

/**
 * The prose is Markdown and nothing else: no brace that starts code, no line that is read as code,
 * no HTML, no components, no comments, no “<” that is read as a tag, and no words that are shown as
 * code.
 */
export const noCode: Rule = {
  name: 'no-code',
  fails: answer('In {2027}, <b>not</b> so.'),
  passes: answer('In \\{2027}, **not** so, as 1 < 2.'),
  checksUnparsed: true,
  // Of a file with a syntax error in its settings, only that error is reported.
  checkFile: (file) =>
    file.syntaxFault
      ? []
      : [
          ...readProse(file).code.flatMap((one) => check(file, one)),
          ...inlineCode(file),
          ...codeBlocks(file),
        ],
};

/** Reports code that the parser found in the prose. */
function check(file: ContentFile, code: CodeFragment): Diagnostic[] {
  const { length, ...wording } = describe(code);
  return report(file, [code.offset, code.offset + length], wording);
}

/** `length` is that of the reported range, which `expected` replaces. */
type CodeWording = Wording & { readonly length: number };

function describe({ kind, text }: CodeFragment): CodeWording {
  switch (kind) {
    case 'brace':
      return {
        reason: 'The character “{” starts code here.',
        note: 'The page would show something else in this place, or could not be made at all.',
        ...escaped(text),
      };
    case 'line': {
      const word = text.startsWith('import') ? 'Import' : 'Export';
      return {
        reason: `A line that starts with “${word.toLowerCase()}” is read as code.`,
        note: 'The line would vanish from the page, or the page could not be made at all.',
        fix: `Write “${word}” with a capital letter, or start the line with another word.`,
        length: word.length,
        expected: word,
      };
    }
    case 'unreadable':
      return {
        reason: 'The text below the settings cannot be read.',
        note: 'The page could not be made.',
        fix: 'Compare this file with the one beside it, and remove what only this one has.',
        length: 0,
      };
    case 'comment':
      return {
        reason: '“<!--” starts a note, and the site cannot read one here.',
        note: 'The page could not be made.',
        fix: 'Leave the note out, from “<!--” to “-->”.',
        ...(text.endsWith('-->')
          ? { length: text.length, expected: '' }
          : { length: '<!--'.length }),
      };
    default:
      return describeTag(text);
  }
}

/** The fix for a brace: to escape it, or to leave out a short pair of braces. */
function escaped(text: string): Pick<CodeWording, 'fix' | 'length' | 'expected'> {
  const isShort = text.length > 1 && text.length <= 40 && !text.includes('\n');
  if (!isShort) return { ...write('\\{'), length: 1 };
  const inner = text.replaceAll(/[{}]/g, '').trim();
  return {
    fix: `Write \\${text}, or ${inner} without braces.`,
    length: text.length,
    expected: [`\\${text}`, inner],
  };
}

const AUTOLINK = /^<(?:mailto:)?([^<>\s]+@[^<>\s]+|https?:[^<>\s]+)>/i;

/** An element that contains only text. */
const ELEMENT = /^<(?<name>\w+)(?<attributes>[^<>]*)>(?<words>[^<>\n]+)<\/\k<name>>$/;

/** The Markdown delimiter that replaces an element. */
const DELIMITERS: Readonly<Record<string, string>> = {
  b: '**',
  strong: '**',
  i: '*',
  em: '*',
  code: '',
};

/** Describes what starts with “<”: an element, its closing tag, an address, or the character itself. */
function describeTag(text: string): CodeWording {
  const [tag = '<'] = /^<\/?(?:[A-Za-z_$][^<>]*)?>/.exec(text) ?? [];
  const [autolink, address = ''] = AUTOLINK.exec(text) ?? [];
  if (autolink !== undefined && address.includes('@'))
    return tagWording(STARTS_TAG, `[${address}](mailto:${address})`, autolink);
  if (autolink !== undefined)
    return {
      reason: STARTS_TAG,
      note: NO_TAGS,
      fix: `Write [words](${address}), with words for what is there.`,
      length: autolink.length,
    };
  if (tag === '<')
    return {
      reason: STARTS_TAG,
      note: 'The page could not be made.',
      fix: 'Write \\< or “less than”.',
      length: 1,
      expected: '\\<',
    };
  const { name = '', attributes = '', words = '' } = ELEMENT.exec(text)?.groups ?? {};
  const delimiter = DELIMITERS[name.toLowerCase()];
  const href = /\bhref=["']?([^"'\s>]+)/.exec(attributes)?.[1];
  const reason = `“${tag}” is a tag.`;
  if (delimiter !== undefined)
    return tagWording(reason, delimiter + words.trim() + delimiter, text);
  if (name.toLowerCase() === 'a' && href !== undefined)
    return tagWording(reason, `[${words.trim()}](${href})`, text);
  return {
    reason,
    note: NO_TAGS,
    fix: 'Leave the tag out. Write **words** for bold, *words* for italics, [words](/legal) for a link, and \\< for the character itself.',
    length: tag.length,
    ...(tag.startsWith('</') ? { expected: '' } : {}),
  };
}

const STARTS_TAG = 'The character “<” starts a tag here.';
const NO_TAGS = 'The texts are written without tags, so that nobody can break a page by a slip.';

const tagWording = (reason: string, replacement: string, typed: string): CodeWording => ({
  reason,
  note: NO_TAGS,
  ...write(replacement),
  length: typed.length,
});

const AS_CODE = 'A visitor would see it in the letters of a computer program.';

/** Words between backticks. */
function inlineCode(file: ContentFile): Diagnostic[] {
  return nodesOf(readProse(file).tree, 'inlineCode').flatMap((node) => {
    const words = node.value.trim();
    // Other characters could be Markdown, or code, without the backticks.
    const isPlain = /^[\p{L}\p{N} .,:;!?’“”$%€£/()-]+$/u.test(words);
    return report(file, rangeOf(node), {
      reason: `“${words}” is shown as code.`,
      note: AS_CODE,
      ...(isPlain ? write(words) : { fix: 'Remove the backticks (`) on both sides.' }),
    });
  });
}

/** Blocks between lines of three backticks or tildes. A block without its second line ends with the text. */
function codeBlocks(file: ContentFile): Diagnostic[] {
  return nodesOf(readProse(file).tree, 'code').flatMap((node) => {
    const [start, end] = rangeOf(node);
    const [first = '', ...others] = file.source.slice(start, end).trimEnd().split(/\r?\n/);
    const fence = /^(?:`{3,}|~{3,})/.exec(first)?.[0] ?? '';
    const isClosed = others.at(-1)?.trim().startsWith(fence) === true;
    return report(file, [start, end], {
      reason: `“${first}” turns the lines below it into code.`,
      note: AS_CODE,
      fix: isClosed ? `Remove this line, and the line ${fence} below it.` : 'Remove this line.',
    });
  });
}
