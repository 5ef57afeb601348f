import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildCommit, checkoutRoot } from 'copy-review';
import { DATA_FILES } from '../../src/content-map.ts';
import { valueAt } from '../../src/facts/values.ts';
import { parseYaml } from '../../src/formats/yaml.ts';
import { messageOf } from 'copy-review/errors';
import type { Outcome } from '../output/command.ts';
import { config } from '../review.config.ts';
import { requireCurrent, type Build } from './release.ts';
import { verifySite, type Means } from './verify.ts';

export const USAGE = `npm run verify                          compares the public site with this repository
npm run verify -- https://example.org   the site at another address than “domain” in studio.yaml

0  the same     1  something differs     2  it could not be checked`;

const NO_HISTORY =
  'The commit that a site names is built from the history of the repository: clone it with git, and run this there.';

/** Runs `npm run verify` with these arguments. Tests replace the means. */
export async function verifyCommand(
  args: readonly string[],
  { root: givenRoot, ...means }: Partial<Means> & { readonly root?: string } = {},
): Promise<Outcome> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) return { exitCode: 0, output: USAGE };
    if (positionals.length > 1) throw new Error('Name one address.');
    const root = givenRoot ?? checkoutRoot('.', NO_HISTORY);
    const origin = originOf(positionals[0] ?? ownAddress(root));
    return await verifySite(origin, {
      requireCurrent: (build) => {
        requireCurrent(build, { root, main: config.main, now: Date.now() });
      },
      build: (build, folder) => siteOf(build, { root, folder }),
      timeoutSeconds: 30,
      onProgress: console.error,
      ...means,
    });
  } catch (error) {
    return { exitCode: 2, output: `${messageOf(error)}\n\n${USAGE}` };
  }
}

/** The origin of the site: without a path, and with HTTPS unless it is on this computer. */
function originOf(address: string): string {
  const url = URL.parse(address);
  const isHere = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1';
  if (url?.protocol !== 'https:' && !(isHere && url.protocol === 'http:'))
    throw new Error(`“${address}” is not the address of a site. Write it with https://.`);
  if (url.href !== `${url.origin}/`)
    throw new Error(`Write the address of the site alone: ${url.origin}`);
  return url.origin;
}

/** The address of the site, as the content names it. */
function ownAddress(root: string): string {
  const file = join('src/content', DATA_FILES.studio.path);
  const domain = valueAt(parseYaml(readFileSync(join(root, file), 'utf8')), ['domain']);
  const address = valueAt(domain, ['value']);
  if (typeof address === 'string') return address;
  throw new Error(`Name the address of the site: “domain” in ${file} is not supplied.`);
}

/**
 * Builds the commit of a release again, as the host has built it.
 *
 * @param root the checkout with the commit
 * @param folder an empty folder for the site and its sources
 * @returns the folder of the site
 */
async function siteOf(
  { commit, day }: Build,
  { root, folder }: Readonly<Record<'root' | 'folder', string>>,
): Promise<string> {
  const env = {
    ...process.env,
    COMMIT_REF: commit,
    // Noon in South Africa.
    SOURCE_DATE_EPOCH: String(Date.parse(`${day}T12:00:00+02:00`) / 1000),
    SITE_ENV: 'production',
    // As in the repository.
    CONTENT_DIR: undefined,
    OUT_DIR: undefined,
  };
  return (await buildCommit(config, { commit, folder: root, keep: folder, env })).site;
}
