import { describe, expect, it } from 'vitest';
import { readingOf } from '../../reading.ts';

describe('The number of a heading', () => {
  it.each([
    ['3. No guarantees', '3. No guarantees'],
    ['3) No', '3. No'],
    ['3: No', '3. No'],
    ['1.2 No', '1.2. No'],
    ['1.2. No', '1.2. No'],
    ['IV) No', 'IV. No'],
    ['a. No', 'a. No'],
    ['§ 4 No', '4. No'],
    ['§4. No', '4. No'],
    ['Section 5: No', '5. No'],
    ['Part II No', 'II. No'],
    ['Step 1.1 No', '1.1. No'],
    ['3 No', '3. No'],
    ['123 No', '123 No'],
    ['5 trillion', '5 trillion'],
    ['3.', '3.'],
    ['I am', 'I am'],
    ['ab. No', 'ab. No'],
    ['2026: 3. No', '2026. 3. No'],
    ['No 3. guarantees', 'No 3. guarantees'],
  ])('is told apart: “%s” is read as “%s”', (heading, expected) => {
    expect(readingOf(`<h2>${heading}</h2>`)).toEqual([[expected, `heading: ${heading}`]]);
  });
});

describe('A section', () => {
  it.each([
    [
      'begins at its heading',
      'Top<h2>A</h2>a<h3>B</h3>b',
      [' | Top', 'A | heading: A | a', 'B | heading: B | b'],
    ],
    ['does not begin at an empty heading', '<h2>A</h2><h2> </h2>a', ['A | heading: A | a']],
    [
      'ends with the sectioning element around it',
      '<h1>A</h1><section><h2>B</h2>b</section>a',
      ['A | heading: A | a', 'B | heading: B | b'],
    ],
    [
      'is possible in an answer that unfolds, and in an item of a list',
      '<h2>A</h2><details><summary><h3>B</h3></summary>b</details>a<ul><li><h3>C</h3>c</li></ul>a',
      ['A | heading: A | a | a', 'B | heading: B | b', 'C | heading: C | c'],
    ],
    [
      'continues after the header with its heading',
      '<section><header><h2>B</h2></header>b</section>c',
      [' | c', 'B | heading: B | b'],
    ],
    [
      'is named by its landmark',
      '<header>a</header><nav>b</nav><aside>c</aside><footer>d</footer>e',
      [' | e', 'Header | a', 'Navigation | b', 'Aside | c', 'Footer | d'],
    ],
    [
      'is named by the landmark’s label',
      '<nav aria-label=" On this  page ">b</nav>',
      ['On this page | b | aside: Label: On this page'],
    ],
    [
      'of a landmark ends at its heading',
      '<footer>a<h2>F</h2>b</footer>c',
      [' | c', 'Footer | a', 'F | heading: F | b'],
    ],
    [
      'is possible in an article, a dialog and main',
      '<main><h1>M</h1><article><h2>A</h2></article>m<dialog><h2>D</h2></dialog>n</main>o',
      [' | o', 'M | heading: M | m | n', 'A | heading: A', 'D | heading: D'],
    ],
  ])('%s', (_, html, expected) => {
    expect(readingOf(html).map((section) => section.join(' | '))).toEqual(expected);
  });

  it('keeps the links of its heading', () => {
    expect(readingOf('<h2>A <a href="#a">#</a></h2>')).toEqual([
      ['A #', 'heading: A #', 'aside: Link to: #a'],
    ]);
  });
});
