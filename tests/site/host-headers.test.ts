/** The host's own reader of `_headers` understands those of the builds as our server does. */
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { describe, expect, test } from 'vitest';
import { headersFor } from '../../hosting/headers.ts';
import { readBuiltSite } from './built-site.ts';
import { BUILDS } from './site-checks.ts';

describe.each(BUILDS)('$name', ({ folder }) => {
  test('has headers that the host reads without an error, and as our server does', async () => {
    const { files, pages, headers: ours } = readBuiltSite(folder);
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [join(folder, '_headers')],
      netlifyConfigPath: 'netlify.toml',
      configHeaders: [],
      minimal: false,
    });
    expect(errors).toEqual([]);

    const paths = [
      ...pages.map(({ route }) => route),
      ...files.keys(),
      '/nowhere',
      '/_astro/no.js',
    ];
    for (const path of paths) {
      const matching = headers.filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(path));
      const sent = matching.flatMap(({ values }) => Object.entries(values));
      const names = sent.map(([name]) => name.toLowerCase());
      // The host's documentation does not say which block wins, so none may repeat another's header.
      expect(new Set(names).size, path).toBe(names.length);
      const theirs = new Map(sent.map(([name, value]) => [name.toLowerCase(), value]));
      expect(theirs, path).toEqual(headersFor(ours, path));
    }
  });
});
