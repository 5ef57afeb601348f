import { buildDate } from '../../formats/dates.ts';
import { checkContent } from '../check/check.ts';
import type { Outcome } from '../output/command.ts';
import { readContent } from '../content/read.ts';
import type { Message } from '../output/diagnostic.ts';
import { counted } from '../output/lines.ts';
import { report, sourcesOf } from '../output/report.ts';
import { countOf, findMissing } from './missing.ts';

/** What the content check finds keeps the site from release too; its own report says where. */
function faults(folder: string, found: readonly Message[]): Message[] {
  const error = found.filter(({ severity }) => severity === 'error').length;
  if (error === 0) return [];
  return [
    {
      file: folder,
      line: 1,
      column: 1,
      rule: 'content-is-sound',
      severity: 'error',
      what: `The content has ${counted({ error })}.`,
      why: 'No site is built from it as it is.',
      fix: 'Run npm run check:content, and put right what it lists.',
    },
  ];
}

/** Lists what a content folder lacks, as the words behind the command ask. */
export function launchCommand(
  words: readonly string[],
  folder = 'src/content',
  check = checkContent,
): Outcome {
  return report(words, folder, () => {
    const files = readContent(folder);
    const messages = [...faults(folder, check(files)), ...findMissing(files, buildDate())];
    const last =
      messages.length === 0
        ? 'Nothing is missing. The site can be released.'
        : `Before release, ${countOf(messages)} to do.`;
    return { messages, sources: sourcesOf(files), title: 'Launch', last };
  });
}
