import type { CheerioAPI } from 'cheerio';
import { Element, isTag, Text } from 'domhandler';
import { ORIGIN, walk } from '../words/extract/html.ts';
import type { Site } from '../files/site.ts';
import { findFile } from './find-file.ts';

/** The maximum depth of nested imports, because a style sheet may import itself. */
const MAX_IMPORTS = 5;

/** Elements that run, load or embed something. */
const REMOVED = new Set(
  [
    'script base link iframe object embed portal fencedframe track',
    // These could set attributes after the page was made inert.
    'animate animatemotion animatetransform set',
  ]
    .join(' ')
    .split(' '),
);

/** The `meta` elements that affect layout and colours. */
const KEPT_META = new Set(['viewport', 'color-scheme']);

/** Attributes that navigate, load, send or act by themselves. Event handlers (`on…`) are removed as well. */
const REMOVED_ATTRIBUTES = new Set(
  [
    'action formaction formmethod formtarget form ping target download srcdoc nonce integrity crossorigin',
    'attributionsrc manifest background cite longdesc data classid codebase archive profile icon',
    'imagesrcset sizes autofocus autoplay accesskey contenteditable',
    'popovertarget popovertargetaction commandfor command shadowrootmode http-equiv',
  ]
    .join(' ')
    .split(' '),
);

/** A dead link target inside the `srcdoc` frame; links with it keep their styles. */
const DEAD_TARGET = 'about:srcdoc#copy-review-link';

/**
 * Makes a parsed page inert: it runs nothing, loads nothing, and its links and forms do nothing. Style
 * sheets, images and fonts that the built site has are inlined.
 *
 * @param address the path of the page, against which its URLs are resolved
 * @returns the number of its linked style sheets, and of those that the site does not have
 */
export function makeInert(
  $: CheerioAPI,
  site: Site,
  address: string,
): { styleSheets: number; missing: number } {
  const base = URL.parse($('base[href]').first().attr('href') ?? '', ORIGIN + address);
  const inliner = new Inliner(site, base?.pathname ?? address);
  let [styleSheets, missing] = [0, 0];
  for (const element of elementsOf($)) {
    const { name, attribs } = element;
    if (isStyleSheet(element)) {
      styleSheets += 1;
      const css = inliner.styleSheet(attribs.href ?? '');
      if (css === undefined) missing += 1;
      else $(element).before(styleElement(css, attribs.media));
    }
    const isMeta = name === 'meta' && !KEPT_META.has((attribs.name ?? '').toLowerCase());
    if (isMeta || REMOVED.has(name.toLowerCase())) $(element).remove();
    else clean($, element, inliner);
  }
  return { styleSheets, missing };
}

/** All elements, including those within templates. */
function elementsOf($: CheerioAPI): Element[] {
  const elements: Element[] = [];
  for (const root of $.root())
    walk(root, {
      enter: (element) => {
        elements.push(element);
        return true;
      },
    });
  return elements;
}

function isStyleSheet({ name, attribs }: Element): boolean {
  const rel = (attribs.rel ?? '').toLowerCase().split(/\s+/);
  return (
    name === 'link' &&
    rel.includes('stylesheet') &&
    !rel.includes('alternate') &&
    !('disabled' in attribs)
  );
}

function styleElement(css: string, media: string | undefined): Element {
  const style = new Element('style', media === undefined ? {} : { media });
  setText(style, css);
  return style;
}

function setText(element: Element, text: string): void {
  const node = new Text(text);
  node.parent = element;
  element.children = [node];
}

