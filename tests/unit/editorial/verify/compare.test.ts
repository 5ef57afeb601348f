import { expect, it } from 'vitest';
import { compareAnswer } from '../../../../editorial/verify/compare.ts';
import { parseHeaders } from '../../../../hosting/headers.ts';

const HSTS = { 'strict-transport-security': 'max-age=1' };
const RULES = parseHeaders('/*\n  strict-transport-security: max-age=1\n');

it.each([
  ['https', HSTS, []],
  ['https', {}, ['strict-transport-security']],
  ['http', {}, []],
  ['http', HSTS, ['strict-transport-security']],
])('A site with %s must have what holds for HTTPS only there: %j', (protocol, headers, names) => {
  const body = Buffer.from('Text');
  const differences = compareAnswer(
    `${protocol}://a.example`,
    RULES,
    { path: '/a.txt', status: 200, file: 'a.txt', body },
    {
      status: 200,
      headers: new Headers({ 'content-type': 'text/plain; charset=utf-8', ...headers }),
      body,
      fault: undefined,
      interim: [],
    },
  );
  expect(differences.map(({ what }) => what)).toEqual(names);
});
