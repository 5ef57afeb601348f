import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { comparedMentions, hasMention } from '../../../../editorial/verify/mentions.ts';
import { ADDRESS_SENTINEL } from '../../../../src/formats/contract-address.ts';

const ADDRESS = '7Wd2hFzB6nGrJ9vXqPcM4tSyE8aUkRo3jTbL5VqDKeLp';
const OTHER = ADDRESS.replace('7W', '8W');
const BUY = `https://pump.fun/coin/${ADDRESS}`;

const compared = (before: string, after: string) =>
  comparedMentions(Buffer.from(before), Buffer.from(after));
const NOTHING = { gone: [], added: [] };

it.each([
  ['an address as text', `<code>${ADDRESS}</code>`, `<code>${OTHER}</code>`, [ADDRESS], [OTHER]],
  ['an address that is gone', `<p>${ADDRESS}.`, '<p>.', [ADDRESS], []],
  ['the stand-in', ADDRESS_SENTINEL, OTHER, [ADDRESS_SENTINEL], [OTHER]],
  ['a link', `<a href="${BUY}x">`, '<a href="/">', [`${BUY}x`], []],
  ['a link of a property', '&quot;https://jup.ag/a&quot;', '', ['https://jup.ag/a'], []],
  [
    'a second link',
    'https://pump.fun/ ',
    'https://pump.fun/ '.repeat(2),
    [],
    ['https://pump.fun/'],
  ],
])('is found: %s', (_, before, after, gone, added) => {
  expect(compared(before, after)).toEqual({ gone, added });
});

it('finds nothing in other links, in hashes, and in what is no text', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(compared('<a href="https://a.example/b">', '<a href="https://c.example/d">')).toEqual(
    NOTHING,
  );
  for (let index = 0; index < 1000; index += 1)
    expect(compared(hash(`${index}`), '')).toEqual(NOTHING);
  expect(comparedMentions(Buffer.from([0xff, 0xfe]), Buffer.from('A'))).toEqual(NOTHING);
});

it('tells whether a text has one', () => {
  for (const text of [`a ${ADDRESS}`, '302 to //pump.fun/x', ADDRESS_SENTINEL])
    expect([text, hasMention(text)]).toEqual([text, true]);
  expect(hasMention('https://a.example/ 200')).toBe(false);
});
