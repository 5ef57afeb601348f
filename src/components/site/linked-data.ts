import { isPlaceholder, shownValue } from '../../facts/placeholders.ts';
import type { Studio } from '../../schemas/studio.ts';

/** The data from which the JSON-LD of one page is made. */
export interface PageData {
  /** The site's own address, `https://…`, without a path. */
  readonly site: URL;
  /** The path of the page, such as `/legal`. */
  readonly route: string;
  /** The name of the page, as in the header or the footer. */
  readonly name: string;
  /** The name of the home page, for the first item of the breadcrumb. */
  readonly homeName: string;
  readonly studio: Studio;
  /** The day of the text's last change, on pages that show one. */
  readonly modified?: string | undefined;
}

type JsonLdNode = Readonly<Record<string, unknown>> & { readonly '@type': string };

function organization({ site, studio }: PageData): JsonLdNode {
  const supplied = Object.values(studio.socials).filter(({ url }) => !isPlaceholder(url));
  const { legalName } = studio.legalEntity;
  return {
    '@type': 'Organization',
    '@id': `${site.origin}/#studio`,
    name: studio.name,
    url: `${site.origin}/`,
    logo: `${site.origin}/icon-512.png`,
    ...(isPlaceholder(studio.email) ? {} : { email: shownValue(studio.email) }),
    ...(supplied.length > 0 ? { sameAs: supplied.map(({ url }) => shownValue(url)) } : {}),
    ...(legalName.status === 'supplied'
      ? { parentOrganization: { '@type': 'Organization', name: legalName.value } }
      : {}),
  };
}

/**
 * The JSON-LD of a page (https://schema.org): its publisher, its site, its breadcrumb and its last
 * change. Placeholders are left out.
 */
export function linkedData(page: PageData): { '@context': string; '@graph': JsonLdNode[] } {
  const { site, route, name, homeName, studio, modified } = page;
  const here = new URL(route, site).href;
  const graph: JsonLdNode[] = [
    organization(page),
    {
      '@type': 'WebSite',
      '@id': `${site.origin}/#site`,
      name: studio.name,
      url: `${site.origin}/`,
      inLanguage: 'en-ZA',
      publisher: { '@id': `${site.origin}/#studio` },
    },
  ];
  if (route !== '/') {
    graph.push({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: homeName, item: `${site.origin}/` },
        { '@type': 'ListItem', position: 2, name, item: here },
      ],
    });
  }
  if (modified !== undefined) {
    graph.push({ '@type': 'WebPage', '@id': here, name, dateModified: modified });
  }
  return { '@context': 'https://schema.org', '@graph': graph };
}

/**
 * JSON for the inside of a `<script>` element. `<` is escaped, so that no text can close the element
 * or open a comment in it
 * (https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements).
 */
export function jsonForScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
