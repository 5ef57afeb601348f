import { describe, expect, it } from 'vitest';
import { blocksOf, compare, CONFIG, TERMS, unmarked } from '../../reading.ts';

describe('The target of a link', () => {
  /** The blocks of links with these addresses, after that of their words. */
  const links = (base: string, ...addresses: string[]) =>
    blocksOf(
      `<head>${base}</head><p>${addresses.map((href) => `<a href="${href}">x</a>`).join('')}`,
    ).slice(1);
  const targets = (...addresses: string[]) => addresses.map((to) => `aside: Link to: ${to}`);

  it('is as written without a base element', () => {
    expect(links('<base target="_top">', 'a', '../b', '#c', 'https://d.example')).toEqual(
      targets('a', '../b', '#c', 'https://d.example'),
    );
  });

  it.each([
    ['/docs/', ['/docs/a', '/b', '/docs/#c', 'https://d.example/', 'mailto:e@f.example']],
    ['docs/', ['/docs/a', '/b', '/docs/#c', 'https://d.example/', 'mailto:e@f.example']],
    [
      'https://g.example/h/',
      [
        'https://g.example/h/a',
        'https://g.example/b',
        'https://g.example/h/#c',
        'https://d.example/',
        'mailto:e@f.example',
      ],
    ],
    ['https://', ['/a', '/b', '/#c', 'https://d.example/', 'mailto:e@f.example']],
  ])('is resolved against the base “%s”', (base, expected) => {
    const written = ['a', '../../b', '#c', 'https://d.example', 'mailto:e@f.example'];
    expect(links(`<base href="${base}"><base href="/no/">`, ...written)).toEqual(
      targets(...expected),
    );
  });

  it('is as written if it is not a URL, and missing if it is empty', () => {
    expect(links('<base href="/docs/">', 'https://', '')).toEqual(targets('https://'));
  });

  it('is read from frames and forms as well', () => {
    expect(
      blocksOf('<base href="/docs/"><iframe src="a"></iframe><form action="b"><p>x</form>'),
    ).toEqual(['aside: Shows: /docs/a', 'aside: Sends to: /docs/b', 'x']);
  });
});

describe('A changed target is told with the words', () => {
  it.each([
    [
      'of a link in a text',
      '<p>Read <a href="[-a][+b]">the<br><b>whole</b> pledge</a>.',
      'the whole pledge',
    ],
    ['of a button', '<form><button formaction="[-a][+b]">Send it</button></form>', 'Send it'],
    ['of an input', '<input type="submit" value="Go" formaction="[-a][+b]">', 'Go'],
    [
      'of a link in a list',
      '<ul><li><a href="c">One</a><li><a href="[-a][+b]">Two</a></ul>',
      'Two',
    ],
    ['of a card', '<a href="[-a][+b]"><h3>Card</h3><p>All of it</p></a>', 'Card All of it'],
    ['with a part in bold', '<a href="[-a][+b]">On<b>ward</b><br>now</a>', 'Onward now'],
    ['of a picture', '<a href="[-a][+b]"><style>a {}</style><img alt="Map"></a>', 'Map'],
    [
      'that only screen readers say',
      '<a href="[-a][+b]" aria-label="Close"><svg></svg></a>',
      'Close',
    ],
    ['that the link has now', '<p><a href="[-a][+b]">On and [-off][+in]</a>', 'On and in'],
  ])('%s', (_, text, words) => {
    const { pages } = compare(...unmarked(text));
    const links = pages.flatMap(({ blocks }) => blocks).filter(({ after }) => after?.includes('b'));
    expect(links.map(({ linkWords }) => linkWords)).toEqual([words]);
  });

  it('if two targets of a text are swapped', () => {
    const text =
      '<p>Read <a href="[-https://a.example][+tel:+271]">one</a> or <a href="[-tel:+271][+https://a.example]">two</a>.';
    const { pages, facts, lines } = compare(...unmarked(text));
    const links = pages.flatMap(({ blocks }) => blocks.map(({ linkWords }) => linkWords));
    expect([links, facts.map(({ sentence }) => sentence), lines]).toEqual([
      ['one', 'two'],
      ['one', 'two'],
      [],
    ]);
  });

  it('of no other element', () => {
    const { pages } = compare(...unmarked('<form action="[-a][+b]"><p>All of it</p></form>'));
    expect(pages[0]?.blocks[0]).not.toHaveProperty('linkWords');
  });
});

