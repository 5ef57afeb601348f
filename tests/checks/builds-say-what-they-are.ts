import { onEveryPage, type Claim, type Page } from './built-site.ts';

const SENTINEL = /NOT-SET-[A-Z-]+/;

function isHidden(robots: string | undefined): boolean {
  return robots?.split(',').some((word) => word.trim() === 'noindex') ?? false;
}

const policyOf = ($: Page['$']) =>
  $('meta[http-equiv="content-security-policy"]').attr('content') ?? '';

export const thePreviewSaysSo: Claim = {
  title: 'a preview says so on every page, to readers and to search engines',
  faults: onEveryPage(({ $ }) => [
    ...(isHidden($('meta[name="robots"]').attr('content')) ? [] : ['lacks noindex']),
    ...($('.preview').text().trim() === '' ? ['lacks the preview strip'] : []),
  ]),
};

export const theReleaseIsComplete: Claim = {
  title:
    'a release holds no placeholder and neither a preview strip nor links for editors, hides the 404 page alone, insists on TLS',
  faults: onEveryPage(({ $, html, route }) => {
    // The comparison on Contact is made with the stand-in, so that it shows nobody's address.
    const body = $('body').clone();
    body.find('.comparison').remove();
    const found = SENTINEL.exec(`${body.html() ?? ''}${$('head').html() ?? ''}`);
    const hidden = isHidden($('meta[name="robots"]').attr('content'));
    return [
      ...(hidden === (route === '/404') ? [] : [hidden ? 'has noindex' : 'lacks noindex']),
      ...($('.preview').length > 0 ? ['has the preview strip'] : []),
      ...($('.edit, a[href*="/edit/"]').length > 0 ? ['has a link to edit a text'] : []),
      ...(/; upgrade-insecure-requests\b/.test(policyOf($)) ? [] : ['does not insist on TLS']),
      ...(found ? [`holds the sentinel ${found[0]}`] : []),
      ...(/\bmuuva\.example\b/.test(html) ? ['holds the placeholder domain muuva.example'] : []),
    ];
  }),
};
