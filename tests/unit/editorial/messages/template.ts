import { z } from 'zod';
import { schemaOf } from '../../../../src/schemas/collections.ts';
import type { Diagnostic } from '../../../../editorial/output/diagnostic.ts';
import { CONTENT } from '../fixture-content.ts';

/** The descriptions in the schemas. They are not part of the wording of the check. */
const DESCRIPTIONS = [
  ...new Set(
    CONTENT.flatMap(({ name }) => {
      const schema = schemaOf(name);
      if (!schema) return [];
      const json = JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }));
      return [...json.matchAll(/"description":("(?:[^"\\]|\\.)*")/g)].map(
        ([, text = '""']) => JSON.parse(text) as string,
      );
    }),
  ),
].toSorted((a, b) => b.length - a.length);

/** The start of each fix that ends with a text to type. */
const LEADS = [
  'Write one of',
  'Write the line',
  'Write shown:',
  'Write',
  'Add a line such as',
  'Rename it to',
  'Start the line with',
  'Begin the name of this file with',
  'Bring back its file, which begins with',
  'Remove the line that starts with',
  'Remove this file, or',
];

const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)';

/** The variable parts of a message: quotations, counts, dates and places. */
const VARIABLE: readonly (readonly [RegExp, string])[] = [
  [/“[^”]*”/g, '“…”'],
  [/the register says .*?, in /g, 'the register says …, in '],
  [/is disputed: .*?\(about\)\./g, 'is disputed: …'],
  [/The site knows only .* here/g, 'The site knows only … here'],
  [/(?<=further to the right, )[^.]*/g, '…'],
  [/(?<=[Ww]rite )(?:version: .*|\S+(?: or \S+)+\.$)/g, '…'],
  [/`{3,}|~{3,}/g, '…'],
  [/\[[^\]]+\]\([^)]*\)/g, '[…](…)'],
  [/\\\{.*\}, or .* without/g, '\\{…}, or … without'],
  [/[\w./-]+\.(?:mdx?|yaml|txt)(?::\d+)?/g, '(file)'],
  [/\b(?:About page|Legal page|Trust Pledge|home page|about page)\b/g, '(page)'],
  [/U\+\w+ \([^)]*\)/g, 'U+…'],
  [/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/g, '(day)'],
  [new RegExp(`\\d+ ${MONTH} \\d+|${MONTH}(?= has no)`, 'g'), '(date)'],
  [/\b\w+(?=: with the|: and below it)/g, '…'],
  [/#{2,}/g, '###'],
  [/\d[\d,. -]*\d|\d/g, '0'],
];

const withoutVariables = (text: string): string =>
  VARIABLE.reduce((now, [pattern, to]) => now.replace(pattern, to), text);

function withoutDescription(why: string): string {
  const description = DESCRIPTIONS.find((one) => why.includes(one));
  return description ? why.replace(description, '(what the setting is for)') : why;
}

/** Removes the text to type from a fix. A fix that ends in a full stop is advice without such a text. */
function withoutTyped(fix: string): string {
  if (/^(?:- )?\w+: /.test(fix)) return '…';
  if (fix.endsWith('.')) return fix;
  const lead = LEADS.find((words) => fix.startsWith(words));
  return lead === undefined ? '…' : `${lead} …`;
}

/** The wording of a diagnostic without its variable parts. */
export function templateOf({ ruleId, severity, reason, note, fix }: Diagnostic): string {
  return [
    ruleId,
    severity,
    withoutVariables(reason),
    withoutVariables(withoutDescription(note)),
    withoutVariables(withoutTyped(fix)),
  ].join('\n');
}
