import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { activeParts } from '../../../../integrations/build/xml.ts';

const svg = (body: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`);

test.each([
  ['a script', '<script>alert(1)</script>', /the element <script>/],
  ['a script with a prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg"/>', /<script>/],
  ['a script of HTML', '<script xmlns="http://www.w3.org/1999/xhtml"/>', /<script>/],
  ['HTML', '<foreignObject><p/></foreignObject>', /<foreignObject>/],
  ['an event handler', '<g onload="alert(1)"/>', /the event handler onload/],
  ['an event handler after a quotation mark', "<g id='a'onclick = 'b'/>", /onclick/],
  ['an address', '<a href="javascript:alert(1)"/>', /an address that runs a script/],
  ['an address in disguise', '<a href="ja&#118;a&#x0A;Script&#58;alert(1)"/>', /an address that/],
  ['an address that an animation sets', '<set to="javascript:a()"/>', /an address that/],
  ['a style sheet that makes HTML', '<?xml-stylesheet href="a.xsl"?>', /a processing instruction/],
  ['an entity', '<!DOCTYPE svg [<!ENTITY a "b">]>', /a document type/],
])('%s is found', (_, body, part) => {
  expect(activeParts(svg(body)).join()).toMatch(part);
});

test.each([
  ['UTF-16', Buffer.from('\uFEFF<svg/>', 'utf16le'), 'bytes that are not UTF-8'],
  ['UTF-16 without a mark', Buffer.from('<svg/>', 'utf16le'), 'an encoding other than UTF-8'],
  ['UTF-7', Buffer.from('<?xml version="1.0" encoding="utf-7"?><svg/>'), 'an encoding other'],
])('%s, which a browser would read in another way, is found', (_, bytes, part) => {
  expect(activeParts(bytes).join()).toContain(part);
});

test('pictures and lists of the site run nothing', () => {
  const art = readdirSync('src/assets/art').filter((name) => name.endsWith('.svg'));
  expect(art.length).toBeGreaterThan(0);
  for (const name of art)
    expect(activeParts(readFileSync(`src/assets/art/${name}`)), name).toEqual([]);
  const list =
    '<?xml version="1.0" encoding="UTF-8"?><urlset><loc>https://a.example/on=1</loc></urlset>';
  expect(activeParts(Buffer.from(list))).toEqual([]);
});
