import { describe, expect, it } from 'vitest';
import { noTags } from '../../../../../editorial/check/rules/no-tags.ts';
import { answer, reports } from '../../small-files.ts';

describe('Prose holds no tags', () => {
  it.each([
    ['a <b>c</b>', '5:3 “<b>” is a tag. | Write **c**'],
    ['a <em>c</em>', '5:3 “<em>” is a tag. | Write *c*'],
    ['a <a href="/about">c</a>', '5:3 “<a href="/about">” is a tag. | Write [c](/about)'],
    [
      'a <br> b',
      '5:3 “<br>” is a tag. | Leave the tag out, and put an empty line between the paragraphs.',
    ],
    ['a <b>c and d', '5:3 “<b>” is a tag. | Write **c and d**'],
    ['a <i> c', '5:3 “<i>” is a tag. | Write *c*'],
    ['a <b>', '5:3 “<b>” is a tag. | Leave the tag out, or write \\< for the character itself.'],
    ['<h1>c</h1>', '5:1 “<h1>” is a tag. | Write c'],
    ['<Card>c</Card>', '5:1 “<Card>” is a tag. | Write c'],
    [
      '<Card/>',
      '5:1 “<Card/>” is a tag. | Leave the tag out, or write \\< for the character itself.',
    ],
    ['a </b>', '5:3 “</b>” closes a tag that nothing opens. | Leave “</b>” out.'],
    [
      'a <!-- b -->',
      '5:3 “<!--” starts a note, and the site cannot read one here. | Leave the note out, from “<!--” to “-->”.',
    ],
    ['a <5', '5:3 The character “<” starts a tag here. | Write \\< or “less than”.'],
    [
      '<https://a.b>',
      '5:1 The character “<” starts a tag here. | Write [the words of the link](https://a.b)',
    ],
  ])('reports %s', (line, said) => {
    expect(reports(noTags, answer(line))).toEqual([said]);
  });

  it.each([
    ['<strong>it</strong>', 'Write **it**'],
    ['<em>it</em>', 'Write *it*'],
    ['<code>it</code>', 'Write `it`'],
    ['<P>it</P>', 'Leave the tag out, and put an empty line between the paragraphs.'],
    ["<a href='/legal'>it</a>", 'Write [it](/legal)'],
    ['<a href=/contact id=b>it</a>', 'Write [it](/contact)'],
    ['<a>it</a>', 'Write [it](/legal)'],
    ['<b> it </b>', 'Write **it**'],
    ['<b>it</b> or <i>them</i>', 'Write **it**'],
    ['<b>it <i>and</i> them</b>', 'Write **it**'],
    ['<hr> it', 'Leave the tag out, or write \\< for the character itself.'],
    ['<HR> it', 'Leave the tag out, or write \\< for the character itself.'],
    ['<Card /> it', 'Leave the tag out, or write \\< for the character itself.'],
    ['<a@b.co>', 'Write [a@b.co](mailto:a@b.co)'],
    ['<MAILTO:a@b.co>', 'Write [a@b.co](mailto:a@b.co)'],
    ['<x.y>it</x.y>', 'Write it'],
    ['<my-tag>it</my-tag>', 'Write it'],
    ['<>it</>', 'Write it'],
  ])('suggests Markdown for %s', (typed, fix) => {
    expect(reports(noTags, answer(`So ${typed}`))[0]?.split(' | ')[1]).toBe(fix);
  });
});
