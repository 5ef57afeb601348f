import { headersFor } from '../../hosting/headers.ts';
import { onEveryPage, type BuiltSite, type SiteCheck } from './built-site.ts';

/** The example of a contract address in a preview. */
const SENTINEL = /NOT-SET-[A-Z-]+/;

/** Whether a robots directive hides a page from search engines. */
function isHidden(robots: string | undefined): boolean {
  return robots?.split(',').some((word) => word.trim() === 'noindex') ?? false;
}

/** Whether the header and the pages ask browsers to use TLS for everything. */
function asksForTls({ headers, pages }: BuiltSite): { header: boolean; pages: boolean } {
  const policy = headersFor(headers, '/').get('content-security-policy') ?? '';
  return {
    header: policy.endsWith('; upgrade-insecure-requests'),
    pages: pages.some(({ html }) => html.includes('upgrade-insecure-requests')),
  };
}

export const preview: SiteCheck = {
  title: 'every page of a preview has the preview strip and noindex, every other file the header',
  faults: (site) => [
    ...onEveryPage(({ $ }) => [
      ...(isHidden($('meta[name="robots"]').attr('content')) ? [] : ['lacks noindex']),
      ...($('.preview-strip').text().trim() === '' ? ['lacks the preview strip'] : []),
    ])(site),
    ...[...site.files.keys()]
      .filter((name) => !name.endsWith('.html'))
      .filter((name) => !isHidden(headersFor(site.headers, name).get('x-robots-tag')))
      .map((name) => `${name}: is sent without X-Robots-Tag: noindex`),
  ],
};

export const release: SiteCheck = {
  title:
    'a release has no placeholder, preview strip or edit link, noindex on the 404 page only, and upgrade-insecure-requests in its header only',
  faults: (site) => {
    const { header, pages } = asksForTls(site);
    return [
      ...ofReleasedPages(site),
      ...(header ? [] : ['the header does not insist on TLS']),
      // A page cannot know whether its server has TLS.
      ...(pages ? ['a page insists on TLS'] : []),
      ...(site.headers.some(({ headers }) =>
        headers.some(({ name }) => name.toLowerCase() === 'x-robots-tag'),
      )
        ? ['the headers hide files from search engines']
        : []),
    ];
  },
};

const ofReleasedPages = onEveryPage(({ $, html, route }) => {
  // The comparison on Contact always uses the sentinel as its example.
  const body = $('body').clone();
  body.find('.address-comparison').remove();
  const sentinel = SENTINEL.exec(`${body.html() ?? ''}${$('head').html() ?? ''}`);
  const hidden = isHidden($('meta[name="robots"]').attr('content'));
  return [
    ...(hidden === (route === '/404') ? [] : [hidden ? 'has noindex' : 'lacks noindex']),
    ...($('.preview-strip').length > 0 ? ['has the preview strip'] : []),
    ...($('.edit-link, a[href*="/edit/"]').length > 0 ? ['has a link to edit a text'] : []),
    ...(sentinel ? [`holds the sentinel ${sentinel[0]}`] : []),
    ...(/\bmuuva\.example\b/.test(html) ? ['holds the placeholder domain muuva.example'] : []),
  ];
});
