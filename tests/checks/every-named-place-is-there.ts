import { PLACES } from '../../src/schemas/page.ts';
import type { Claim } from './built-site.ts';

export const everyNamedPlaceIsThere: Claim = {
  title: 'every place that a link may name is on its page',
  faults: ({ pages }) =>
    pages.flatMap(({ file, route, $ }) => {
      const ids = new Set([...$('[id]')].map((element) => $(element).attr('id')));
      return (PLACES[route] ?? [])
        .filter((id) => !ids.has(id))
        .map((id) => `${file}: has no element with the id “${id}”`);
    }),
};