/** Each changed text, with its change and visibility. */
const changes = (before: string, after: string) =>
  compare(before, after).pages.flatMap(({ blocks }) =>
    blocks.map(({ change, visibility, after: text }) => [change, visibility, text]),
  );

const TEXT = 'We promise it to everybody.';

describe('Hiding a text', () => {
  it.each([
    ['hidden', `<p hidden>${TEXT}</p>`],
    ['hidden', `<main hidden="until-found"><div><p>${TEXT}</p></div></main>`],
    ['hidden', `<main><template><p>${TEXT}</p></template></main>`],
    ['hidden', `<dialog><p>${TEXT}</p></dialog>`],
    ['hidden', `<div popover><p>${TEXT}</p></div>`],
    ['hidden', `<p style="color: red; DISPLAY : none">${TEXT}</p>`],
    ['hidden', `<div style="visibility:hidden"><p>${TEXT}</p></div>`],
    ['folded', `<details><p>${TEXT}</p></details>`],
    // Seen, but not read by screen readers.
    ['silent', `<p aria-hidden="true">${TEXT}</p>`],
    ['hidden', `<div aria-hidden="true"><p hidden>${TEXT}</p></div>`],
  ])('is reported as %s', (visibility, html) => {
    expect(changes(`<p>${TEXT}</p>`, html)).toEqual([['changed', visibility, TEXT]]);
    expect(changes(html, `<p>${TEXT}</p>`)).toEqual([['changed', 'shown', TEXT]]);
    expect(changes(html, html)).toEqual([]);
  });

  it.each([
    `<details open><p>${TEXT}</p></details>`,
    `<details><summary>${TEXT}</summary></details>`,
    `<dialog open><p>${TEXT}</p></dialog>`,
    `<p aria-hidden="false">${TEXT}</p>`,
  ])('is not reported where visitors still see it: %s', (html) => {
    expect(changes(`<p>${TEXT}</p>`, html)).toEqual([]);
  });

  it('is reported within a line', () => {
    const [before, after] = ['<p>We do not promise it.', '<p>We do <b hidden>not</b> promise it.'];
    expect(changes(before, after)).toEqual([['added', 'hidden', 'Hidden from visitors: not']]);
    expect(changes(after, before)).toEqual([['removed', undefined, null]]);
  });

  it.each(['<p>We promise it.<p hidden>To all.', '<div hidden><p>We promise it.<p>To all.'])(
    'is reported if a text was split in two: %s',
    (after) => {
      expect(changes('<p>We promise it. To all.', after)).not.toEqual([]);
    },
  );

  it('is a change of a binding document, also if its parent was hidden', () => {
    const page = (attribute: string) =>
      `<body ${attribute}><main><p>${TEXT}</p><div id="versions"><p id="version">1</p></div></main>`;
    const config = { ...CONFIG, documents: [TERMS] };
    const { blocking } = compare({ '/terms': page('') }, { '/terms': page('hidden') }, { config });
    expect(blocking.map(({ page: route }) => route)).toEqual(['/terms']);
  });
});

describe('An ignored link', () => {
  const forge = 'https://forge.example/muuva/website/edit/main/src/content/';
  const config = { ...CONFIG, ignore: [{ selector: '.edit', leadsTo: forge }] };
  const edit = (inner: string) => `<p>One.</p><p class="edit">${inner}</p>`;
  const link = (address: string) => `<a href="${address}">Edit this text</a>`;

  it('is not part of the page', () => {
    expect(compare('<p>One.</p>', edit(link(`${forge}a.mdx`)), { config }).pages).toEqual([]);
  });

  it.each([
    ['leads elsewhere', link('https://evil.example/')],
    [
      'leads to another file of the forge',
      link('https://forge.example/muuva/website/edit/main/package.json'),
    ],
    ['leaves its folder by “..”', link(`${forge}../../package.json`)],
    ['is not a link', TEXT],
    ['is a picture', `<img alt="${TEXT}">`],
    ['is next to a text', `${TEXT} ${link(`${forge}a.mdx`)}`],
    ['is one of two', link(`${forge}a.mdx`) + link('https://evil.example/')],
  ])('is part of the page if it %s', (_, inner) => {
    expect(compare('<p>One.</p>', edit(inner), { config }).pages).toHaveLength(1);
  });
});
