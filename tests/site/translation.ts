import { isText } from 'domhandler';
import { onEveryPage, type SiteCheck } from './built-site.ts';

/** What is copied or typed elsewhere: an email address, an account, a ticker, a hashtag. */
const COPIED = /\w@\w|(?<![\p{L}\p{N}_])(?:\$|[#@]\w*?)\p{L}/u;

/** Elements in which no part of a text can be marked. */
const UNMARKED = 'script, style, noscript, select, svg, astro-island';

export const translation: SiteCheck = {
  title: 'no translator changes an address, an account, a ticker or a hashtag',
  faults: onEveryPage(({ $ }) =>
    $('body *')
      .not(UNMARKED)
      .not($(UNMARKED).find('*'))
      .contents()
      .toArray()
      .filter(isText)
      .map((text) => $(text))
      .filter((text) => COPIED.test(text.text()) || text.closest('code, :has(> mark)').length > 0)
      .filter((text) => text.closest('[translate="no"]').length === 0)
      .map((text) => `“${text.text().trim()}” may be translated`),
  ),
};
