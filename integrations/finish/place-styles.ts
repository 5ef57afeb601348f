import { hash } from 'node:crypto';
import { classesOf, FIRST_SCREEN_END, pageStyles } from './page-styles.ts';
import { HASH_NAME, hashName, shortNames } from './short-names.ts';
import { packUtilities } from './utility-classes.ts';

/** A built page, with its file's name. */
export interface BuiltPage {
  readonly name: string;
  readonly html: string;
}

/** A page with its styles in place, and the style sheet that it links below its first screen. */
export interface StyledPage extends BuiltPage {
  readonly deferred: { readonly path: string; readonly css: string } | undefined;
}

/** Inline styles and scripts of a built page. */
const STYLE = /<style>([\s\S]*?)<\/style>/g;
const SCRIPT = /<script>[\s\S]*?<\/script>/g;

/** The path of a style sheet, with a hash of its content. */
const pathFor = (css: string) => `/_astro/${hash('sha256', css).slice(0, 10)}.css`;

/** How a fallback face names its font, and fonts as wide as it, since Linux, Android and Apple systems lack it. */
const COURIER = 'src:local("Courier New")';
const AS_WIDE = ',local("Liberation Mono"),local("Cousine"),local("Courier")';

/**
 * Adds metric-compatible local fonts to the fallback faces, so that text does not shift when the
 * web fonts load. Astro names only one for each.
 */
export const widenFallbacks = (css: string): string => css.replaceAll(COURIER, COURIER + AS_WIDE);

/**
 * Joins the inline styles of each built page: those of the first screen become one `<style>`, the
 * rest a linked file. Classes and custom properties get short names, which are the same on all pages.
 */
export function placeStyles(pages: readonly BuiltPage[]): StyledPage[] {
  const classes = new Set<string>();
  const properties = new Set<string>();
  /** A function that names something by a hash of its content, and notes the name. */
  const nameIn = (names: Set<string>) => (content: string) => {
    const name = hashName(content);
    names.add(name);
    return name;
  };
  const styled = pages.map(({ name, html }) => {
    const styles = [...html.matchAll(STYLE)].map(([, css = '']) => css);
    const all = widenFallbacks(styles.join(''));
    const packed = packUtilities(html.replace(STYLE, ''), all, nameIn(classes));
    return {
      name,
      html: packed.html,
      ...pageStyles(packed.html, packed.css, nameIn(properties)),
    };
  });

  const otherClasses = pages.flatMap(({ html }) => [...classesOf(html)]);
  const otherProperties = styled.flatMap(({ critical, deferred }) =>
    [...(critical + deferred).matchAll(/--([\w-]+)/g)].map(([, name = '']) => name),
  );
  const short = new Map([
    ...shortNames(classes, new Set(otherClasses)),
    ...shortNames(properties, new Set(otherProperties)),
  ]);
  const shorten = (text: string) => text.replace(HASH_NAME, (name) => short.get(name) ?? name);
  return styled.map(({ name, html, critical, deferred }) => ({
    name,
    ...withStyles(shorten(html), shorten(critical), shorten(deferred)),
  }));
}

/**
 * Puts the styles into a page: `critical` ones inside, `deferred` ones as a link at the end of the
 * first screen. Before the link come the inline scripts that Astro puts before the first island:
 * they are not needed to paint, and after the link they would wait for its file.
 */
function withStyles(html: string, critical: string, deferred: string): Omit<StyledPage, 'name'> {
  const styled = html.replace('</head>', () =>
    critical ? `<style>${critical}</style></head>` : '</head>',
  );
  if (!deferred) return { html: styled, deferred: undefined };
  const path = pathFor(deferred);
  const [firstScreen = '', belowFirstScreen = ''] = styled.split(FIRST_SCREEN_END);
  const scripts = firstScreen.match(SCRIPT)?.join('') ?? '';
  return {
    html: `${firstScreen.replace(SCRIPT, '')}${FIRST_SCREEN_END}${scripts}<link rel="stylesheet" href="${path}">${belowFirstScreen}`,
    deferred: { path, css: deferred },
  };
}
