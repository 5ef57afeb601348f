import { describe, expect, it } from 'vitest';
import { blocksOf, changesOf, readingOf } from '../../reading.ts';

describe('The text of a page has', () => {
  it.each([
    ['paragraphs', '<p>One</p><p>Two</p>', ['One', 'Two']],
    ['words next to a paragraph', 'Before<p>In</p>after', ['Before', 'In', 'after']],
    [
      'parts of a form',
      'A<fieldset>B<legend>C</legend>D<label>E</label>F</fieldset>G',
      ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
    ],
    ['a line with inline markup', '<p>A <b>bold</b><i>er</i> word</p>', ['A bolder word']],
    ['lines with a line break', '<p>One<br>two</p>', ['One two']],
    ['items', '<ul><li>One<ol><li>Two</ol></ul>', ['One', 'Two']],
    [
      'rows, with tabs between their cells',
      '<table><caption>C</caption><tr><th>A<br>B<td><b>1</b><p>2</p></table>',
      ['C', 'row: A B\t1 2'],
    ],
    [
      'cells that span',
      '<table><tr><td rowspan=2>A<td>B<tr><td colspan=2>C</table>',
      ['row: A\tB', 'row: C'],
    ],
    [
      'terms with their descriptions',
      '<dl><dt>A<dt>B<dd>1<dd>2<dt>C<dd>3</dl>',
      ['row: A\tB\t1\t2', 'row: C\t3'],
    ],
    [
      'terms in groups',
      '<dl><div><dt>A<dd>1</div> <div><dt>B<dd>2</div></dl>',
      ['row: A\t1', 'row: B\t2'],
    ],
    ['a term without a description', '<dl><dt>A</dl>', ['row: A']],
    [
      'what may be opened',
      '<details><summary>Why?</summary>Because.</details>',
      ['Why?', 'Because.'],
    ],
    [
      'a layout table',
      '<table><tr><td><ul><li>One<li>Two</ul><td>Three</table>',
      ['One', 'Two', 'Three'],
    ],
    ['a cell of paragraphs', '<table><tr><td><p>One</p> <p>Two</p></table>', ['One', 'Two']],
    [
      'a cell with more than paragraphs, which stays one row',
      '<table><tr><td><p>One</p><hr><p>Two</p></table>',
      ['row: One Two'],
    ],
    [
      'a table within a table',
      '<table><tr><td>A<table><tr><td>B<td>C</table></table>',
      ['A', 'row: B\tC'],
    ],
    ['terms within terms', '<dl><dt>A<dd><dl><dt>B<dd>C</dl></dl>', ['A', 'row: B\tC']],
    ['terms within a row', '<table><tr><td><dl><dt>B<dd>C</dl></table>', ['row: B\tC']],
    ['a heading within a row', '<table><tr><td><h2>A</h2>B</table>', ['heading: A', 'B']],
    [
      'quotations and code',
      '<dl><dt>A<dd><blockquote>B</blockquote></dl><dl><dt>C<dd><pre>D</pre></dl>',
      ['A', 'B', 'C', 'D'],
    ],
    ['details within terms', '<dl><dt>A<dd><details>B</details></dl>', ['A', 'B']],
    [
      'the words of a drawing',
      '<svg><title>A foot</title><desc>Big</desc><text>5 m</text></svg>',
      ['A foot', 'Big', '5 m'],
    ],
    [
      'what can be chosen',
      '<select><optgroup label="G"><option value="a">A<option>B</select>',
      ['aside: Label: G', 'A', 'B'],
    ],
    [
      'a field',
      '<label>Name <input placeholder="Your name"></label><textarea>Hi</textarea>',
      ['Name', 'aside: Hint: Your name', 'Hi'],
    ],
    [
      'a button',
      '<input type="Submit" value="Go"><button type="submit" value="stop">Stop</button><input value="x">',
      ['aside: Button: Go', 'Stop', 'aside: Filled in: x'],
    ],
    [
      'what fields, lists, frames and forms hold',
      '<input type="hidden" value="no"><datalist><option value="Cape Town"></datalist><form action="/send">a<button formaction="/other">Go</button></form><ol start="5"><li value="9">b</ol><iframe src="/map"></iframe>',
      [
        'aside: Choice: Cape Town',
        'a',
        'aside: Sends to: /send',
        'Go',
        'aside: Sends to: /other',
        'aside: Begins with number: 5',
        'b',
        'aside: Number: 9',
        'aside: Shows: /map',
      ],
    ],
    [
      'what a picture shows',
      '<figure><img alt="A foot"><figcaption>F</figcaption></figure>',
      ['aside: Picture: A foot', 'F'],
    ],
    [
      'where links lead',
      '<p>See <a href="/a" title="T">this</a> now</p><map><area href="/b"></map>',
      ['See this now', 'aside: Tooltip: T', 'aside: Link to: /a', 'aside: Link to: /b'],
    ],
    [
      'labels',
      '<p aria-label="L" aria-description="D" aria-roledescription="R" aria-valuetext="V">x',
      ['x', 'aside: Label: L', 'aside: Description: D', 'aside: Role: R', 'aside: Value: V'],
    ],
    ['an old summary', '<table summary="S"><tr><td>A</table>', ['aside: Summary: S', 'row: A']],
    [
      'dates for machines',
      '<p><time datetime="2027-07-01">1 July</time>',
      ['1 July', 'aside: Date for machines: 2027-07-01'],
    ],
    ['the content of noscript', '<body><noscript><p class="a">Turn on</p></noscript>', ['Turn on']],
    // Scripts and style sheets may show hidden text, so it counts as well.
    ['hidden text', '<p hidden>H</p><p aria-hidden="true">A</p>', ['H', 'A']],
    ['the content of a template', '<body><template><p>T</p></template>', ['T']],
    ['the title of a frame', '<iframe title="Film"></iframe>', ['aside: Tooltip: Film']],
  ])('%s', (_, html, expected) => {
    expect(blocksOf(html)).toEqual(expected);
  });

  it('nothing of scripts, style sheets, comments, empty attributes and ignored elements', () => {
    expect(
      blocksOf(
        '<script>a</script><style>b</style><!-- c --><p><img alt=""><a href=" "></a></p>' +
          '<svg><defs><text>d</text></defs><use title="e"/></svg><a class="edit" href="/x">f</a>' +
          '<link title="g"><meta name="generator" content="h"><base title="i">',
      ),
    ).toEqual([]);
  });

  it.each([
    ['<p> a&nbsp;b\n\tc  d <b> e </b> </p>', 'a b c d e'],
    ['<table><tr><td> a <td> b </table>', 'row: a\tb'],
    ['<img alt="  a \t  b  ">', 'aside: Picture: a\tb'],
  ])(
    'white space as one space; a tab in an attribute, and one between cells, stays: %j',
    (html, expected) => {
      expect(blocksOf(html)).toEqual([expected]);
    },
  );

  it.each(['a&shy;b', 'a\u200Bb', 'a\u2060b', '\uFEFF', 'e\u0301 é', '👩\u200D🚀'])(
    'invisible and combining characters as they are: %j',
    (words) => {
      const text = words.replace('&shy;', '\u00AD');
      expect(blocksOf(`<p>${words}</p><img alt="${words}">`)).toEqual([
        text,
        `aside: Picture: ${text}`,
      ]);
    },
  );
});

