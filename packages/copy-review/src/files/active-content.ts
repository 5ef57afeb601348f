import { load } from 'cheerio/slim';
import { isTag } from 'domhandler';
import type { FileFault } from './file-types.ts';
import { decodePage } from './decode-page.ts';

/** The formats that browsers parse as XML, and in which they run scripts. */
const XML_FILE = /\.(?:svg|xml|xslt?|rss|atom|rdf|mml)$/i;

/** Elements that run scripts or contain other documents, by their local names in lower case. */
const ACTIVE_ELEMENT = /^(?:script|handler|foreignobject|iframe|frame|embed|object|meta)$/;
const ACTIVE_ADDRESS =
  /(?:javascript|vbscript):|data:(?:text\/html|application\/xhtml|image\/svg)/i;

/**
 * Finds SVG and XML files with content that acts: opened by their own address, they run scripts on
 * the site’s origin.
 */
export function activeContentFaults(files: Iterable<readonly [string, Uint8Array]>): FileFault[] {
  return [...files]
    .filter(([file]) => XML_FILE.test(file))
    .flatMap(([file, content]) => {
      const what = activeContentOf(content);
      return what === undefined
        ? []
        : [{ file, message: `This file ${what}. Remove that: pictures and data must not act.` }];
    });
}

/** What makes a file active, as the end of a sentence; undefined if nothing does. */
function activeContentOf(content: Uint8Array): string | undefined {
  const { html: xml, reason } = { html: '', ...decodePage(content) };
  if (reason !== undefined) return `cannot be read: ${reason}`;
  if (/^\s*<\?xml[^>]*\sencoding\s*=\s*["'](?!utf-8["'])/i.test(xml))
    return 'declares an encoding other than UTF-8';
  if (/<!ENTITY/i.test(xml)) return 'defines entities, which can hide scripts';
  if (/<\?xml-stylesheet/i.test(xml)) return 'is transformed by a style sheet';
  const $ = load(xml, { xml: true });
  for (const element of $('*').get().filter(isTag)) {
    const name = element.name.replace(/^.*:/, '').toLowerCase();
    if (ACTIVE_ELEMENT.test(name)) return `has a <${element.name}> element`;
    for (const [attribute, value] of Object.entries(element.attribs)) {
      if (/^on/i.test(attribute.replace(/^.*:/, ''))) return `has an event handler (${attribute})`;
      // Browsers ignore white space and control characters in the scheme of an address.
      if (ACTIVE_ADDRESS.test(value.replaceAll(/[\p{C}\s]/gu, '')))
        return `has an address that runs a script (${attribute})`;
    }
  }
  return undefined;
}
