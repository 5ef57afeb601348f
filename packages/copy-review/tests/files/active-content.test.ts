import { expect, it } from 'vitest';
import { activeContentFaults } from '../../src/files/active-content.ts';

const faultsOf = (file: string, text: string) =>
  activeContentFaults([[file, Buffer.from(text)]]).map(({ message }) => message);

it.each([
  ['<svg><script>alert(1)</script></svg>', '<script>'],
  ['<svg xmlns:x="a"><x:script/></svg>', '<x:script>'],
  ['<svg><SCRIPT/></svg>', '<SCRIPT>'],
  ['<svg><foreignObject/></svg>', '<foreignObject>'],
  ['<svg><h:iframe xmlns:h="http://www.w3.org/1999/xhtml"/></svg>', '<h:iframe>'],
  ['<svg onload="x()"/>', 'onload'],
  ['<svg><a xlink:href="java&#10;script:x()"/></svg>', 'xlink:href'],
  ['<svg><a href=" &#106;avascript:x()"/></svg>', 'href'],
  ['<svg><set attributeName="href" to="javascript:x()"/></svg>', '(to)'],
  ['<svg><animate attributeName="href" values="#a;JavaScript:x()"/></svg>', '(values)'],
  ['<!DOCTYPE svg [<!ENTITY x "y">]><svg>&x;</svg>', 'entities'],
  ['<?xml-stylesheet href="a.xsl" type="text/xsl"?><a/>', 'transformed'],
  ['<?xml version="1.0" encoding="ISO-2022-JP"?><svg/>', 'encoding'],
  ['<svg/><script/>', '<script>'],
])('%s acts', (text, what) => {
  expect(faultsOf('a.svg', text)).toEqual([expect.stringContaining(what)]);
  expect(faultsOf('a/B.XML', text)).toHaveLength(1);
  expect(faultsOf('a.txt', text)).toEqual([]);
});

it.each([
  '<svg><style>@media print{a{color:red}}</style><title>A script</title><use href="#on"/></svg>',
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns:xhtml="http://www.w3.org/1999/xhtml"/>',
  '<svg><!-- <script/> --><text><![CDATA[<script/>]]></text></svg>',
])('%s does not act', (text) => {
  expect(faultsOf('a.svg', text)).toEqual([]);
});

it('cannot be ruled out in bytes that cannot be read', () => {
  const faults = activeContentFaults([['a.svg', Buffer.from([0xe9])]]);
  expect(faults[0]?.message).toContain('cannot be read: its bytes are not valid UTF-8');
});
