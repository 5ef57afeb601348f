import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { handWritten } from '../../bench/hand-written.ts';

const HTML = `<!DOCTYPE html><html lang="en-ZA"><head><title>A &amp; B</title>
<meta name="description" content="Says &quot;yes&quot;."><style>p{color:red}</style></head><body>
<header class="top"><a href="/" class="logo"><svg><text>M</text></svg>Home</a></header>
<main id="main"><div class="box"><div>One <b>bold</b> word</div><div><h1>1 &lt; 2</h1></div></div>
<astro-island props="{}"><form><label for="mail">Email</label><input id="mail" type="email"></form></astro-island>
<img src="/map.svg" alt="Map"><template><p>later</p></template></main>
<script>let a</script></body></html>`;

const wordsOf = (html: string) => load(html)('body').text().replace(/\s+/g, '');
const plain = handWritten(HTML);

test('the hand-written page has the words, structure and links of the page', () => {
  expect(wordsOf(plain)).toBe('HomeOneboldword1<2Email');
  expect(plain).toContain('<h1>1 &lt; 2</h1>');
  const $ = load(plain);
  expect($('html').attr('lang')).toBe('en-ZA');
  expect($('title').text()).toBe('A & B');
  expect($('meta[name="description"]').attr('content')).toBe('Says "yes".');
  expect($('header > a').attr('href')).toBe('/');
  expect($('main#main > p > b').text()).toBe('bold');
  expect($('form > label').attr('for')).toBe('mail');
});

test('the hand-written page has no picture, script, class or element for layout', () => {
  expect(plain).not.toMatch(/<(svg|img|script|div|span|template|link)|class=/);
});
