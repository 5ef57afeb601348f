import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildCommit, checkoutRoot, compareVersions, markdownReport } from 'copy-review';
import { withoutCommands } from 'copy-review/escape';
import { DATA_FILES } from '../../src/content-map.ts';
import { valueAt } from '../../src/facts/values.ts';
import { parseYaml } from '../../src/formats/yaml.ts';
import { messageOf } from '../output/command.ts';
import { config } from '../review.config.ts';
import { unknown } from './answer.ts';
import { LIMITS } from './fetch.ts';
import type { Build } from './release.ts';
import { ANSWERS, writeResult, type Result } from './result.ts';
import { verifySite, type Means } from './verify.ts';

export const USAGE = `npm run verify                          compares the public site with this repository
npm run verify -- https://example.org   the site at another address than “domain” in studio.yaml
               --out FOLDER             where the reports go (review)

0  the same, or only the markup differs     3  no current release
1  words, links, facts or headers differ    4  it could not be checked
2  an address or a link to the token’s platform differs`;

/** The exit code of the command, as `USAGE` explains it, and what it prints. */
export interface Outcome {
  readonly exitCode: 0 | 1 | 2 | 3 | 4;
  readonly output: string;
}

/** What tests replace: the clock, how a commit is built, how two folders are compared. */
export type Replaced = Partial<Pick<Means, 'build' | 'compare' | 'limits' | 'onProgress'>> & {
  readonly root?: string;
  readonly now?: number;
};

/** Runs `npm run verify` with these arguments, and writes its result as `result.json`. */
export async function verifyCommand(
  args: readonly string[],
  replaced: Replaced = {},
): Promise<Outcome> {
  try {
    const options = readOptions(args);
    if (options.isHelp) return { exitCode: 0, output: USAGE };
    const result = await verify(options, replaced).catch((error: unknown) =>
      unknown(messageOf(error)),
    );
    mkdirSync(options.out, { recursive: true });
    writeResult(join(options.out, 'result.json'), result);
    const { answer, headline, details } = result;
    const output = withoutCommands([headline, details].filter(Boolean).join('\n\n'));
    return { exitCode: ANSWERS[answer], output };
  } catch (error) {
    return { exitCode: ANSWERS.unknown, output: withoutCommands(messageOf(error)) };
  }
}

async function verify(
  { address, out }: ReturnType<typeof readOptions>,
  { root = checkoutRoot('.'), now = Date.now(), ...replaced }: Replaced,
): Promise<Result> {
  return await verifySite(originOf(address ?? ownAddress(root)), {
    expected: { root, main: config.main, now },
    limits: LIMITS,
    build: (build, keep) => buildOf(build, keep, root),
    compare: (before, after) => compareFolders(before, after, out),
    ...replaced,
  });
}

function readOptions(args: readonly string[]) {
  const { values, positionals } = (() => {
    try {
      return parseArgs({
        args: [...args],
        allowPositionals: true,
        options: {
          out: { type: 'string', default: 'review' },
          help: { type: 'boolean', short: 'h', default: false },
        },
      });
    } catch (error) {
      throw new Error(`${messageOf(error)}\n\n${USAGE}`, { cause: error });
    }
  })();
  const [address, ...more] = positionals;
  if (more.length > 0) throw new Error(`Name one address.\n\n${USAGE}`);
  return { address, isHelp: values.help, out: values.out };
}

/** The origin of the site: without a path, and with HTTPS unless it is on this computer. */
function originOf(address: string): string {
  const url = URL.parse(address);
  const isHere = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1';
  if (url?.protocol !== 'https:' && !(isHere && url.protocol === 'http:'))
    throw new Error(
      `“${address}” is not the address of a site. Write it with https://.\n\n${USAGE}`,
    );
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
  throw new Error(`Name the address of the site: “domain” in ${file} is not supplied.\n\n${USAGE}`);
}

/** The environment variables that a build needs. No token is among them. */
const PASSED_ON =
  /^(?:PATH|HOME|TMPDIR|TEMP|TMP|LANG|USERPROFILE|APPDATA|LOCALAPPDATA|SystemRoot|ComSpec|PATHEXT|NODE_EXTRA_CA_CERTS|npm_config_(?:registry|cache)|https?_proxy|no_proxy)$/i;

/** The whole environment of a release build, as the host has it: the same commit, the same day. */
export function environmentOf(
  { commit, day }: Pick<Build, 'commit' | 'day'>,
  env: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  return {
    ...Object.fromEntries(Object.entries(env).filter(([name]) => PASSED_ON.test(name))),
    COMMIT_REF: commit,
    // Noon in South Africa.
    SOURCE_DATE_EPOCH: String(Date.parse(`${day}T10:00:00Z`) / 1000),
    SITE_ENV: 'production',
  };
}

/** Builds the commit of a release again. Returns the folder of the site. */
async function buildOf(build: Build, keep: string, root: string): Promise<string> {
  const { commit } = build;
  const env = environmentOf(build, process.env);
  return (await buildCommit(config, { commit, folder: root, keep, env })).site;
}

const CONFIG = join(import.meta.dirname, '../review.config.ts');

/** Compares two built sites. Writes the reports to `out`. */
async function compareFolders(
  before: { readonly name: string; readonly site: string },
  after: { readonly name: string; readonly site: string },
  out: string,
) {
  const withoutSource = (version: typeof before) => ({ ...version, source: undefined });
  const report = await compareVersions({
    before: withoutSource(before),
    after: withoutSource(after),
    out,
    config: CONFIG,
  });
  return { report, markdown: markdownReport(report) };
}
