/**
 * Prepares a built site for nginx: `node tools/nginx.ts <build> <folder>`.
 *
 * Into the folder go `site` (the pages with packed copies beside them), `headers.conf` for nginx's
 * http block, and `send-headers.conf` for its server block. deploy/nginx.conf says how they are used.
 */
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { DEFAULT_CACHING, parseHeaders, type HeaderRule } from './headers.ts';

const PACKABLE = /\.(html|css|js|svg|ico|txt|xml|webmanifest)$/;

const quoted = (text: string) => `"${text.replaceAll(/["\\$]/g, '\\$&')}"`;

/** The variable that holds a header's value for the file that is sent. */
const variable = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/** How a path of `_headers` matches what nginx sends: the page `/about` is the file `about.html`. */
function pattern(path: string): string {
  if (path.includes('*')) {
    const parts = path.split('*').map((part) => part.replaceAll(/[\\^$.|?+()[\]{}]/g, '\\$&'));
    return `~^${parts.join('.*')}$`;
  }
  if (/\.\w+$/.test(path)) return path;
  return path === '/' ? '/index.html' : `${path}.html`;
}

/**
 * Turns the blocks of `_headers` into nginx's terms. What stands under `/*` is sent with every
 * answer; every other header gets a map from the file sent to its value.
 *
 * @throws Error when two blocks give one header to one file: hosts join such values, nginx does not
 */
export function nginxHeaders(rules: readonly HeaderRule[]): { maps: string; send: string } {
  const always = rules.filter(({ path }) => path === '/*').flatMap(({ headers }) => headers);
  const some = rules.filter(({ path }) => path !== '/*');
  const names = new Set([
    'Cache-Control',
    ...some.flatMap(({ headers }) => headers.map(({ name }) => name)),
  ]);
  const twice = always.find(({ name }) => names.has(name));
  if (twice) throw new Error(`_headers gives ${twice.name} under “/*” and again elsewhere.`);

  const maps = [...names].map((name) => {
    const lines = some.flatMap(({ path, headers }) =>
      headers
        .filter((header) => header.name === name)
        .map(({ value }) => `  ${pattern(path)} ${quoted(value)};\n`),
    );
    const fallback = quoted(name === 'Cache-Control' ? DEFAULT_CACHING : '');
    return `map $uri ${variable(name)} {\n  default ${fallback};\n${lines.join('')}}\n`;
  });
  const sent = [
    ...always.map(({ name, value }) => `add_header ${name} ${quoted(value)} always;\n`),
    ...[...names].map((name) => `add_header ${name} ${variable(name)} always;\n`),
  ];
  return { maps: maps.join(''), send: sent.join('') };
}

/** Writes all that nginx needs to serve a build. */
export function prepare(build: string, folder: string): void {
  const site = join(folder, 'site');
  rmSync(site, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(build, site, { recursive: true });
  const { maps, send } = nginxHeaders(parseHeaders(readFileSync(join(site, '_headers'), 'utf8')));
  rmSync(join(site, '_headers'));
  writeFileSync(join(folder, 'headers.conf'), maps);
  writeFileSync(join(folder, 'send-headers.conf'), send);
  for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !PACKABLE.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const body = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(body));
    writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
  }
}

if (import.meta.main) {
  const [build, folder] = process.argv.slice(2);
  if (build === undefined || folder === undefined) {
    console.error('Use: node tools/nginx.ts dist /srv/muuva');
    process.exit(1);
  }
  prepare(build, folder);
  console.log(`${folder} holds the site and its headers; see deploy/nginx.conf.`);
}
