import { placeAt } from '../../content/places.ts';
import type { Message } from '../../message.ts';
import type { Rule } from '../rule.ts';

const FIXES: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY:
    'Put the whole value between double quotes, because a colon followed by a space has a meaning here.',
  MULTILINE_IMPLICIT_KEY: 'Put the whole value between double quotes, on one line.',
  TAB_AS_INDENT: 'Use spaces, not the tab key, at the start of the line.',
  MISSING_CHAR: 'Close the quotation mark, the bracket or the brace that is open.',
  DUPLICATE_KEY: 'Remove one of the two settings with this name.',
  BAD_INDENT: 'Start the line as far to the right as the lines beside it.',
};

/** The settings of every file are YAML that can be read. */
export const settingsCanBeRead: Rule = (files) =>
  files.flatMap((file) => {
    const problems = [...file.settings.errors].map((error): Message => {
      const place = placeAt(file, file.settingsStart + error.pos[0]);
      return {
        file: file.path,
        ...place,
        rule: 'settings-can-be-read',
        severity: 'error',
        what: `The settings of this file cannot be read: ${firstLine(error.message)}`,
        fix: FIXES[error.code] ?? 'Compare this line with the same line of a file beside it.',
      };
    });
    if (file.name.endsWith('.mdx') && file.bodyStart === 0)
      problems.push({
        file: file.path,
        line: 1,
        column: 1,
        rule: 'settings-can-be-read',
        severity: 'error',
        what: 'This file has no settings.',
        fix: 'Begin the file with a line of three hyphens, the settings, and another line of three hyphens.',
      });
    return problems;
  });

const firstLine = (text: string) => (text.split('\n')[0] ?? text).replace(/ at line \d+.*$/, '.');
