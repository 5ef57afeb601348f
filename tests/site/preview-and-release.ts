import { onEveryPage, type SiteCheck, type Page } from './built-site.ts';

const SENTINEL = /NOT-SET-[A-Z-]+/;

function isHidden(robots: string | undefined): boolean {
  return robots?.split(',').some((word) => word.trim() === 'noindex') ?? false;
}

const policyOf = ($: Page['$']) =>
  $('meta[http-equiv="content-security-policy"]').attr('content') ?? '';

export const preview: SiteCheck = {
  title: 'every page of a preview has the preview strip and noindex',
  faults: onEveryPage(({ $ }) => [
    ...(isHidden($('meta[name="robots"]').attr('content')) ? [] : ['lacks noindex']),
    ...($('.preview-strip').text().trim() === '' ? ['lacks the preview strip'] : []),
  ]),
};

export const release: SiteCheck = {
  title:
    'a release has no placeholder, preview strip or edit link, noindex on the 404 page only, and upgrade-insecure-requests',
  faults: onEveryPage(({ $, html, route }) => {
    // The comparison on Contact always uses the sentinel as its example.
    const body = $('body').clone();
    body.find('.address-comparison').remove();
    const found = SENTINEL.exec(`${body.html() ?? ''}${$('head').html() ?? ''}`);
    const hidden = isHidden($('meta[name="robots"]').attr('content'));
    return [
      ...(hidden === (route === '/404') ? [] : [hidden ? 'has noindex' : 'lacks noindex']),
      ...($('.preview-strip').length > 0 ? ['has the preview strip'] : []),
      ...($('.edit-link, a[href*="/edit/"]').length > 0 ? ['has a link to edit a text'] : []),
      ...(/; upgrade-insecure-requests\b/.test(policyOf($)) ? [] : ['does not insist on TLS']),
      ...(found ? [`holds the sentinel ${found[0]}`] : []),
      ...(/\bmuuva\.example\b/.test(html) ? ['holds the placeholder domain muuva.example'] : []),
    ];
  }),
};
