import { reportMatches } from '../../shared/report-matches.ts';
import type { Rule } from '../../shared/rule.ts';

const RESULTS = 'revised|rewritten|updated|draft|version|rewrite|suggestion';
/** What an assistant says around the text that it wrote: “Sure! Here is a draft:”, “I hope this helps”. */
const ASSISTANT = new RegExp(
  [
    String.raw`(?:Certainly|Sure|Of course|Absolutely)! (?:Here|I)\b[^.!?:]*`,
    String.raw`(?:[Ll]et me know|[Tt]ell me) if you(?: would|[’']d)? (?:like|need|want)\b`,
    String.raw`[Aa]s an AI\b`,
    String.raw`I hope this helps\b`,
    String.raw`[Ff]eel free to (?:adjust|edit|change)\b`,
    String.raw`[Hh]ere(?: is|[’']s) (?:an?|the|your|my) (?:[\w-]+ ){0,3}(?:${RESULTS})\b`,
    String.raw`(?:[Ww]ould you like|[Dd]o you want) me to\b`,
    // The mark of a source that it found: “citeturn0search1”
    String.raw`(?:cite)?turn\d+[a-z]+\d+`,
    String.raw`I(?: have|[’']ve) (?:shortened|rewritten|revised|tightened|polished)\b`,
  ]
    .map((phrase) => String.raw`\b${phrase}`)
    .join('|'),
  'g',
);

/** The texts contain no words of an AI assistant that wrote them. */
export const noAssistantWords: Rule = {
  name: 'no-assistant-words',
  checkFile: (file) =>
    reportMatches(file, ASSISTANT, (words) => ({
      reason: `“${words}” is what an assistant says about the text that it wrote.`,
      note: 'A visitor would read it as a part of the text.',
      fix: 'Remove it.',
    })),
};
