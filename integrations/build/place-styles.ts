import { createHash } from 'node:crypto';
import { FIRST_SCREEN_END, pageStyles } from './page-styles.ts';
import { packUtilities } from './utility-classes.ts';

/** A page with its styles in place, and the style sheet that it links below its first screen. */
export interface StyledPage {
  readonly html: string;
  readonly deferred: { readonly path: string; readonly css: string } | undefined;
}

const pathFor = (css: string) =>
  `/_astro/${createHash('sha256').update(css, 'utf8').digest('hex').slice(0, 10)}.css`;

/** Fonts with the same character widths as a local font that Linux, Android or Apple systems lack. */
const METRIC_COMPATIBLE = {
  'local("Courier New")': ['Liberation Mono', 'Cousine', 'Courier'],
};

/**
 * Adds metric-compatible local fonts to the fallback faces, so that text does not shift when the
 * web fonts load. Astro names only one for each.
 */
export function widenFallbacks(css: string): string {
  return Object.entries(METRIC_COMPATIBLE).reduce(
    (text, [local, others]) =>
      text.replaceAll(`src:${local}`, () =>
        [`src:${local}`, ...others.map((name) => `local("${name}")`)].join(','),
      ),
    css,
  );
}

/**
 * Joins the inline styles of a built page: those of the first screen become one `<style>`, the rest
 * a linked file.
 */
export function placeStyles(html: string): StyledPage {
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? '');
  const bare = html.replace(/<style>[\s\S]*?<\/style>/g, '');
  const packed = packUtilities(bare, widenFallbacks(styles.join('')));
  const { critical, deferred } = pageStyles(packed.html, packed.css);
  const path = pathFor(deferred);
  return {
    html: packed.html
      .replace('</head>', () => (critical ? `<style>${critical}</style></head>` : '</head>'))
      .replace(
        FIRST_SCREEN_END,
        deferred ? `<link rel="stylesheet" href="${path}" id="fold">` : '',
      ),
    deferred: deferred ? { path, css: deferred } : undefined,
  };
}
