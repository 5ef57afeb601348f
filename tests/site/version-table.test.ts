import { expect, test } from 'vitest';
import { openPage } from './pages/shown.ts';

/** On a phone the rows have `display: grid`, for which some browsers drop implicit roles. */
const ROLES = {
  table: 'table',
  'thead, tbody': 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

test.each(['legal', 'trust-pledge'] as const)('the versions of %s have explicit roles', (name) => {
  const { $ } = openPage('dist', name);
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
