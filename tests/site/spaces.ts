import { isText } from 'domhandler';
import { onEveryPage, type SiteCheck } from './built-site.ts';

const ENDS = /[.,:;?!…][”’"')]?$/;
const BEGINS = /^[“‘"'(]?\p{L}/u;

export const spaces: SiteCheck = {
  title: 'a space is between a sentence and the link or the marked words beside it',
  faults: onEveryPage(({ $ }) =>
    [...$('body *').not('script, style').contents()].flatMap((node) => {
      const { next } = node;
      if (!next || isText(node) === isText(next)) return [];
      const [before, after] = [$(node).text(), $(next).text()];
      return ENDS.test(before) && BEGINS.test(after)
        ? [`“${before.slice(-20)}” runs into “${after.slice(0, 20)}”`]
        : [];
    }),
  ),
};
