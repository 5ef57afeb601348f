import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { ALLOWED } from '../../hosting/allowed.ts';
import { budgetOf, HARD_LIMIT, WORDS, type Budget, type Words } from './budgets.ts';
import type { BuiltSite, Page, SiteCheck } from './built-site.ts';
import { addressesOfStyle, isInline, isOutside, ORIGIN, resourcesOf } from './references.ts';

const FONT = '.woff2';
const SCRIPT = /\.m?js$/;
/** Icons do not count: a browser loads one of them, without delaying the page. */
const ICON = /<link rel="(?:(?:shortcut )?icon|apple-touch-icon|manifest|mask-icon)/;

/** Elements whose number depends on the content of a page, and links for editors. */
const CONTENT_ELEMENTS =
  'main :is(p, ul, ol, li, table, details), main :is(p, ul, ol, li, table, details) *, .edit-link, .edit-link *';
/** Fonts for rare characters, which pages only load if they show one. */
const RARE_FACE = /@font-face\{[^}]*unicode-range:[^}]*\}/g;

/** A cache, because compression is slow and pages share files. */
const packedSizes = new Map<string, number>();

/** The size of a text after brotli compression. */
function packedSize(text: string): number {
  const size = packedSizes.get(text) ?? (text === '' ? 0 : brotliCompressSync(text).length);
  packedSizes.set(text, size);
  return size;
}

/** The size of a file as it is sent: compressed, unless its format is. A missing one has none. */
function sizeOf(site: BuiltSite, path: string): number {
  const body = site.files.get(path);
  if (!body) return 0;
  return ALLOWED.fileTypes[extname(path)]?.isCompressed
    ? body.length
    : packedSize(body.toString('utf8'));
}

/** The path of an address that is relative to a file. */
function pathFrom(base: string, address: string): string {
  return new URL(address, ORIGIN + base).pathname;
}

/** Imports that load with their script, `import{a}from"./b.js"`, and by a call, `import("./c.js")`. */
const IMPORTS = {
  static: /\b(?:import|export)\b[^"'`();]*?["']([^"']+)["']/g,
  dynamic: /\bimport\(\s*["'`]([^"'`]+)["'`]/g,
};
type ImportKind = keyof typeof IMPORTS;

/** The size of scripts with all their imports of these kinds, in compressed bytes. */
function weightOfScripts(
  site: BuiltSite,
  entries: readonly string[],
  kinds: readonly ImportKind[],
): number {
  const seen = new Set<string>();
  const queue = [...entries];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const script = site.files.get(path)?.toString('utf8') ?? '';
    for (const kind of kinds)
      for (const [, address = ''] of script.matchAll(IMPORTS[kind]))
        queue.push(pathFrom(path, address));
  }
  return [...seen].reduce((sum, path) => sum + sizeOf(site, path), 0);
}

/** The size of a page's words: its text with the addresses it leads to, and the elements that come with it. */
function weighWords({ $ }: Page): Words {
  const body = $('body').clone();
  body.find('script, style').remove();
  const addresses = [...body.find('a[href*="//"]')].map((link) => $(link).attr('href'));
  return {
    text: packedSize([body.text(), ...addresses].join(' ').replace(/\s+/g, ' ')),
    elements: $(CONTENT_ELEMENTS).length,
  };
}

/** The size of one page, in the units of `Budget`. */
function weigh(site: BuiltSite, whole: Page): Budget {
  const html = whole.html.replace(RARE_FACE, '');
  const page = { ...whole, html, $: load(html) };
  // Fetched when a visitor opens the popover.
  page.$('[popover] [loading="lazy"]').remove();
  const { $ } = page;
  const scripts = [...$('script:not([src])')]
    .filter((element) => $(element).attr('type')?.includes('json') !== true)
    .map((element) => $(element).text());
  const loaded = resourcesOf(page)
    .filter(({ address, place }) => !isOutside(address) && !isInline(address) && !ICON.test(place))
    .map(({ address }) => pathFrom(page.route, address));
  const styles = loaded.filter((path) => path.endsWith('.css'));
  const byStyles = styles.flatMap((path) => {
    const css = site.files.get(path)?.toString('utf8') ?? '';
    return addressesOfStyle(css).map((address) => pathFrom(path, address));
  });
  const files = [...new Set([...loaded, ...byStyles])].filter((path) => !SCRIPT.test(path));
  const fonts = files.filter((path) => path.endsWith(FONT));
  const pictures = files.filter((path) => !path.endsWith(FONT) && !path.endsWith('.css'));
  const document = packedSize(page.html);
  const total = (paths: readonly string[]) =>
    paths.reduce((sum, path) => sum + sizeOf(site, path), 0);
  const islands = [...$('astro-island')].flatMap((element) =>
    ['component-url', 'renderer-url', 'before-hydration-url']
      .map((name) => $(element).attr(name) ?? '')
      .filter((address) => address !== '')
      .map((address) => pathFrom(page.route, address)),
  );
  return {
    document,
    inlineScript: packedSize(scripts.join('\n')),
    fonts: total(fonts),
    fontFiles: fonts.length,
    picture: Math.max(0, ...pictures.map((path) => sizeOf(site, path))),
    // Scripts have weights of their own: most visitors load none of their files.
    everything: document + total(files),
    // Loaded once a visitor is about to use an island: on pointing at it, touching it or focusing on it.
    scriptAfterIntent: weightOfScripts(site, islands, ['static']),
    // And with what an island loads for its first message (a toast).
    scriptWithToast: weightOfScripts(site, islands, ['static', 'dynamic']),
    elements: $('*').length,
  };
}

/** Each weight of a page with its limit: the budget, and the words that editors have added since it was set. */
function weightsWithLimits(
  site: BuiltSite,
  page: Page,
): [name: string, weight: number, limit: number][] {
  const weight = weigh(site, page);
  const words = weighWords(page);
  const before = WORDS[page.route] ?? words;
  const added: Partial<Record<string, number>> = {
    document: Math.max(0, words.text - before.text),
    everything: Math.max(0, words.text - before.text),
    elements: Math.max(0, words.elements - before.elements),
  };
  // A copy, because the values of an interface have the type `any` here.
  return Object.entries({ ...budgetOf(page) }).map(([name, limit]) => [
    name,
    weight[name as keyof Budget],
    limit + (added[name] ?? 0),
  ]);
}

/** A table of the size of every page with, in brackets, what its budget leaves or by how much it is over. */
export function tableOfWeights(site: BuiltSite): string {
  const all = site.pages.map((page) => [page.route, weightsWithLimits(site, page)] as const);
  const names = ['page', ...(all[0]?.[1] ?? []).map(([name]) => name)];
  const rows = all.map(([route, weights]) => [
    route,
    ...weights.map(([, weight, limit]) =>
      weight > limit
        ? `${weight} (WARNING: ${weight - limit} over)`
        : `${weight} (${limit - weight})`,
    ),
  ]);
  const table = [names, ...rows];
  const widths = names.map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  return table
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .join('\n');
}

export const budget: SiteCheck = {
  title: `no page weighs more than ${HARD_LIMIT} times its budget`,
  faults: (site) =>
    site.pages.flatMap((page) =>
      weightsWithLimits(site, page)
        .filter(([, weight, limit]) => weight > limit * HARD_LIMIT)
        .map(
          ([name, weight, limit]) =>
            `${page.file}: ${name} is ${weight}, and its budget is ${limit}`,
        ),
    ),
};
