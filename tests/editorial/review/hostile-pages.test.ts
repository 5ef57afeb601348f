import { describe, expect, it } from 'vitest';
import { blocksOf, changesOf, readingOf } from './reading.ts';

describe('A page can be read', () => {
  it.each([
    ['that is empty', '', []],
    ['without main or body', 'One<p>Two', ['One', 'Two']],
    ['of frames', '<frameset><frame title="F" src="a"></frameset>', ['aside: Tooltip: F']],
    ['with unclosed tags', '<p>One <b>two<p>three</b> <div><li>four', ['One two', 'three', 'four']],
    ['with tags closed twice', '</p><p>One</b></div></p></html>Two', ['One', 'Two']],
    ['with scripts in it', '<p onclick="x()">One<script>"</p>"</script> two', ['One two']],
    ['with an unclosed script', '<p>One<script>two<p>three', ['One']],
    ['with an unclosed comment', '<p>One<!-- two<p>three', ['One']],
    [
      'with CDATA',
      '<p>One<![CDATA[two]]><svg><text><![CDATA[three]]></text></svg>',
      ['One', 'three'],
    ],
    ['with a NUL and a lone surrogate', '<p>One\0two \uD800', ['Onetwo \uD800']],
    ['with entities', '<p>&lt;script&gt; &amp;&nbsp;&copy;&#x41;', ['<script> & ©A']],
    ['with attributes that are no names', '<p "=<b>One', ['One']],
    [
      'with names of the language’s own',
      '<constructor __proto__="x" title="T">One</constructor>',
      ['aside: Tooltip: T', 'One'],
    ],
    ['with tables outside tables', '<td>One<tr>Two<dd>Three', ['OneTwo', 'Three']],
    [
      'of other alphabets',
      '<p>Η αρκούδα<p>دب كبير<p>大脚怪<p>👩‍🚀',
      ['Η αρκούδα', 'دب كبير', '大脚怪', '👩‍🚀'],
    ],
  ])('%s', (_, html, expected) => {
    expect(blocksOf(html).toSorted()).toEqual(expected.toSorted());
  });

  it('whose structured data go down and down', () => {
    const json = `${'{"a":['.repeat(2000)}"end"${']}'.repeat(2000)}`;
    const [[title, block] = []] = readingOf(`<script type="application/ld+json">${json}</script>`);
    expect([title, block?.slice(-9)]).toEqual(['Structured data', '.a.a: end']);
  });

  it.each([
    ['parts', '<div>'],
    ['sections', '<section><h2>A</h2>'],
    ['tables', '<table><tr><td>'],
    ['terms', '<dl><dd>'],
    ['lists', '<ul><li>'],
    ['lines', '<b><i>'],
  ])('of %s within parts, 5,000 deep', { timeout: 180_000 }, (_, tags) => {
    const deep = tags.repeat(5000);
    expect(changesOf(`${deep}one`, `${deep}two`).map((line) => line.slice(-12))).toEqual([
      '[-one][+two]',
    ]);
  });
});
