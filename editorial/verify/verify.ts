import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Report } from 'copy-review';
import { messageOf } from '../output/command.ts';
import { refusal, resultOf, unknown } from './answer.ts';
import { openSite, type Limits, type Received } from './fetch.ts';
import { readPublicSite } from './public-site.ts';
import { readBuild, RefusedBuild, requireCurrent, type Build, type Expected } from './release.ts';
import type { Result } from './result.ts';

/** What `verifySite` needs in addition to the site. */
export interface Means {
  readonly expected: Expected;
  readonly limits: Limits;
  /** Builds a commit for a day, and returns the folder of the site. `keep` is an empty folder. */
  readonly build: (build: Build, keep: string) => Promise<string>;
  /** Compares two folders; the report also as Markdown. */
  readonly compare: (
    before: { readonly name: string; readonly site: string },
    after: { readonly name: string; readonly site: string },
  ) => Promise<{ readonly report: Report; readonly markdown: string }>;
  readonly onProgress?: (message: string) => void;
}

/**
 * Compares a public site with a build of the commit and the day that it names.
 *
 * @param origin such as `https://example.org`
 */
export async function verifySite(origin: string, means: Means): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'verify-'));
  try {
    return await verifyIn(folder, origin, means);
  } catch (error) {
    return error instanceof RefusedBuild ? refusal(error.message) : unknown(messageOf(error));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const FACTS = '/token-facts.json';

/** Builds the release that the site declares, reads the site, and compares both in a folder. */
async function verifyIn(folder: string, origin: string, means: Means): Promise<Result> {
  const { expected, limits, onProgress } = means;
  const build = readBuild(await factsOf(openSite(origin, limits)));
  requireCurrent(build, expected);
  const short = build.commit.slice(0, 7);
  onProgress?.(`Building ${short} for ${build.day} …`);
  const kept = join(folder, 'built');
  mkdirSync(kept);
  const built = await means.build(build, kept);
  onProgress?.(`Reading ${origin} …`);
  // The limits count from here again: a build takes minutes.
  const get = openSite(origin, limits);
  const found = await readPublicSite(get, built, join(folder, 'public'));
  if (!isDeepStrictEqual(readBuild(await factsOf(get)), build))
    throw new Error('It was published anew while it was read. Check it again.');
  const { report, markdown } = await means.compare(
    { name: `${short}, built here`, site: built },
    { name: origin, site: found.site },
  );
  return resultOf({ ...found, report, markdown, build });
}

/** The content of `/token-facts.json`. */
async function factsOf(get: (path: string) => Promise<Received>): Promise<string> {
  const { status, headers, body } = await get(FACTS);
  const location = headers.get('location');
  if (location !== null && status >= 300 && status < 400)
    throw new RefusedBuild(
      `It leads from ${FACTS} to ${JSON.stringify(location)}, which was not followed. If that is the site, name its address.`,
    );
  if (status !== 200) throw new RefusedBuild(`It answers ${FACTS} with ${status}.`);
  return body.toString('utf8');
}
