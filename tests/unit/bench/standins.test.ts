import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { clientRendered, handWritten } from '../../bench/standins/pages.ts';
import { proseOf } from '../../bench/standins/prose.ts';

const HTML = `<!DOCTYPE html><html lang="en-ZA"><head><title>A &amp; B</title>
<meta name="description" content="Says &quot;yes&quot;."><style>p{color:red}</style></head><body>
<header class="top"><a href="/" class="logo"><svg><text>M</text></svg>Home</a></header>
<main id="main"><div class="box"><div>One <b>bold</b> word</div><div><h1>1 &lt; 2</h1></div></div>
<astro-island props="{}"><form><label for="mail">E-mail</label><input id="mail" type="email"></form></astro-island>
<img src="/map.svg" alt="Map"><template><p>later</p></template></main>
<script>let a</script></body></html>`;

const wordsOf = (html: string) => load(html)('body').text().replace(/\s+/g, '');
const plain = handWritten(proseOf(HTML));

test('the hand-written page has the words, structure and links of the page', () => {
  expect(wordsOf(plain)).toBe('HomeOneboldword1<2E-mail');
  expect(plain).toContain('<h1>1 &lt; 2</h1>');
  const $ = load(plain);
  expect($('html').attr('lang')).toBe('en-ZA');
  expect($('title').text()).toBe('A & B');
  expect($('meta[name="description"]').attr('content')).toBe('Says "yes".');
  expect($('header > a').attr('href')).toBe('/');
  expect($('main#main > p > b').text()).toBe('bold');
  expect($('form > label').attr('for')).toBe('mail');
});

test('the hand-written page has no picture, no script and no box for looks', () => {
  expect(plain).not.toMatch(/<(svg|img|script|div|span|template|link)|class=/);
});

test('the client-rendered page has the same words, and only in its script', () => {
  const { 'index.html': html = '', 'main.js': script = '' } = clientRendered(proseOf(HTML));
  expect(wordsOf(html)).toBe('');
  for (const word of ['"Home"', '"One "', '"bold"', '" word"', '"1 < 2"', '"E-mail"'])
    expect(script).toContain(word);
  expect(script).toContain('e("label",{"htmlFor":"mail"},"E-mail")');
});
