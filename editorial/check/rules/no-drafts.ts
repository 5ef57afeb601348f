import { reportMatches } from '../shared/report-matches.ts';
import { answer, type Rule } from '../shared/rule.ts';

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
    // What an assistant says before and after the text that it wrote
    String.raw`\b(?:Certainly|Sure|Of course|Absolutely)! (?:Here|I)\b[^.!?:]*|\b[Ll]et me know if you(?: would|[’']d)? (?:like|need|want)\b|\b[Aa]s an AI\b|\bI hope this helps\b|\b[Ff]eel free to (?:adjust|edit|change)\b|\b[Hh]ere(?: is|[’']s) (?:an?|the|your|my) (?:[\w-]+ ){0,3}(?:revised|rewritten|updated|draft|version|rewrite|suggestion)\b|\b(?:[Ww]ould you like|[Dd]o you want) me to\b|\bI(?: have|[’']ve) (?:shortened|rewritten|revised|tightened|polished)\b`,
    // A question to a colleague: “(Thandi: is this right?)”
    String.raw`\((?-i:[A-Z])[a-z]+: [^()\n]*\?\)`,
    // The model of the guide, which nobody filled in
    String.raw`(?<![\s\S])What (?:has )?changed, in one plain sentence\.?(?![\s\S])`,
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

/** The texts contain no notes of an author, no words of an assistant that wrote them, and no filler text. */
export const noDrafts: Rule = {
  name: 'no-drafts',
  fails: answer('TODO: say why.'),
  passes: answer('That is the one thing to do.'),
  checkFile: (file) =>
    reportMatches(file, DRAFT, (words) => ({
      reason: `“${words}” is left from a draft.`,
      note: 'A visitor would read a note that was not meant for visitors.',
      fix: 'Write the text that belongs here, or remove the line.',
    })),
};
