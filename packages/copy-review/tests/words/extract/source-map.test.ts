import { describe, expect, it } from 'vitest';
import { readPage } from '../../../src/words/extract/page.ts';
import { mapSource } from '../../../src/words/extract/source-map.ts';
import { CONFIG } from '../../reading.ts';

/** For each UTF-16 code unit of the only block of a page, its source text in the page. */
function mapped(html: string): [text: string, origin: string][] | undefined {
  const text = readPage('/', html, CONFIG);
  const block = text.sections.flatMap(({ blocks }) => blocks).find(({ kind }) => kind !== 'aside');
  const map = mapSource(block?.text ?? '', block?.source ?? []);
  return map?.map((range, index) => [
    block?.text.charAt(index) ?? '',
    range ? range.node.data.slice(range.start, range.end) : '–',
  ]);
}

const origins = (html: string) =>
  mapped(html)
    ?.map(([, origin]) => origin)
    .join('|');

describe('The source of a block', () => {
  it('is mapped character by character, also across inline elements', () => {
    expect(origins('<p>a <b>b</b>c')).toBe('a| |b|c');
  });

  it('maps single spaces to runs of white space', () => {
    expect(origins('<p>\n  a\n \t b&nbsp; ')).toBe('a|\n \t |b');
    expect(origins('<p>a <!-- not read --> b')).toBe('a| |b');
  });

  it('maps text that markup implies to nothing', () => {
    expect(origins('<p><q>a</q>')).toBe('–|a|–');
    expect(origins('<table><tr><td>a<td>b</table>')).toBe('a|–|b');
    expect(origins('<p>a<br>b')).toBe('a|–|b');
    expect(origins('<p><del>a</del><ins>b</ins>')).toBe('a|–|b');
  });

  it('maps combining, superscript and invisible characters', () => {
    expect(origins('<p>e\u0301t')).toBe('e|\u0301|t');
    expect(mapped('<p>m<sup>2</sup>')?.at(-1)).toEqual(['²', '2']);
    expect(origins('<p>a\u00ADb \u200B c')).toBe('a|\u00AD|b| |\u200B| |c');
    expect(origins('<p>a\uFEFFb \uFEFF c')).toBe('a|\uFEFF|b| |\uFEFF| |c');
    expect(origins('<p>&amp;&lt;')).toBe('&|<');
  });

  it('maps each half of a surrogate pair to its own code unit', () => {
    expect(mapped('<p>🦶')?.map(([, origin]) => origin)).toEqual(['\uD83E', '\uDDB6']);
  });

  it('is not mapped if its words differ from the text', () => {
    expect(mapSource('a b', [{ text: 'a', node: undefined }])).toBeUndefined();
    expect(mapSource('a', [{ text: 'a b', node: undefined }])).toBeUndefined();
    expect(mapSource('a', [{ text: 'b', node: undefined }])).toBeUndefined();
  });
});
