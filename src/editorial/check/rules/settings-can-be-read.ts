import { placeAt } from '../../content/places.ts';
import type { ContentFile } from '../../content/read.ts';
import type { Finding, Rule } from '../rule.ts';

const COLON = {
  what: 'This line has a colon that the file cannot be read past.',
  fix: 'Put the whole value between double quotes, on one line.',
};

/** By the code of the YAML parser: what went wrong and what to do, for somebody who has never heard of YAML. */
const REMEDIES: Readonly<Record<string, { readonly what: string; readonly fix: string }>> = {
  BLOCK_AS_IMPLICIT_KEY: COLON,
  MULTILINE_IMPLICIT_KEY: COLON,
  TAB_AS_INDENT: {
    what: 'This line starts with a tab.',
    fix: 'Use spaces, not the tab key, at the start of the line.',
  },
  MISSING_CHAR: {
    what: 'Something that was opened here is not closed, or a colon is missing.',
    fix: 'Close the quotation mark, the bracket or the brace, or put a colon after the name.',
  },
  DUPLICATE_KEY: {
    what: 'This setting stands in the same place twice.',
    fix: 'Remove one of the two settings with this name.',
  },
};

const OTHERWISE = {
  what: 'The settings cannot be read from this spot on.',
  fix: 'Start the line as far to the right as the lines beside it, and look for a quotation mark too many.',
};

/** The settings of every file are YAML that can be read. */
export const settingsCanBeRead: Rule = {
  name: 'settings-can-be-read',
  fails: { 'faq/01-why.mdx': '---\nquestion: Why: how?\n---\n\nSo.\n' },
  passes: { 'faq/01-why.mdx': '---\nquestion: "Why: how?"\n---\n\nSo.\n' },
  check: (files) =>
    files.flatMap((file) => {
      if (file.name.endsWith('.mdx') && file.bodyStart === 0) return [withoutSettings(file)];
      return causes(file.settings.errors).map((error): Finding => {
        const { what, fix } = REMEDIES[error.code] ?? OTHERWISE;
        return {
          file: file.path,
          ...placeAt(file, file.settingsStart + error.pos[0]),
          severity: 'error',
          what,
          fix,
        };
      });
    }),
};

/** One spot that cannot be read makes the parser stumble over what follows: those errors say nothing new. */
function causes(errors: ContentFile['settings']['errors']) {
  return errors.filter((error, index) => index === 0 || error.code in REMEDIES);
}

function withoutSettings(file: ContentFile): Finding {
  return {
    file: file.path,
    line: 1,
    column: 1,
    severity: 'error',
    what: 'This file has no settings.',
    fix: 'Begin the file with a line of three hyphens, the settings, and another line of three hyphens.',
  };
}
