import { expect, it } from 'vitest';
import { isSameMarkup } from '../../../../editorial/verify/same-markup.ts';

const BUILT = `<!DOCTYPE html><a href="/b" class="c d" hidden title='"'>A  b</a><br/><script type="module">a="<p class='x'>"</script><!-- <p id="e"> --><p data-a="it’s">`;

it.each([
  ['nothing', '', ''],
  ['quotes', '"/b"', `'/b'`],
  ['no quotes', '"/b"', '/b'],
  ['white space between attributes', ' class', '\n\t class'],
  ['an empty value', 'hidden', 'hidden=""'],
  ['quotes of a script’s attribute', '"module"', `'module'`],
])('A host may rewrite %s', (_, from, to) => {
  expect(isSameMarkup(BUILT, BUILT.replace(from, to))).toBe(true);
});

it.each([
  ['text', 'A  b', 'A b'],
  ['white space in a value', 'c d', 'c  d'],
  ['white space that HTML does not know', ' class', '\u00A0class'],
  ['the order of attributes', 'href="/b" class="c d"', 'class="c d" href="/b"'],
  ['a value that goes on without quotes', '"/b"', '/b/x'],
  ['a value that ends early', "title='\"'", 'title=""'],
  ['another attribute', ' hidden', ' hidden onclick="a"'],
  ['a missing attribute', ' hidden', ''],
  ['a value for one without', 'hidden', 'hidden="a"'],
  ['a script', `class='x'`, 'class="x"'],
  ['a comment', '"e"', `'e'`],
  ['the end', 'it’s">', 'it’s"><p>'],
  ['a character in another form', 'it’s', 'it&#8217;s'],
])('and nothing else: %s', (_, from, to) => {
  const received = BUILT.replace(from, to);
  expect(received).not.toBe(BUILT);
  expect(isSameMarkup(BUILT, received)).toBe(false);
});
