import { onEveryPage, type SiteCheck } from './built-site.ts';

export const pictures: SiteCheck = {
  title: 'every picture says its width and height, so that nothing moves when it arrives',
  faults: onEveryPage(({ $ }) =>
    [...$('img:not([width][height])')].map(({ attribs }) => `${attribs.src ?? ''} has no size`),
  ),
};
