import { headersFor } from '../../hosting/headers.ts';
import { onEveryPage, type SiteCheck } from './built-site.ts';

/** The example of a contract address in a preview. */
const SENTINEL = /NOT-SET-[A-Z-]+/;

/** Whether a robots directive hides a page from search engines. */
function isHidden(robots: string | undefined): boolean {
  return robots?.split(',').some((word) => word.trim() === 'noindex') ?? false;
}

/** Asks browsers to use TLS for everything. */
const TLS = 'upgrade-insecure-requests';

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

const ofReleasedPages = onEveryPage(({ $, html, route }) => {
  // The comparison on Contact always uses the sentinel as its example.
  const body = $('body').clone();
  body.find('.address-comparison').remove();
  const sentinel = SENTINEL.exec(`${body.html() ?? ''}${$('head').html() ?? ''}`);
  const hasNoindex = isHidden($('meta[name="robots"]').attr('content'));
  return [
    ...(hasNoindex === (route === '/404') ? [] : [`${hasNoindex ? 'has' : 'lacks'} noindex`]),
    ...($('.preview-strip').length > 0 ? ['has the preview strip'] : []),
    ...($('.edit-link, a[href*="/edit/"]').length > 0 ? ['has a link to edit a text'] : []),
    ...(sentinel ? [`holds the sentinel ${sentinel[0]}`] : []),
    ...(/\bmuuva\.example\b/.test(html) ? ['holds the placeholder domain muuva.example'] : []),
  ];
});

export const release: SiteCheck = {
  title:
    'a release has no placeholder, preview strip or edit link, noindex on the 404 page only, and upgrade-insecure-requests in its header only',
  faults: (site) => {
    const policy = headersFor(site.headers, '/').get('content-security-policy') ?? '';
    return [
      ...ofReleasedPages(site),
      ...(policy.endsWith(`; ${TLS}`) ? [] : ['the header does not insist on TLS']),
      // A page cannot know whether its server has TLS.
      ...(site.pages.some(({ html }) => html.includes(TLS)) ? ['a page insists on TLS'] : []),
      ...(site.headers.some(({ headers }) =>
        headers.some(({ name }) => name.toLowerCase() === 'x-robots-tag'),
      )
        ? ['the headers hide files from search engines']
        : []),
    ];
  },
};
