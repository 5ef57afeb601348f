import { isText } from 'domhandler';
import { onEveryPage, type SiteCheck } from './built-site.ts';

/** What is copied or typed elsewhere: an email address, an account, a ticker, a hashtag. */
const COPIED = /@|[$#]\p{L}/u;

export const translation: SiteCheck = {
  title: 'no translator changes an address, an account, a ticker or a hashtag',
  faults: onEveryPage(({ $ }) =>
    $('body :not(script, style)')
      .contents()
      .toArray()
      .filter(isText)
      .map((text) => $(text))
      .filter((text) => COPIED.test(text.text()) || text.closest('code, :has(> mark)').length > 0)
      .filter((text) => text.closest('[translate="no"]').length === 0)
      .map((text) => `“${text.text().trim()}” may be translated`),
  ),
};
