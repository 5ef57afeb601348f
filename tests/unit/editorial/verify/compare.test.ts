import { expect, it } from 'vitest';
import { compareAnswer } from '../../../../editorial/verify/compare.ts';
import { parseHeaders } from '../../../../hosting/headers.ts';

const HSTS = { 'strict-transport-security': 'max-age=1' };
const RULES = parseHeaders('/*\n  strict-transport-security: max-age=1\n');

/** What differs in an answer with this file, at an address where another body may be expected. */
const differencesOf = (
  protocol: string,
  headers: Readonly<Record<string, string>>,
  received = Buffer.from('Text'),
  body = received,
) =>
  compareAnswer(
    `${protocol}://a.example`,
    RULES,
    { path: '/a.txt', status: 200, file: 'a.txt', body },
    {
      status: 200,
      headers: new Headers({ 'content-type': 'text/plain; charset=utf-8', ...headers }),
      body: received,
      fault: undefined,
      interim: [],
    },
  ).map(({ what }) => what);

it('A file is compared by its bytes, also if they are no text', () => {
  const [received, built] = [Buffer.from([0xfe]), Buffer.from([0xff])];
  expect(differencesOf('https', HSTS, received, built)).toEqual(['content']);
});

it.each([
  ['https', HSTS, []],
  ['https', {}, ['strict-transport-security']],
  ['http', {}, []],
  ['http', HSTS, ['strict-transport-security']],
])('A site with %s must have what holds for HTTPS only there: %j', (protocol, headers, names) => {
  expect(differencesOf(protocol, headers)).toEqual(names);
});

it('A redirect that is allowed may have no early hint and no body that browsers read in different ways', () => {
  const differences = compareAnswer(
    'http://a.example',
    [],
    { path: '/a.html', status: 200, file: 'a.html', body: Buffer.from('Text'), route: '/a' },
    {
      status: 301,
      headers: new Headers({ location: '/a' }),
      body: Buffer.from('Moved'),
      fault: 'it cannot be decoded',
      interim: ['103 {"link":"</x.js>; rel=preload"}'],
    },
  );
  expect(differences.map(({ what }) => what)).toEqual(['response before it', 'compression']);
});
