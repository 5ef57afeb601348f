import { placeAt } from '../../content/places.ts';
import type { Finding, Rule } from '../rule.ts';

const CODE = [
  {
    pattern: /(?<!\\)\{/g,
    sign: '“{” starts code here',
    fix: 'Write \\{ instead, or leave the sign out.',
  },
  {
    pattern: /(?<!\\)</g,
    sign: '“<” starts a tag here',
    fix: 'Write “less than”, or \\<, or leave the tag out.',
  },
  {
    pattern: /^(?:import|export)\s/gm,
    sign: 'A line that starts so is read as code',
    fix: 'Start the line with another word.',
  },
];

/** The prose of every file is plain Markdown, which cannot break the site. */
export const proseHoldsNoCode: Rule = {
  name: 'prose-holds-no-code',
  fails: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nIn {2027}.\n' },
  passes: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nIn 2027.\n' },
  check: (files) =>
    files.flatMap((file) =>
      CODE.flatMap(({ pattern, sign, fix }) =>
        [...file.body.matchAll(pattern)].map((match): Finding => ({
          file: file.path,
          ...placeAt(file, file.bodyStart + match.index),
          severity: 'error',
          what: `${sign}.`,
          fix,
        })),
      ),
    ),
};
