import { describe, expect, it } from 'vitest';
import { bindingText } from '../../../../editorial/adopt/binding-text.ts';

const prose = (html: string) => `<main><section data-review="prose">${html}</section></main>`;

describe('The binding text of a page', () => {
  it.each([
    [
      'headings without their own links, with their numbers',
      '<h2><a href="#risks"><span>6</span> Risks</a></h2><h3>What it means</h3>',
      '## 6 Risks\n\n### What it means',
    ],
    [
      'the name of a section, and what it claims as a paragraph',
      '<h2><span class="a">Pledge 3: Zero tax </span>0% when you <i>buy</i>.</h2>',
      '## Pledge 3: Zero tax\n\n**0% when you _buy_.**',
    ],
    [
      'a paragraph on each line',
      '<p><span>1.1</span> One.\n  Two.</p><p>Three.</p>',
      '1.1 One. Two.\n\nThree.',
    ],
    [
      'links with their addresses, without what only screen readers say',
      '<p>See <a href="/legal#a">section 1</a>, <a href="https://a.example/" target="_blank" rel="noopener">the law<span class="b"> (new tab)</span></a>.</p>',
      'See [section 1](/legal#a), [the law](https://a.example/).',
    ],
    [
      'lists',
      '<ul><li>One.</li><li>Two.<ul><li>Three.</li></ul></li></ul>',
      '- One.\n- Two.\n    - Three.',
    ],
    [
      'nothing that may change without a new version',
      '<p>One.</p><div data-review="details"><p>no link yet</p></div><p class="edit-link"><a href="/">Edit</a></p><svg aria-hidden="true"><text>two</text></svg>',
      'One.',
    ],
  ])('has %s', (_, html, text) => {
    expect(bindingText(prose(html), 'legal')).toBe(`\n${text}\n`);
  });

  it('has all parts in the order of the page, and nothing else of it', () => {
    const html = `<p>Draft</p>${prose('<p>One.</p>')}<p>Between</p>${prose('<p>Two.</p>')}`;
    expect(bindingText(html, 'trust-pledge')).toBe('\nOne.\n\nTwo.\n');
  });

  it('is refused if it is empty', () => {
    expect(() => bindingText('<main></main>', 'legal')).toThrow('has no binding text');
  });
});
