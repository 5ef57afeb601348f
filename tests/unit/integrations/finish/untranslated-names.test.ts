import { expect, test } from 'vitest';
import { withUntranslatedNames } from '../../../../integrations/finish/untranslated-names.ts';

const page = (body: string) => `<!DOCTYPE html><title>$BIGFOOT</title><body class=a>${body}`;

test('a ticker, a hashtag, an account and an email address are not translated', () => {
  expect(
    withUntranslatedNames(page('<p>Tag <b>@muuva</b> for $BIGFOOT or a.b@muuva.example.')),
  ).toBe(
    page(
      '<p>Tag <b><span><span translate="no">@muuva</span></span></b><span> for <span translate="no">$BIGFOOT</span> or <span translate="no">a.b@muuva.example</span>.</span>',
    ),
  );
});

test('each text of a page is marked in its place', () => {
  const marked = (name: string) => `<span><span translate="no">${name}</span></span>`;
  const list = (...[first, second, third]: [string, string, string]) =>
    page(`<ul><li>${first}<li><i>${second}</i></ul><p>${third}`);
  expect(withUntranslatedNames(list('#one', '#two', '#three'))).toBe(
    list(marked('#one'), marked('#two'), marked('#three')),
  );
});

test('a text with a name stays one item of a grid', () => {
  expect(withUntranslatedNames(page('<a class=grid><b>Tag</b>Use #Big_Foot2.</a>'))).toBe(
    page('<a class=grid><b>Tag</b><span>Use <span translate="no">#Big_Foot2</span>.</span></a>'),
  );
});

test.each(['@1inch', '@_muuva', '#2026MemeWar', '$B1G_'])(
  '%s is a name, also where a browser runs no scripts',
  (name) => {
    const link = (text: string) => page(`<noscript><p title="${name}">${text}</noscript>`);
    expect(withUntranslatedNames(link(name))).toBe(
      link(`<span><span translate="no">${name}</span></span>`),
    );
  },
);

test.each([
  ['an amount of money', '<p>$500, $5m, US$A'],
  ['a number', '<p>#1, @ 5 pm'],
  ['a character reference', '<p>Don&#x27;t'],
  ['an address', '<a href="/#top">a#top</a>'],
  ['what is marked already', '<p translate=no>$A <b>$B</b></p>'],
  ['a script', '<script>const $A = "#b"</script>'],
  ['a drawing', '<svg><text>$A</text></svg>'],
  ['an island, whose markup its script compares', '<astro-island><p>#a</p></astro-island>'],
])('%s stays as it is', (_, body) => {
  expect(withUntranslatedNames(page(body))).toBe(page(body));
});