describe('The metadata of a page have', () => {
  it('title, language, canonical address, and each meta element but technical ones', () => {
    expect(
      readingOf(
        '<html lang="en"><head><title> The Title </title><meta name="Description" content="D">' +
          '<meta property="og:image:alt" content="A"><meta name="robots" content="noindex">' +
          '<meta property="article:author" content="E"><meta name="twitter:site" content="@t">' +
          '<meta name="viewport" content="V"><meta property="og:image:type" content="W"><meta content="Z"><meta name="author" content=" "><link rel="canonical" href="/c"></head>',
      ),
    ).toEqual([
      [
        'Title and description',
        'aside: Title: The Title',
        'aside: Language: en',
        'aside: Description: D',
        'aside: og:image:alt: A',
        'aside: robots: noindex',
        'aside: article:author: E',
        'aside: twitter:site: @t',
        'aside: Canonical address: /c',
      ],
    ]);
  });

  it.each([
    ['{"b":1,"a":["x",true,null,{"c":"y"}]}', ['a: x', 'a: true', 'a: null', 'a.c: y', 'b: 1']],
    ['{"@graph":[{"name":"N"}]}', ['name: N']],
    // More than ten items, which are in the order of their places: the tenth is not behind the first.
    [`[${'0,'.repeat(10)}1]`, '00000000001'.split('')],
    ['no { JSON', ['no { JSON']],
    ['', []],
  ])('structured data: %s', (json, expected) => {
    expect(readingOf(`<script type="application/LD+json">${json}</script>`)).toEqual(
      expected.length === 0
        ? []
        : [['Structured data', ...expected.map((line) => `aside: ${line}`)]],
    );
  });
});

describe('A page can be read', () => {
  it.each([
    ['that is empty', '', []],
    ['with a NUL and a lone surrogate', '<p>One\0two \uD800', ['Onetwo \uD800']],
    [
      'with names of JavaScript properties',
      '<constructor __proto__="x" title="T">One</constructor>',
      ['One', 'aside: Tooltip: T'],
    ],
    [
      'of other alphabets',
      '<p>Η αρκούδα<p>دب كبير<p>大脚怪<p>👩‍🚀',
      ['Η αρκούδα', 'دب كبير', '大脚怪', '👩‍🚀'],
    ],
  ])('%s', (_, html, expected) => {
    expect(blocksOf(html)).toEqual(expected);
  });

  it('with deeply nested structured data', () => {
    const json = `${'{"a":['.repeat(2000)}"end"${']}'.repeat(2000)}`;
    const [[title, block] = []] = readingOf(`<script type="application/ld+json">${json}</script>`);
    expect([title, block?.slice(-9)]).toEqual(['Structured data', '.a.a: end']);
  });

  it('with deeply nested elements', () => {
    const part = '<div><section><h2>A</h2><table><tr><td><dl><dd><ul><li><b><i>';
    const deep = part.repeat(1000);
    expect(changesOf(`${deep}one`, `${deep}two`).map((line) => line.slice(-6))).toEqual([
      '[-one]',
      '[+two]',
    ]);
  });
});
