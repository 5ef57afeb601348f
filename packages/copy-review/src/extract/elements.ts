/** Elements that hold no text for a visitor. */
export const SILENT = new Set(['script', 'style', 'link', 'meta', 'base', 'use', 'defs']);

/** Elements that begin and end a block; all others stand within a line. */
export const BLOCKS = new Set(
  [
    'address article aside blockquote body button caption center dd desc details dialog dir div dl dt',
    'fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html label',
    'legend li main menu nav noscript ol optgroup option p pre search section select summary svg',
    'table tbody td template text textarea tfoot th thead title tr ul video audio object iframe',
    'astro-island astro-slot',
  ]
    .join(' ')
    .split(' '),
);

/** Elements whose items and rows may change their places among each other. */
export const LISTS = new Set(['ul', 'ol', 'menu', 'dl', 'table']);

export const HEADING = /^h[1-6]$/;

/** Parts of a page that end what their headings begin. A header does not: it stands above its text. */
export const SECTIONING = new Set([
  'article',
  'aside',
  'dialog',
  'footer',
  'main',
  'nav',
  'section',
]);

/** Parts of a page with a name of their own, where they have no heading. */
export const LANDMARKS: Readonly<Record<string, string>> = {
  header: 'Header',
  nav: 'Navigation',
  aside: 'Aside',
  footer: 'Footer',
};
