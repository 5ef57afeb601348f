import type { SiteCheck } from './built-site.ts';

interface Place {
  readonly page: string;
  readonly anchor: string | null;
}

/** A fact in the file. */
interface Listed extends Place {
  readonly name: string;
  readonly status: string;
  readonly value: string | null;
  readonly readings?: readonly (Place & { readonly value: string })[];
}

const FILE = '/token-facts.json';

export const tokenFacts: SiteCheck = {
  title:
    'token-facts.json says where on the site each fact is, with a value if it is published and two readings if it is disputed',
  faults: ({ pages, files }) => {
    const text = files.get(FILE)?.toString('utf8');
    if (text === undefined) return [`there is no ${FILE}`];
    const { facts } = JSON.parse(text) as { facts: readonly Listed[] };
    const faultOf = ({ page, anchor }: Place) => {
      const target = pages.find(({ route }) => route === page);
      if (!target) return `there is no page “${page}”`;
      const isThere = anchor === null || target.$(`[id="${anchor}"]`).length > 0;
      return isThere ? undefined : `“${page}” has no “${anchor}”`;
    };
    return facts.flatMap((fact) => {
      const { name, status, value, readings = [] } = fact;
      const values = new Set(readings.map((reading) => reading.value));
      return [
        ...[fact, ...readings].map(faultOf),
        status === 'disputed' && values.size < 2 ? 'is disputed without two readings' : undefined,
        status === 'published' && value === null ? 'is published without a value' : undefined,
      ].flatMap((fault) => (fault === undefined ? [] : [`${name}: ${fault}`]));
    });
  },
};
