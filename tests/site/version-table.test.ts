import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { expect, test } from 'vitest';

/** On a phone the rows have `display: grid`, for which some browsers drop implicit roles. */
const ROLES = {
  table: 'table',
  'thead, tbody': 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

test.each(['legal', 'trust-pledge'])('the table of versions of %s has explicit roles', (name) => {
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
});
