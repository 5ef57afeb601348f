import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { BuiltSite, Page, SiteCheck } from './built-site.ts';
import { addressesOfStyle } from './references.ts';

const DARK = '#dark';
/** What a file needs, so that its address with `#dark` shows the dark theme in every browser. */
const ASKED = [`<svg id="${DARK.slice(1)}"`, ':root:target{'];

/** All styles of a page, those of the files that it links included. */
export const stylesOf = ({ $ }: Page, { files }: BuiltSite): string =>
  [
    ...[...$('style')].map((style) => $(style).text()),
    ...[...$('link[rel="stylesheet"]')].map(({ attribs }) => files.get(attribs.href ?? '')),
  ].join('');

export const drawings: SiteCheck = {
  title:
    'in the dark theme, pages load each drawing by its address for that theme: in some versions of Safari, prefers-color-scheme has no effect inside a picture file',
  faults: (site) => {
    const dark = new Map(
      [...site.files]
        .filter(([path]) => path.endsWith('.svg'))
        .map(([path, body]) => [path, body.toString('utf8')] as const)
        .filter(([, svg]) => svg.includes('prefers-color-scheme:dark')),
    );
    const unnamed = [...dark]
      .filter(([, svg]) => ASKED.some((part) => !svg.includes(part)))
      .map(([path]) => `${path} has no dark drawing of the name “${DARK}”: run npm run art`);
    const unasked = site.pages.flatMap((page) => {
      const { $, file } = page;
      const images = [...$('img')]
        .filter((image) => {
          const source = $(image).prev('picture > source[media="(prefers-color-scheme:dark)"]');
          return source.attr('srcset') !== `${image.attribs.src ?? ''}${DARK}`;
        })
        .map(({ attribs }) => attribs.src ?? '');
      const addresses = new Set(addressesOfStyle(stylesOf(page, site)));
      const backgrounds = [...addresses].filter((address) => !addresses.has(address + DARK));
      return [
        ...images.map((path) => ({ path, remedy: 'show it by Drawing.astro' })),
        ...backgrounds.map((path) => ({ path, remedy: `name “…${DARK}” in a dark media rule` })),
      ]
        .filter(({ path }) => dark.has(path))
        .map(({ path, remedy }) => `${file}: ${path} is light in the dark: ${remedy}`);
    });
    return [...unnamed, ...unasked];
  },
};

/** Drawings of src/assets/art, but for the one whose parts src/art/last-seen.ts shows each by itself. */
const DRAWINGS = readdirSync('src/assets/art').filter((name) => name !== 'last-seen.svg');

/** For the release, which shows every section. */
export const everyDrawing: SiteCheck = {
  title: 'each drawing of src/assets/art is shown by a page or a style sheet',
  faults: ({ files }) => {
    const texts = [...files]
      .filter(([path]) => /\.(html|css)$/.test(path))
      .map(([, body]) => body.toString('utf8'));
    return DRAWINGS.filter(
      (name) => !texts.some((text) => text.includes(`/_astro/${basename(name, 'svg')}`)),
    ).map((name) => `${name} is not shown: show it, or remove it`);
  },
};
