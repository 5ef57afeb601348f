import { expect, it } from 'vitest';
import { suppliable, text, webAddress } from '../../../src/schemas/fields.ts';

const REFUSED =
  'Type the real value, or put “status: placeholder” back, with “shown” and “supply”.';

const faults = (value: string) =>
  suppliable(text('It.'), 'It.')
    .safeParse({ status: 'supplied', value })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

it.each([
  ...['…', '...', '?', '-', 'xxx', 'TBD', 'tba.', 'TODO', 'to do', 'placeholder', 'pending'],
  ...['to be confirmed', 'not supplied yet', 'not published yet', 'awaiting legal review'],
  ...['hello@muuva.example', 'NOT-SET-CONTRACT-ADDRESS-DO-NOT-SEND'],
])('“%s” is no value that somebody has supplied', (value) => {
  expect(faults(value)).toEqual([`value: ${REFUSED}`]);
});

it.each(['https://x.com/', 'https://t.me', 'https://muuva.example'])(
  '“%s” is no address that somebody has supplied',
  (value) => {
    expect(
      suppliable(webAddress('It.'), 'It.').safeParse({ status: 'supplied', value }).error?.issues,
    ).toMatchObject([{ path: ['value'], message: REFUSED }]);
  },
);

it('A blank is told of once', () => {
  const empty = 'value: This may not be empty: write the text that a visitor will read.';
  expect(faults('')).toEqual([empty]);
  expect(faults('  ')).toEqual([empty]);
});

it.each(['none', 'There is none.', 'Todor Xu', '2001/123', '@muuva', 'Not Yet Studios', 'R'])(
  '“%s” may be supplied',
  (value) => {
    expect(faults(value)).toBeUndefined();
  },
);
