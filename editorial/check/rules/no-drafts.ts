import { schemaOf } from '../../../src/schemas/collections.ts';
import { faqSchema, legalSchema, pledgeSchema } from '../../../src/schemas/section.ts';
import type { ContentFile } from '../../content/read.ts';
import type { Diagnostic } from '../../output/diagnostic.ts';
import { settingNames } from '../settings/issues.ts';
import { reportMatches } from '../shared/report-matches.ts';
import { answer, report, write, type Rule } from '../shared/rule.ts';

/** First words of a note in brackets for text that is still to be written, such as “[insert link]”. */
const HINTS =
  'insert add enter fill check confirm your our the name link url date number amount address email figure source ref note placeholder'
    .split(' ')
    .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
    .join('|');

/** Notes of an author, brackets for text that is still to be written, and filler text. */
const DRAFT = new RegExp(
  [
    String.raw`\b(?:TODO|FIXME|XXX+|TBC|TBD|TBA|TK|WIP)\b|\b[Ll]orem [Ii]psum\b`,
    String.raw`\((?:tb[acd]|to be (?:confirmed|added|decided|written)|\?+|x{2,})\)`,
    // “(Sipho to confirm)”, “before we publish”
    String.raw`\([^()\n]{0,40}\b(?:to|please|will|must) (?:confirm|check|verify|approve|decide|review|rewrite|update)\b[^()\n]*\)|\((?:[Cc]heck|[Aa]sk|[Cc]onfirm|[Vv]erify)\b[^()\n]*\)|\b[Nn]ote to (?:self|editors?|me)\b|\b[Ss]ee attach(?:ed|ment)\b|\b[Xx]{2}(?= ?%| (?:January|February|March|April|May|June|July|August|September|October|November|December))|\b(?:before|until|once) (?:we|this|it) (?:publish(?:es)?|go(?:es)? live)\b`,
    // “IMG_4471.png” instead of what it shows
    String.raw`(?<![\s\S])\S+\.(?:png|jpe?g|gif|webp|heic|svg|docx?|pptx?|xlsx?)(?![\s\S])`,
    // A whole text that is “…”, copied from a message or a guide
    String.raw`(?<![\s\S])(?:…|\.{3})(?![\s\S])`,
    // “[insert link]”, “[Name: founder]”, “[●]”, “[DATE]”, “[^1]”; “[sic]” and “[…]” are
    // quotations, and “[the words] (/legal)” is a broken link, which `no-stray-markdown` reports.
    String.raw`\[(?:(?:${HINTS})\b[^\]\n]*|[^\]\n]{0,20}:[^\]\n]*|[●•_*?.\s-]+|[A-Z][A-Z \d_/-]+|\^[^\]\n]+|x{2,})\](?!\s?\()`,
    String.raw`%%?\w+%%?(?!\w)|<<[^<>\n]+>>|_{3,}`,
    String.raw`\b(?:DD|dd)[/.-](?:MM|mm)[/.-](?:YY(?:YY)?|yy(?:yy)?)\b|\b(?:YYYY|yyyy)-(?:MM|mm)-(?:DD|dd)\b`,
  ].join('|'),
  'g',
);

/** UTF-8 that was read as Windows-1252: “â€™” for ’, “Ã©” for é. */
const GARBLED =
  /(?:[\u00C2-\u00F4][\u0080-\u00BF\u20AC\u201A-\u201E\u2020-\u2026\u02C6\u2030\u0160\u0161\u2039\u203A\u0152\u0153\u017D\u017E\u2018-\u201D\u2022\u2013\u2014\u02DC\u2122\u0178\u0192]+)/g;

const WINDOWS_1252 = new Map(
  Array.from({ length: 256 }, (_, byte) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(byte)),
    byte,
  ]),
);

/** The original text of letters that match `GARBLED`; undefined if their bytes are not valid UTF-8. */
function repaired(garbled: string): string | undefined {
  const bytes = Array.from(garbled, (letter) => WINDOWS_1252.get(letter) ?? 0);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}

/** The texts contain no notes of an author and no filler text. */
export const noDrafts: Rule = {
  name: 'no-drafts',
  fails: answer('TODO: say why.'),
  passes: answer('That is the one thing to do.'),
  checkFile: (file) => [
    ...reportMatches(file, DRAFT, (words) => ({
      reason: `“${words}” is left from a draft.`,
      note: 'A visitor would read a note that was not meant for visitors.',
      fix: 'Write the text that belongs here, or remove the line.',
    })),
    ...reportMatches(file, GARBLED, (words) => {
      const replacement = repaired(words);
      return replacement === undefined
        ? undefined
        : {
            reason: `“${words}” is “${replacement}”, garbled by another program.`,
            note: 'A visitor would read characters that mean nothing.',
            ...write(replacement),
          };
    }),
    ...settingsBelow(file),
  ],
};

/** Settings of any section. */
const OTHERS = [legalSchema, pledgeSchema, faqSchema].flatMap((one) => settingNames(one, [], {}));

/** Settings that were typed below the line that ends the settings. */
function settingsBelow(file: ContentFile): Diagnostic[] {
  const schema = schemaOf(file.name);
  const own = schema ? settingNames(schema, [], file.data) : [];
  return [...file.body.matchAll(/^([a-z]\w*): +\S.*$/gm)].flatMap(
    ({ 0: line, 1: name = '', index }) => {
      if (!own.includes(name) && !OTHERS.includes(name)) return [];
      const start = file.bodyStart + index;
      return report(file, [start, start + line.length], {
        reason: `“${name}” is a setting, and it is below the line that ends the settings.`,
        note: 'A visitor would read this line as a part of the text.',
        fix: own.includes(name)
          ? 'Move this line up, above the second ---, or remove it.'
          : `Remove this line: a text of this kind has no “${name}”.`,
      });
    },
  );
}
