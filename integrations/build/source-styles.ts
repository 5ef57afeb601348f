import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { namesIn } from './site-files.ts';

/**
 * Style sheets can run code in the build: Tailwind loads the module that `@plugin` or `@config`
 * names. Reviewers expect no code in a style sheet, so both are refused, and style sheets import
 * only each other and Tailwind.
 */

/** A keyword as Tailwind reads it: in any case, and with comments between its letters. */
const keyword = (names: string) =>
  names
    .split('|')
    .map((name) => Array.from(name).join(String.raw`(?:/\*[^]*?\*/)*`))
    .join('|');

const AT_RULES = new RegExp(
  `@(?:(?<code>${keyword('plugin|config')})|(?<path>${keyword('import|reference|source|tailwind')}))(?![\\w-])`,
  'gi',
);

/** The only forms in which a style sheet may name others, or files that Tailwind searches. */
const IMPORT =
  /^@(?:import|reference)\s+(['"])(?<path>[\w./-]+)\1(?:\s+(?:layer\([\w.-]+\)|source\(none\)))*\s*;/;
const SOURCE = /^@source\s+(?:not\s+)?(?:inline\(|(['"])(?<path>[\w./*{},-]+)\1\s*;)/;
const TAILWIND = /^tailwindcss(?:\/[\w-]+\.css)?$/;

const isInside = (folder: string, path: string) => path.startsWith(folder + sep);

/** Why a style sheet may not name this path; undefined if it may. */
function faultOfPath(path: string, from: string, sources: string): string | undefined {
  const isPattern = path.includes('*') || path.includes('{');
  if (isPattern) {
    const [, up = '', rest = ''] = /^((?:\.{1,2}\/)*)(.*)$/.exec(path) ?? [];
    const isSource = isInside(sources, resolve(from, up, 'file')) && !rest.includes('..');
    return isSource ? undefined : `“${path}” leads out of src.`;
  }
  if (TAILWIND.test(path)) return undefined;
  const target = resolve(from, path);
  if (!/^\.{1,2}\//.test(path) || !path.endsWith('.css'))
    return `“${path}” is neither “tailwindcss” nor a relative path to a .css file.`;
  // Tailwind itself reports a missing file.
  const real = existsSync(target) ? realpathSync(target) : target;
  return isInside(sources, real) ? undefined : `“${path}” leads out of src.`;
}

/**
 * Reports at-rules of a style sheet that are not allowed: those that run code, and those that name
 * files outside of the project's sources. Also finds them in comments and strings.
 *
 * @param file the style sheet, or the component that has it
 * @param sources the real path of `src`
 * @returns sentences, each with its line
 */
export function faultsOfStyles(css: string, file: string, sources: string): string[] {
  return [...css.matchAll(AT_RULES)].flatMap(({ 0: found, index, groups }) => {
    const line = css.slice(0, index).split('\n').length;
    const fault = groups?.code
      ? `“${found}” runs code in the build. Remove it: utilities, variants and themes can be written in CSS.`
      : faultOfReference(css.slice(index), found, dirname(file), sources);
    return fault === undefined ? [] : [`${file}:${line}: ${fault}`];
  });
}

/** Why an at-rule may not name this file; undefined if it may. `css` begins with the at-rule. */
function faultOfReference(css: string, found: string, from: string, sources: string) {
  const match = IMPORT.exec(css) ?? SOURCE.exec(css);
  if (!match)
    return `This “${found}” is not in a form that can be checked. Write “@import './other.css' layer(name);”, “@reference './other.css';” or “@source './folder/**/*.astro';”.`;
  const path = match.groups?.path;
  return path === undefined ? undefined : faultOfPath(path, from, sources);
}

/** Reports such at-rules in all style sheets below a folder. */
export function faultsOfStyleSheets(sources: string): string[] {
  const real = realpathSync(sources);
  return namesIn(real).flatMap((name) => {
    const path = join(sources, name);
    // A package in there would be used instead of the installed one.
    if (name.includes('node_modules/'))
      return [`${path}: Packages do not belong in src. Remove it.`];
    return name.endsWith('.css')
      ? faultsOfStyles(readFileSync(join(real, name), 'utf8'), path, real)
      : [];
  });
}

const STYLES =
  /\.(?:css|pcss|postcss|sss|scss|sass|less|styl|stylus)(?:[?&]|$)|[?&](?:type=style|lang\.\w*ss\b)/;

/**
 * Rejects such at-rules in every style that is loaded: also in those of components, and in style
 * sheets that a script imports from anywhere. It must come before Tailwind's plugin.
 */
export function checkedStyles(): Plugin {
  let sources = '';
  return {
    name: 'checked-styles',
    enforce: 'pre',
    configResolved: ({ root }) => {
      sources = realpathSync(join(root, 'src'));
    },
    transform: {
      order: 'pre',
      filter: { id: STYLES },
      handler: (css, id) => {
        const faults = faultsOfStyles(css, id.replace(/\?.*$/, ''), sources);
        if (faults.length > 0) throw new Error(faults.join('\n'));
      },
    },
  };
}
