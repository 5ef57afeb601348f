import { anyOf } from '../../../../src/formats/patterns.ts';
import { reportMatches } from '../../shared/report-matches.ts';
import { answer, type Rule } from '../../shared/rule.ts';

/** First words of a note in brackets for text that is still to be written, such as “[insert link]”. */
const HINTS =
  `insert add enter fill check confirm your our the name link url date number amount address
  email figure source ref note placeholder`
    .split(/\s+/)
    .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`);

/** What is in square brackets where somebody has still to write something. */
const BRACKETED = [
  String.raw`${anyOf(HINTS)}\b[^\]\n]*`,
  String.raw`[^\]\n]{0,20}:[^\]\n]*`,
  String.raw`[●•_*?.\s-]+`,
  String.raw`[A-Z][A-Z \d_/-]+`,
  String.raw`\^[^\]\n]+`,
  'x{2,}',
];

const MONTHS = `January February March April May June July August September October November
  December`.split(/\s+/);
const FILE_ENDINGS = ['png', 'jpe?g', 'gif', 'webp', 'heic', 'svg', 'docx?', 'pptx?', 'xlsx?'];

const FILLER = new RegExp(
  [
    String.raw`\b[Ll]orem [Ii]psum\b`,
    // “xx%”, “xx August”
    String.raw`\b[Xx]{2}(?= ?%| ${anyOf(MONTHS)})`,
    // The model of the guide, which nobody filled in
    String.raw`(?<![\s\S])What (?:has )?changed, in one plain sentence\.?(?![\s\S])`,
    // “IMG_4471.png” instead of what it shows
    String.raw`(?<![\s\S])\S+\.${anyOf(FILE_ENDINGS)}(?![\s\S])`,
    // A whole text that is “…”, copied from a message or a guide
    String.raw`(?<![\s\S])(?:…|\.{3})(?![\s\S])`,
    // “[insert link]”, “[Name: founder]”, “[●]”, “[DATE]”, “[^1]”; “[sic]” and “[…]” are
    // quotations, and “[the words] (/legal)” is a broken link, which `no-stray-markdown` reports.
    String.raw`\[${anyOf(BRACKETED)}\](?!\s?\()`,
    String.raw`%%?\w+%%?(?!\w)|<<[^<>\n]+>>|_{3,}`,
    String.raw`\b(?:(?:DD )?(?:MM|Month|MONTH) )?YYYY\b(?!-)`,
    String.raw`\b(?:DD|dd)[/.-](?:MM|mm)[/.-](?:YY(?:YY)?|yy(?:yy)?)\b|\b(?:YYYY|yyyy)-(?:MM|mm)-(?:DD|dd)\b`,
  ].join('|'),
  'g',
);

/** The texts contain no filler text, such as “Lorem ipsum” or “[insert link]”. */
export const noFillerText: Rule = {
  name: 'no-filler-text',
  fails: answer('The rules are at [insert link].'),
  passes: answer('The rules are on this page.'),
  checkFile: (file) =>
    reportMatches(file, FILLER, (words) => ({
      reason: `“${words}” stands where somebody has still to write something.`,
      note: 'Nobody wrote that text, so a visitor would read this.',
      fix: 'Write the text that belongs here, or remove the line.',
    })),
};
