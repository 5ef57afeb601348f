import type { CodeFragment } from '../../content/prose.ts';
import type { Rule } from '../shared/rule.ts';
import { reportCode, type CodeWording } from '../shared/report-code.ts';

/** Nothing in the prose runs as code: no brace, and no line that starts with “import” or “export”. */
export const noCode: Rule = {
  name: 'no-code',
  fails: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nIn {2027}.\n' },
  passes: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nIn \\{2027}, and `{this}`.\n' },
  checksUnparsed: true,
  checkFile: (file) => reportCode(file, describe),
};

function describe({ kind, text }: CodeFragment): CodeWording | undefined {
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
        expected: [word],
      };
    }
    case 'unreadable':
      return {
        reason: 'The text below the settings cannot be read.',
        note: 'The page could not be made.',
        fix: 'Compare this file with the one beside it, and remove what only this one has.',
      };
    default:
      return undefined;
  }
}

function escaped(text: string): Pick<CodeWording, 'fix' | 'length' | 'expected'> {
  const isShort = text.length > 1 && text.length <= 40 && !text.includes('\n');
  if (!isShort) return { fix: 'Write \\{', length: 1, expected: ['\\{'] };
  const inner = text.slice(1, -1).trim();
  return {
    fix: `Write \\${text}, or ${inner} without braces.`,
    expected: [`\\${text}`, inner],
  };
}
