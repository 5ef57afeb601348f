import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { expect, test } from 'vitest';

/** The rows are grids on a phone. Browsers that then drop the roles of the parts keep those that are written down. */
const ROLES = {
  table: 'table',
  'thead, tbody': 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

test.each(['legal', 'trust-pledge'])(
  'the table of versions of %s writes its roles down',
  (name) => {
    const $ = load(readFileSync(`dist/${name}.html`, 'utf8'));
    for (const [parts, role] of Object.entries(ROLES)) {
      const roles = $('.version-table table')
        .parent()
        .find(parts)
        .toArray()
        .map((part) => part.attribs.role);
      expect(roles.length).toBeGreaterThan(0);
      expect(new Set(roles), parts).toEqual(new Set([role]));
    }
  },
);
