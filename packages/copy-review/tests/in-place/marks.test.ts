import { describe, expect, it } from 'vitest';
import { marked, shortBody } from './marked.ts';

const marksIn = (before: string, after: string) => shortBody(marked(before, after).$);

describe('Words', () => {
  it('that were replaced, inserted or deleted are marked', () => {
    expect(marksIn('<p>We will pay.', '<p>We may pay.')).toBe('<p>We [1]{-will-}{+may+} pay.</p>');
    expect(marksIn('<p>We pay.', '<p>We never pay.')).toBe('<p>We [1]{+never+} pay.</p>');
    expect(marksIn('<p>We never pay.', '<p>We pay.')).toBe('<p>We [1]{-never -}pay.</p>');
    expect(marksIn('<p>We pay you.', '<p>We pay.')).toBe('<p>We pay[1]{- you-}.</p>');
  });

  it('are marked across inline elements, which are kept', () => {
    expect(marksIn('<p>It is <b>so</b>.', '<p>It <i>was <b>once</b> said</i> so.')).toBe(
      '<p>It [1]{-is-}<i>{+was +}<b>{+once+}</b>{+ said+}</i> so.</p>',
    );
    expect(marksIn('<p>Read <a>the old map</a>.', '<p>Read <a>the new map</a>.')).toBe(
      '<p>Read <a>the [1]{-old-}{+new+} map</a>.</p>',
    );
  });

  it('that occur several times are marked in the right place', () => {
    expect(marksIn('<p>may and may and may', '<p>may and must and may')).toBe(
      '<p>may and [1]{-may-}{+must+} and may</p>',
    );
  });

  it('with entities and symbols are marked', () => {
    expect(marksIn('<p>A &amp; B cost 5&nbsp;%', '<p>A &amp; C cost 6&nbsp;%')).toBe(
      '<p>A &amp; [1]{-B-}{+C+} cost {-5 %-}{+6&nbsp;%+}</p>',
    );
  });

  it('of cells are marked in their cells', () => {
    const row = (cells: string) => `<table><tbody><tr>${cells}</tr></tbody></table>`;
    expect(marksIn(row('<td>A<td>5 %<td>no'), row('<td>A<td>6 %<td>no'))).toBe(
      row('<td>A</td><td>[1]{-5 %-}{+6 %+}</td><td>no</td>'),
    );
  });

  it('that were deleted show characters that would reorder them', () => {
    expect(marksIn('<p>One \u202Etwo three four', '<p>One three four')).toContain('⟨U+202E⟩');
  });

  it('in closed details are marked, and the details are opened', () => {
    const { $ } = marked(
      '<details name="a"><summary>Why</summary><p>It is so.</details>',
      '<details name="a"><summary>Why</summary><p>It was so.</details>',
    );
    expect($('details').attr()).toEqual({ open: '' });
  });
});

describe('Paragraphs', () => {
  const whole = '<p>It was said here by us. It was said twice there.</p>';
  const parts = '<p>It was said here by you.</p><p>It was said twice there.</p>';

  it('that were split are marked in both parts', () => {
    expect(marksIn(whole, parts)).toBe(
      '<p>It was said here by [1]{-us. -}{+you.+}</p><p>It was said twice there.</p>',
    );
    expect(marksIn(whole, parts.replace('twice', 'once'))).toBe(
      '<p>It was said here by [1]{-us. -}{+you.+}</p><p>It was said {-twice-}{+once+} there.</p>',
    );
  });

  it('that were merged are marked in the whole', () => {
    expect(marksIn(parts, whole)).toBe(
      '<p>It was said here by [1]{-you. ¶ -}{+us.+} It was said twice there.</p>',
    );
  });
});

describe('Blocks', () => {
  it('that were added are marked as a whole', () => {
    expect(marksIn('<p>One text.', '<p>One text.<p>And <b>another</b> one.')).toBe(
      '<p>One text.</p><p>[1]{+And +}<b>{+another+}</b>{+ one.+}</p>',
    );
  });

  it.each([
    [
      'after that before, in order',
      '<p>One.<p>Two is gone.<p>Three too.<p>Four.',
      '<p>One.</p><p>Four.</p>',
      '<p>One.{{[1]{-Two is gone.-}}}{{[2]{-Three too.-}}}</p><p>Four.</p>',
    ],
    [
      'before the first',
      '<p>First of all.<p>Last.',
      '<p>Last.</p>',
      '<p>{{[1]{-First of all.-}}}Last.</p>',
    ],
    ['on an empty page', '<p>All of it.', '', '{{[1]{-All of it.-}}}'],
    [
      'after a link',
      '<p><a>One</a></p><p>Two words.',
      '<p><a>One</a></p>',
      '<p><a>One</a>{{[1]{-Two words.-}}}</p>',
    ],
    [
      'in a cell',
      '<table><tbody><tr><td>A<td>1<tr><td>B<td>2</table>',
      '<table><tbody><tr><td>A</td><td>1</td></tr></tbody></table>',
      '<table><tbody><tr><td>A</td><td>1{{[1]{-B │ 2-}}}</td></tr></tbody></table>',
    ],
    [
      'after a choice',
      '<p>One.</p><select><option>Two</option></select><p>Three.',
      '<p>One.</p><select><option>Two</option></select>',
      '<p>One.{{[1]{-Three.-}}}</p><select><option>Two</option></select>',
    ],
  ])('that were removed are inserted %s', (_, before, after, shown) => {
    expect(marksIn(before, after)).toBe(shown);
  });

  it('in which only the visibility changed are marked as a whole', () => {
    expect(marksIn('<p hidden>It is <b>so</b>.</p>', '<p>It is <b>so</b>.</p>')).toBe(
      '<p>[1]{>It is >}<b>{>so>}</b>{>.>}</p>',
    );
  });

  it('that moved are marked in the new place', () => {
    const [one, other] = [
      '<p>This text is long enough for what it says.',
      '<p>The other one stays here.',
    ];
    const [first, second] = [
      `<h2>A</h2>${one}<h2>B</h2>${other}`,
      `<h2>A</h2><h2>B</h2>${other}${one}`,
    ];
    expect(marksIn(first, second)).toContain(
      '<p>[1]{>This text is long enough for what it says.>}</p>',
    );
    expect(marksIn(first, second.replace('long', 'hardly long'))).toContain(
      '<p>[1]{>This text is>} {+hardly+} {>long enough for what it says.>}</p>',
    );
  });

  it.each([
    [
      'a choice',
      '<select><option>One yeti</option></select>',
      '<select><option>Two yeti</option></select>',
    ],
    ['a drawing', '<svg><text>One yeti</text></svg>', '<svg><text>Two yeti</text></svg>'],
    [
      'a template',
      '<p>A</p><template><p>One yeti</p></template>',
      '<p>A</p><template><p>Two yeti</p></template>',
    ],
    ['an alternative text', '<img alt="One">', '<img alt="Two">'],
  ])('are not marked in %s', (_, before, after) => {
    const { $, marks, placed } = marked(before, after);
    expect([marks.length, placed.size]).toEqual([1, 0]);
    expect(shortBody($)).toBe(after);
  });
});