/** Removes what an element could run or load, and renames what could be taken for a mark. */
function clean($: CheerioAPI, element: Element, inliner: Inliner): void {
  const { name, attribs } = element;
  for (const [attribute, value] of Object.entries(attribs)) {
    const lower = attribute.toLowerCase();
    if (lower.startsWith('on') || lower.startsWith(RESERVED) || REMOVED_ATTRIBUTES.has(lower))
      Reflect.deleteProperty(attribs, attribute);
    else if (URL_ATTRIBUTES.has(lower)) setUrl(element, attribute, value.trim(), inliner);
    else if (lower === 'id' && value.startsWith(RESERVED_ID)) attribs[attribute] = `page-${value}`;
    else if (lower === 'style' || /url\(|image-set\(/i.test(value))
      attribs[attribute] = inliner.css(value);
  }
  if (name === 'style') setText(element, inliner.css($(element).text()));
  if (name.startsWith(RESERVED_ID)) element.name = 'span';
  // A form with this method outside of a dialog is never submitted.
  if (name === 'form') attribs.method = 'dialog';
}

/** The prefixes of the names of marks, which the page itself must not use. */
const RESERVED = 'data-copy-review';
const RESERVED_ID = 'copy-review';

const URL_ATTRIBUTES = new Set(['href', 'xlink:href', 'src', 'srcset', 'poster']);

function setUrl(element: Element, attribute: string, value: string, inliner: Inliner): void {
  const { name, attribs } = element;
  const isImage = ['img', 'image', 'feimage', 'input', 'video', 'source'].includes(
    name.toLowerCase(),
  );
  const isOutsidePicture =
    element.parent && isTag(element.parent) && element.parent.name !== 'picture';
  // The first image of a `srcset`, since only one of them is shown.
  const first =
    attribute === 'srcset' ? value.replace(/^[\s,]+/, '').replace(/,?(?:\s.*)?$/s, '') : value;
  const isVideo = name === 'video' && attribute !== 'poster';
  const isLoaded = isImage && !isVideo && !(name === 'source' && isOutsidePicture);
  let url: string | undefined;
  if (isLoaded) url = inliner.dataUrl(first);
  else if (value.startsWith('#'))
    url = name === 'a' || name === 'area' ? `about:srcdoc${value}` : value;
  else if (name === 'a' || name === 'area') url = DEAD_TARGET;
  if (url !== undefined) attribs[attribute] = url;
  else Reflect.deleteProperty(attribs, attribute);
}

/** `url(…)`, quoted or not. */
const URL_FUNCTION = /url\(\s*(?!\s)(?:"([^"\n]*)"|'([^'\n]*)'|([^)"'\s]*))\s*\)/gi;

const IMPORT =
  /@import\s+(?:url\(\s*(?!\s)(?:"([^"\n]*)"|'([^'\n]*)'|([^)"'\s]*))\s*\)|"([^"\n]*)"|'([^'\n]*)')([^;{}]*);?/gi;

/** A capturing group for one kind of quotation marks, or none: only one of these groups matches. */
type Quoted = string | undefined;

/** Inlines the files of a site into a page. */
class Inliner {
  readonly #site: Site;
  readonly #base: string;

  constructor(site: Site, base: string) {
    this.#site = site;
    this.#base = base;
  }

  /** The style sheet at a URL; undefined if the site does not have it. */
  styleSheet(address: string, base = this.#base, depth = 0): string | undefined {
    const file = this.#read(address, base);
    if (file?.type !== 'text/css') return undefined;
    return this.css(file.content.toString('utf8'), file.address, depth);
  }

  /** Inlines the imports, images and fonts of a style sheet or of declarations. */
  css(css: string, base = this.#base, depth = 0): string {
    return (
      css
        .replaceAll(IMPORT, (_, ...groups: [Quoted, Quoted, Quoted, Quoted, Quoted, string]) => {
          const address = groups.slice(0, 5).join('');
          const imported =
            depth < MAX_IMPORTS ? this.styleSheet(address, base, depth + 1) : undefined;
          // Without `url()`, which would be inlined as an image. Its conditions stay: layer, media …
          return imported === undefined
            ? ''
            : `@import "data:text/css;base64,${Buffer.from(imported).toString('base64')}"${groups[5]};`;
        })
        .replaceAll(URL_FUNCTION, (whole: string, ...groups: [Quoted, Quoted, Quoted]) => {
          const address = groups.slice(0, 3).join('');
          if (address.startsWith('#')) return whole;
          return `url("${this.dataUrl(address, base) ?? 'data:,'}")`;
        })
        // An end tag would close the `style` element.
        .replaceAll(/<\/(?=style)/gi, '<\\/')
    );
  }

  /** An image or font as a data URL; undefined if the site does not have it. */
  dataUrl(address: string, base = this.#base): string | undefined {
    if (/^data:(?:image|font)\/[\w.+-]+[;,]/i.test(address)) return address;
    const file = this.#read(address, base);
    if (!file || file.type === 'text/css') return undefined;
    return `data:${file.type};base64,${file.content.toString('base64')}`;
  }

  #read(address: string, base: string) {
    // The page `/about` may be the file `about/index.html`, so relative URLs may begin at `/about/`.
    return findFile(this.#site, address, base) ?? findFile(this.#site, address, `${base}/`);
  }
}
