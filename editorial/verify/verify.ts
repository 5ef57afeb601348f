import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseHeaders } from '../../hosting/headers.ts';
import {
  HEADERS_FILE,
  readHostFile,
  servedFiles,
  type ServedFile,
} from '../../hosting/served-files.ts';
import { fenceFor, inlineCode } from '../output/markdown.ts';
import { messageOf } from 'copy-review/errors';
import type { Outcome } from '../output/command.ts';
import { compareAnswer, type Difference, type Expected } from './compare.ts';
import { differenceRows, mentionRows } from './differences.ts';
import { request } from './fetch.ts';
import { NotCurrent, readBuild, type Build } from './release.ts';
import { rewritingRows } from './rewriting.ts';

/** What `verifySite` needs in addition to the site. */
export interface Means {
  /** Throws NotCurrent unless a site with this build may be public now. */
  readonly requireCurrent: (build: Build) => void;
  /** Builds a commit for a day in an empty folder, and returns the folder of the site. */
  readonly build: (build: Build, folder: string) => Promise<string>;
  /** The limit for one response. */
  readonly timeoutSeconds: number;
  readonly onProgress: (message: string) => void;
}

/**
 * Compares a public site with a build of the commit and the day that it names. The output is Markdown:
 * its first line is the answer.
 *
 * @param origin such as `https://example.org`
 */
export async function verifySite(origin: string, means: Means): Promise<Outcome> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'verify-'));
  try {
    const build = await namedBuild(origin, means);
    means.requireCurrent(build);
    const short = build.commit.slice(0, 7);
    means.onProgress(`Building ${short} for ${build.day} …`);
    const site = await means.build(build, folder.path);
    means.onProgress(`Reading ${origin} …`);
    const { differences, count, failure } = await readSite(origin, site, means);
    if (failure === undefined && !isDeepStrictEqual(await namedBuild(origin, means), build))
      throw new Error('It was published again while it was read. Check it again.');
    if (differences.length > 0) return answerAbout(differences, failure);
    if (failure !== undefined) throw new Error(failure);
    const output = `The same: ${count} addresses, of the commit ${short}, built for ${build.day}.`;
    return { exitCode: 0, output };
  } catch (error) {
    return error instanceof NotCurrent
      ? answerWith(1, 'The site differs: it is not a current release.', error.message)
      : answerWith(2, 'The site could not be checked.', messageOf(error));
  }
}

/** An answer with a reason, which may quote a host or a build. */
function answerWith(exitCode: 1 | 2, headline: string, reason: string): Outcome {
  const fence = fenceFor(reason);
  return { exitCode, output: `${headline}\n\n${fence}text\n${reason}\n${fence}` };
}

/** The longest list fits into an issue, which may have 65,536 characters. */
const MAX_ROWS = 40;

function answerAbout(differences: readonly Difference[], failure: string | undefined): Outcome {
  const mentions = mentionRows(differences);
  const rows = [...mentions, ...rewritingRows(differences), ...differenceRows(differences)];
  const headline =
    mentions.length > 0
      ? 'AN ADDRESS OR A LINK TO A TOKEN SITE DIFFERS from what the repository builds.'
      : 'The site differs from what the repository builds.';
  const notes = [
    ...(rows.length > MAX_ROWS ? [`- … and ${rows.length - MAX_ROWS} more rows`] : []),
    ...(failure === undefined ? [] : [`- The rest was not read: ${inlineCode(failure)}`]),
  ];
  return { exitCode: 1, output: [headline, '', ...rows.slice(0, MAX_ROWS), ...notes].join('\n') };
}

/** The build that a site names. */
async function namedBuild(origin: string, { timeoutSeconds }: Means): Promise<Build> {
  const path = '/token-facts.json';
  const { status, headers, body } = await request(origin + path, timeoutSeconds);
  if (status === 200) return readBuild(body.toString());
  const location = headers.get('location');
  throw new NotCurrent(
    location === null
      ? `It answers ${path} with ${status}.`
      : `It leads from ${path} to ${JSON.stringify(location)}, which was not followed. If that is the site, name its address.`,
  );
}

/** Requests what a host serves of a build, until one address cannot be read, and compares each answer. */
async function readSite(origin: string, site: string, { timeoutSeconds }: Means) {
  const rules = parseHeaders(readHostFile(site, HEADERS_FILE));
  const requests = servedFiles(site).flatMap(requestsFor);
  /** The differences of each request, in the order of the build. */
  const differences = requests.map((): Difference[] => []);
  const result = (failure?: string) => ({
    differences: differences.flat(),
    count: requests.length,
    failure,
  });
  for (const [index, expected] of shuffled([...requests.entries()]))
    try {
      const address = origin + encodeURI(expected.path) + (expected.query ?? '');
      differences[index] = compareAnswer(
        origin,
        rules,
        expected,
        await request(address, timeoutSeconds),
      );
    } catch (error) {
      return result(messageOf(error));
    }
  return result();
}

/** A list in random order, so that a host cannot tell this program by it (Fisher and Yates). */
function shuffled<T>(all: readonly T[]): T[] {
  const remaining = [...all];
  return all.flatMap(() => remaining.splice(Math.floor(Math.random() * remaining.length), 1));
}

/** The requests for a file of the build, and for the other spellings of its address. */
function requestsFor({ name, body, route, redirects }: ServedFile): Expected[] {
  const file = { file: name, body };
  // No build has this address, and nobody can guess it.
  if (name === '404.html') return [{ ...file, path: `/${crypto.randomUUID()}`, status: 404 }];
  // Hosts differ in whether they serve “/index”.
  const spellings = redirects.filter((path) => !path.endsWith('/index'));
  const isPage = name.endsWith('.html');
  return [
    { ...file, path: route, status: 200 },
    // A host could answer a second request, or one with a query, otherwise.
    ...(isPage
      ? [{ ...file, path: route, query: `?${crypto.randomUUID()}`, status: 200 } as const]
      : []),
    ...spellings.map((path) => ({ ...file, path, status: 200, route }) as const),
  ];
}
