import { readProse, type CodeFragment } from '../../../content/prose.ts';
import type { ContentFile } from '../../../content/read.ts';
import type { Diagnostic, Wording } from '../../../output/diagnostic.ts';
import { report, write, type Rule } from '../../shared/rule.ts';

/**
 * The prose is Markdown and nothing else: no brace that starts code, no line that is read as code,
 * no HTML, no components, no comments, and no “<” that is read as a tag.
 */
export const noCode: Rule = {
  name: 'no-code',
  checksUnparsed: true,
  // Of a file with a syntax error in its settings, only that error is reported.
  checkFile: (file) =>
    file.syntaxFault ? [] : readProse(file).code.flatMap((fragment) => check(file, fragment)),
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

/** The length up to which a fix repeats what is typed. */
const MAX_REPEATED = 40;

/** The fix for a brace: to escape it, or to leave out a short pair of braces. */
function escaped(text: string): Pick<CodeWording, 'fix' | 'length' | 'expected'> {
  const isClosed = text.length > 1;
  if (!isClosed || text.length > MAX_REPEATED) return { ...write('\\{'), length: 1 };
  const inner = text.replaceAll(/[{}]/g, '').trim();
  return {
    fix: `Write \\${text}, or ${inner} without braces.`,
    length: text.length,
    expected: [`\\${text}`, inner],
  };
}

/** Describes what starts with “<”: a tag, or the character itself. */
function describeTag(text: string): CodeWording {
  const [linked, address = ''] =
    /^<(?:mailto:)?((?:https?:\/\/|[\w.+-]+@)[^<>\s]+)>/.exec(text) ?? [];
  if (linked !== undefined)
    return {
      reason: `The site reads the signs around “${linked}” as code.`,
      note: 'The page could not be made. An address without them is a link by itself.',
      ...write(address),
      length: linked.length,
    };
  const [tag = '<'] = /^<\/?(?:[A-Za-z_$][^<>]*)?>/.exec(text) ?? [];
  if (tag === '<')
    return {
      reason: 'The site reads “<” as the start of code here.',
      note: 'The page could not be made.',
      fix: 'Write \\< or “less than”.',
      length: 1,
      expected: '\\<',
    };
  return {
    reason: `“${tag}” is a tag.`,
    note: 'The texts are written without tags, so that nobody can break a page by a slip.',
    fix: 'Leave the tag out. Write **words** for bold, *words* for italics, [words](/legal) for a link, and \\< for the character itself.',
    length: tag.length,
    ...(tag.startsWith('</') ? { expected: '' } : {}),
  };
}
