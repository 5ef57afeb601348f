import { reportMatches } from '../../shared/report-matches.ts';
import { answer, type Rule } from '../../shared/rule.ts';

/** What an assistant says before and after the text that it wrote. */
const ASSISTANT =
  /\b(?:Certainly|Sure|Of course|Absolutely)! (?:Here|I)\b[^.!?:]*|\b(?:[Ll]et me know|[Tt]ell me) if you(?: would|[’']d)? (?:like|need|want)\b|\b[Aa]s an AI\b|\bI hope this helps\b|\b[Ff]eel free to (?:adjust|edit|change)\b|\b[Hh]ere(?: is|[’']s) (?:an?|the|your|my) (?:[\w-]+ ){0,3}(?:revised|rewritten|updated|draft|version|rewrite|suggestion)\b|\b(?:[Ww]ould you like|[Dd]o you want) me to\b|\bI(?: have|[’']ve) (?:shortened|rewritten|revised|tightened|polished)\b/g;

/** The texts contain no words of an AI assistant that wrote them. */
export const noAssistantWords: Rule = {
  name: 'no-assistant-words',
  fails: answer('Here is the revised version: the token is on Solana.'),
  passes: answer('The token is on Solana.'),
  checkFile: (file) =>
    reportMatches(file, ASSISTANT, (words) => ({
      reason: `“${words}” is what an assistant says about the text that it wrote.`,
      note: 'A visitor would read it as a part of the text.',
      fix: 'Remove it.',
    })),
};
