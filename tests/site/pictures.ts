import { onEveryPage, type SiteCheck } from './built-site.ts';

export const pictures: SiteCheck = {
  title:
    'every picture says its width and height, so that nothing moves when it arrives; none below the first screen delays it',
  // `#fold` is the lower edge of the first screen.
  faults: onEveryPage(({ $ }) => [
    ...[...$('img:not([width][height])')].map(({ attribs }) => `${attribs.src ?? ''} has no size`),
    ...[...$('#fold ~ * img, #fold ~ img').not('[loading="lazy"], [fetchpriority="low"]')].map(
      ({ attribs }) => `${attribs.src ?? ''} is below the first screen, but neither lazy nor low`,
    ),
  ]),
};
