import type { CheerioAPI } from 'cheerio';
import { Element, isTag, Text } from 'domhandler';
import { walk } from '../extract/html.ts';
import type { Site } from '../site.ts';
import { findFile, ORIGIN } from './files.ts';

/** What a page needs of its site, all in all. In bytes. */
const MAX_BYTES = 12_000_000;
/** A style sheet that imports itself would have no end. */
const MAX_IMPORTS = 10;

/** Elements that run, load or replace something. */
const REMOVED = new Set(
  [
    'script base link iframe frame object embed applet portal fencedframe track',
    // These could give an attribute another value after the page was made inert.
    'animate animatemotion animatetransform set',
  ]
    .join(' ')
    .split(' '),
);

/** The `meta` elements that a page without scripts needs: how it is laid out, in which colours. */
const KEPT_META = new Set(['viewport', 'color-scheme']);

/** Attributes that lead, load or send elsewhere, or act on their own. Handlers (`on…`) are removed as well. */
const REMOVED_ATTRIBUTES = new Set(
  [
    'action formaction formmethod formtarget form ping target download srcdoc nonce integrity crossorigin',
    'attributionsrc manifest background cite longdesc data classid codebase archive profile icon',
    'dynsrc lowsrc imagesrcset sizes autofocus autoplay accesskey contenteditable',
    'popovertarget popovertargetaction commandfor command shadowrootmode http-equiv',
  ]
    .join(' ')
    .split(' '),
);

/** Where links of the page lead: to nothing, so that they look as they do and load nothing. */
const NOWHERE = 'about:srcdoc#copy-review-link';

/**
 * Makes a parsed page inert: it runs nothing, loads nothing and leads nowhere, and its style sheets,
 * images and fonts become parts of it where the built site has them.
 *
 * @param address of the page, against which its addresses are resolved
 * @returns how many style sheets it refers to, and how many of these the site does not have
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

/** All elements, also those within templates. */
function elementsOf($: CheerioAPI): Element[] {
  const elements: Element[] = [];
  for (const root of $.root())
    walk(root, {
      enter: (element) => elements.push(element) > 0,
      leave: () => undefined,
      text: () => undefined,
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

function clean($: CheerioAPI, element: Element, inliner: Inliner): void {
  const { name, attribs } = element;
  for (const [attribute, value] of Object.entries(attribs)) {
    const lower = attribute.toLowerCase();
    if (lower.startsWith('on') || lower.startsWith(RESERVED) || REMOVED_ATTRIBUTES.has(lower))
      Reflect.deleteProperty(attribs, attribute);
    else if (URLS.has(lower)) setUrl(element, attribute, value.trim(), inliner);
    else if (lower === 'id' && value.startsWith(RESERVED_ID)) attribs[attribute] = `page-${value}`;
    else if (lower === 'style' || /url\(|image-set\(/i.test(value))
      attribs[attribute] = inliner.css(value);
  }
  if (name === 'style') setText(element, inliner.css($(element).text()));
  if (name.startsWith(RESERVED_ID)) element.name = 'span';
  // Outside of a dialog, a form of this method is never submitted.
  if (name === 'form') attribs.method = 'dialog';
}

/** The names that marks have: none of the page may be taken for one. */
const RESERVED = 'data-copy-review';
const RESERVED_ID = 'copy-review';

const URLS = new Set(['href', 'xlink:href', 'src', 'srcset', 'poster']);

function setUrl(element: Element, attribute: string, value: string, inliner: Inliner): void {
  const { name, attribs } = element;
  const isImage = ['img', 'image', 'feimage', 'input', 'video', 'source'].includes(
    name.toLowerCase(),
  );
  const isMedia = element.parent && isTag(element.parent) && element.parent.name !== 'picture';
  // The first of several images, since only one of them can be shown.
  const first =
    attribute === 'srcset' ? value.replace(/^[\s,]+/, '').replace(/,?(?:\s.*)?$/s, '') : value;
  const isVideo = name === 'video' && attribute !== 'poster';
  const isLoaded = isImage && !isVideo && !(name === 'source' && isMedia);
  let url: string | undefined;
  if (isLoaded) url = inliner.dataUrl(first);
  else if (value.startsWith('#'))
    url = name === 'a' || name === 'area' ? `about:srcdoc${value}` : value;
  else if (name === 'a' || name === 'area') url = NOWHERE;
  if (url !== undefined) attribs[attribute] = url;
  else Reflect.deleteProperty(attribs, attribute);
}

/** `url(…)`, quoted or not. */
const URL_FUNCTION = /url\(\s*(?!\s)(?:"([^"\n]*)"|'([^'\n]*)'|([^)"'\s]*))\s*\)/gi;

const IMPORT =
  /@import\s+(?:url\(\s*(?!\s)(?:"([^"\n]*)"|'([^'\n]*)'|([^)"'\s]*))\s*\)|"([^"\n]*)"|'([^'\n]*)')([^;{}]*);?/gi;

/** An address in one of several kinds of quotation marks, or in none: one of these groups matches. */
type Quoted = string | undefined;

/** Puts the files of a site into its pages, up to a limit. */
class Inliner {
  readonly #site: Site;
  readonly #base: string;
  #bytes = 0;

  constructor(site: Site, base: string) {
    this.#site = site;
    this.#base = base;
  }

  /** The style sheet at an address; undefined if the site does not have it. */
  styleSheet(address: string, base = this.#base, depth = 0): string | undefined {
    const file = this.#read(address, base);
    if (file?.type !== 'text/css') return undefined;
    return this.css(file.content.toString('utf8'), file.address, depth);
  }

  /** A style sheet, or some declarations, with what they refer to. */
  css(css: string, base = this.#base, depth = 0): string {
    return (
      css
        .replaceAll(IMPORT, (_, ...groups: [Quoted, Quoted, Quoted, Quoted, Quoted, string]) => {
          const address = groups.slice(0, 5).join('');
          const imported =
            depth < MAX_IMPORTS ? this.styleSheet(address, base, depth + 1) : undefined;
          return imported === undefined ? '' : within(groups[5], imported);
        })
        .replaceAll(URL_FUNCTION, (whole: string, ...groups: [Quoted, Quoted, Quoted]) => {
          const address = groups.slice(0, 3).join('');
          if (address.startsWith('#')) return whole;
          return `url("${this.dataUrl(address, base) ?? 'data:,'}")`;
        })
        // It would end the element that holds the style sheet.
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
    // A page `/about` may be the file `about/index.html`.
    const file = findFile(this.#site, address, base) ?? findFile(this.#site, address, `${base}/`);
    this.#bytes += file?.content.length ?? 0;
    return this.#bytes > MAX_BYTES ? undefined : file;
  }
}

/** An imported style sheet within the conditions of its import: `layer(a) supports(b) screen`. */
function within(conditions: string, css: string): string {
  return conditions.replace(
    /^\s*(?:(layer)(?:\(([^)]*)\))?\s*)?(?:supports\(((?:[^()]|\([^()]*\))*)\)\s*)?(.*)$/is,
    (_, layer: Quoted, layerName: Quoted, supports: Quoted, media: string) => {
      const rules = [
        ...(layer === undefined ? [] : [`@layer ${layerName ?? ''}`]),
        ...(supports === undefined ? [] : [`@supports (${supports})`]),
        ...(media.trim() === '' ? [] : [`@media ${media.trim()}`]),
      ];
      return rules.reduceRight((inner, rule) => `${rule}{${inner}}`, css);
    },
  );
}
