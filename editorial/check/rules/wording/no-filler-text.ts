import { anyOf } from '../../../../src/formats/patterns.ts';
import { reportMatches } from '../../shared/report-matches.ts';
import type { Rule } from '../../shared/rule.ts';

/** First words in brackets for a text that is still to be written, such as “[insert link]”. */
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
  // “[first_name]”, “[cite_start]”
  '[A-Za-z]+(?:_[A-Za-z]+)+',
  String.raw`\^[^\]\n]+`,
  'x{2,}',
];

const MONTHS = `January February March April May June July August September October November
  December`.split(/\s+/);
const FILE_ENDINGS = ['png', 'jpe?g', 'gif', 'webp', 'heic', 'svg', 'docx?', 'pptx?', 'xlsx?'];

/** A pattern that matches nothing but a whole text. */
const whole = (pattern: string) => String.raw`(?<![\s\S])${pattern}(?![\s\S])`;

/** Text that stands where another one belongs: “lorem ipsum”. */
const FILLER = new RegExp(
  [
    String.raw`\b[Ll]orem [Ii]psum\b`,
    // “xx%”, “xx August”
    String.raw`\b[Xx]{2}(?= ?%| ${anyOf(MONTHS)})`,
    // The model of the guide, which nobody filled in
    whole(String.raw`What (?:has )?changed, in one plain sentence\.?`),
    // “IMG_4471.png” instead of what it shows
    whole(String.raw`\S+\.${anyOf(FILE_ENDINGS)}`),
    // A whole text that is “…”, copied from a message or a guide
    whole(String.raw`(?:…|\.{3})`),
    // “[insert link]”, “[Name: founder]”, “[●]”, “[DATE]”, “[^1]”; “[sic]” and “[…]” are
    // quotations, and “[the words] (/legal)” is a broken link, which `no-stray-markdown` reports.
    String.raw`\[${anyOf(BRACKETED)}\](?!\s?\()`,
    // “so.[1]”, “so. [1] It”: the number of a note that is not here. “At para. [12] of it” is a citation.
    String.raw`(?<=[\w,;”).!?])\[\d{1,3}\](?!\s?\()`,
    String.raw`(?<=[.!?] )\[\d{1,3}\](?=\s*(?:[A-Z“\n]|$))`,
    // “%NAME%”, “<<name>>”, “____”
    String.raw`%%?\w+%%?(?!\w)|<<[^<>\n]+>>|_{3,}`,
    // “DD Month YYYY”, “dd/mm/yyyy”, “YYYY-MM-DD”
    String.raw`\b(?:(?:DD )?(?:MM|Month|MONTH) )?YYYY\b(?!-)`,
    String.raw`\b(?:DD|dd)[/.-](?:MM|mm)[/.-](?:YY(?:YY)?|yy(?:yy)?)\b`,
    String.raw`\b(?:YYYY|yyyy)-(?:MM|mm)-(?:DD|dd)\b`,
  ].join('|'),
  'g',
);

/** The texts contain no filler text, such as “Lorem ipsum” or “[insert link]”. */
export const noFillerText: Rule = {
  name: 'no-filler-text',
  checkFile: (file) =>
    reportMatches(file, FILLER, (words) => ({
      reason: `“${words}” stands where somebody has still to write something.`,
      note: 'Nobody wrote that text, so a visitor would read this.',
      fix: 'Write the text that belongs here, or remove it.',
    })),
};
