import { parseArgs } from 'node:util';
// Imported by its path, because the job that may write issues does not install packages.
import { readEnvironment, replaceIssue } from '../../packages/copy-review/src/forge/index.ts';
import { messageOf, type Outcome } from '../output/command.ts';
import { ANSWERS, readResult, type Result } from './result.ts';

/** The first line of the issue. */
export const MARKER = '<!-- public site -->';

/** What to do about each result, in one paragraph of Markdown. */
const ADVICE: Readonly<Record<Result['answer'], string>> = {
  same: 'Nothing differs any more. Find out what has happened before you close this.',
  markup:
    'Nothing that visitors read or follow differs any more. Find out what has happened before you close this.',
  differs:
    'Visitors are not served what was reviewed. Compare from another network with `npm run verify`, then look at the account of the host: who published, and from which commit.',
  address:
    'Treat this as a takeover until you know better: warn visitors through every other channel, and secure the accounts of the host, the forge and the registrar.',
  refused:
    'The site cannot be traced to a current release. Look at the account of the host: what was published last, by whom, and whether its daily build runs.',
  unknown:
    'Nothing is known about the public site. Start the workflow again; if it fails again, run `npm run verify` from another network.',
};

/**
 * Opens an issue about a public site that differs, or edits the open one. The only input from the
 * check is its result, a small file.
 *
 * @param env the environment variables of a CI job with permission to write issues
 */
export async function issueCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Outcome> {
  try {
    const { result: file } = parseArgs({
      args: [...args],
      options: { result: { type: 'string', default: '' } },
    }).values;
    const { forge, run } = readEnvironment(env);
    const result = resultIn(file);
    const number = await replaceIssue(forge, MARKER, {
      title: `The public site: ${result.headline}`,
      body: [
        MARKER,
        `**${result.headline}**`,
        ADVICE[result.answer],
        `From [this run](${run}).`,
        result.details,
      ]
        .filter(Boolean)
        .join('\n\n'),
      isNeeded: ANSWERS[result.answer] !== 0,
    });
    return { exitCode: 0, output: number === undefined ? 'Nothing differs.' : `Issue #${number}.` };
  } catch (error) {
    return { exitCode: 1, output: messageOf(error) };
  }
}

function resultIn(file: string): Result {
  try {
    return readResult(file);
  } catch (error) {
    return { answer: 'unknown', headline: 'The check has failed.', details: messageOf(error) };
  }
}
