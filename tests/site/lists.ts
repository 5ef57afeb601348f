import type { Element } from 'domhandler';
import { onEveryPage, type SiteCheck } from './built-site.ts';
import { stylesOf } from './drawings.ts';

export const lists: SiteCheck = {
  title:
    'every list has the role of one, which WebKit takes from a list without markers outside of a navigation; one with numbers is ordered',
  faults: (site) =>
    onEveryPage((page) => {
      const { $ } = page;
      const namesOf = (elements: Iterable<Element>) =>
        [...elements].map((list) => $(list).text().trim().slice(0, 40));
      const counts = /([^{};]+)\{[^{}]*\bcounter-reset:/g;
      const numbered = [...stylesOf(page, site).matchAll(counts)].map(([, selector]) => selector);
      return [
        ...namesOf($('ul, ol').not('nav *, [role="list"]')).map((name) => `no role: ${name}`),
        ...namesOf($('ul').filter(numbered.join())).map((name) => `numbers, but no order: ${name}`),
      ];
    })(site),
};
