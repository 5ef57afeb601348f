/** `npm run check:launch`: lists everything that keeps the site from release. Exit 1 while anything is left, 2 on an unknown option. */
import { buildDate } from '../../facts/dates.ts';
import { checkContent } from '../check/check.ts';
import { readContent, type ContentFile } from '../content/read.ts';
import type { Message } from '../message.ts';
import { counted } from '../output/lines.ts';
import { report, sourcesOf } from '../output/print.ts';
import { countOf, findMissing } from './missing.ts';

const folder = process.env.CONTENT_DIR ?? 'src/content';

/** What the content check finds keeps the site from release too; its own report says where. */
function faults(files: readonly ContentFile[]): Message[] {
  const error = checkContent(files).filter(({ severity }) => severity === 'error').length;
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

report(() => {
  const files = readContent(folder);
  const messages = [...faults(files), ...findMissing(files, buildDate())];
  const last =
    messages.length === 0
      ? 'Nothing is missing. The site can be released.'
      : `Before release, ${countOf(messages)} to do.`;
  return { messages, sources: sourcesOf(files), title: 'Launch', last };
});
