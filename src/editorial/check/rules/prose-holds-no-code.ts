import type { CodeSign } from '../../content/prose.ts';
import type { Rule } from '../shared/rule.ts';
import { toldSigns, type Told } from '../shared/code-findings.ts';

/** Nothing in the prose runs as code: no brace, and no line that starts with “import” or “export”. */
export const proseHoldsNoCode: Rule = {
  name: 'prose-holds-no-code',
  fails: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nIn {2027}.\n' },
  passes: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nIn \\{2027}, and `{this}`.\n' },
  checkFile: (file) => toldSigns(file, tell),
};

function tell({ kind, text }: CodeSign): Told {
  const isShort = text.length > 1 && text.length <= 40 && !text.includes('\n');
  switch (kind) {
    case 'brace':
      return {
        what: 'The “{” sign starts code here.',
        why: 'The page would show something else in this place, or could not be made at all.',
        fix: isShort
          ? `Write \\${text}, or ${text.slice(1, -1).trim()} without braces.`
          : 'Write \\{',
      };
    case 'line': {
      const word = text.slice(0, 6);
      return {
        what: `A line that starts with “${word}” is read as code.`,
        why: 'The line would vanish from the page, or the page could not be made at all.',
        fix: `Write “${word === 'import' ? 'Import' : 'Export'}” with a capital letter, or start the line with another word.`,
      };
    }
    case 'unreadable':
      return {
        what: 'The text below the settings cannot be read.',
        why: 'The page could not be made.',
        fix: 'Compare this file with the one beside it, and take out what only this one has.',
      };
    default:
      return undefined;
  }
}
