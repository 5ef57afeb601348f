import { describe, expect, test } from 'vitest';
import { siteOf, type Claim } from '../../checks/built-site.ts';
import { thePreviewSaysSo, theReleaseIsComplete } from '../../checks/builds-say-what-they-are.ts';
import { BUILDS } from '../../checks/claims.ts';
import { copiesAreKeptAsLongAsTheyHold } from '../../checks/copies-are-kept-as-long-as-they-hold.ts';
import { everyAnswerIsClosed } from '../../checks/every-answer-is-closed.ts';
import { everyCharacterHasAGlyph } from '../../checks/every-character-has-a-glyph.ts';
import { everyLinkAndAnchorResolves } from '../../checks/every-link-and-anchor-resolves.ts';
import { everyNamedPlaceIsThere } from '../../checks/every-named-place-is-there.ts';
import { everyPageCanBeShared } from '../../checks/every-page-can-be-shared.ts';
import { everyPageCarriesAStrictPolicy } from '../../checks/every-page-carries-a-strict-policy.ts';
import { everyPageHasLandmarks } from '../../checks/every-page-has-landmarks.ts';
import {
  everyPageIsWithinItsBudget,
  tableOfWeights,
  weigh,
} from '../../checks/every-page-is-within-its-budget.ts';
import { everyPageSaysItToMachines } from '../../checks/every-page-says-it-to-machines.ts';
import { everyPageSaysWhatItIs } from '../../checks/every-page-says-what-it-is.ts';
import { headingsFormAnOutline } from '../../checks/headings-form-an-outline.ts';
import { htmlIsValid } from '../../checks/html-is-valid.ts';
import { linksThatLeaveAreSafe } from '../../checks/links-that-leave-are-safe.ts';
import {
  thePreviewTellsMachinesNothing,
  theReleaseTellsMachines,
} from '../../checks/machines-find-their-files.ts';
import { noInlineStylesOrHandlers } from '../../checks/no-inline-styles-or-handlers.ts';
import { nothingIsLoadedFromElsewhere } from '../../checks/nothing-is-loaded-from-elsewhere.ts';
import { nothingRunsBeforeIntent } from '../../checks/nothing-runs-before-intent.ts';
import { scrollDrivenMotionMoves } from '../../checks/scroll-driven-motion-moves.ts';
import { theSitemapListsEveryPage } from '../../checks/the-sitemap-lists-every-page.ts';
import { EXAMPLE, exampleWith } from './example-site.ts';

type Example = [what: string, file: string, before: string | RegExp, after: string, fault: RegExp];

/** For every claim, changes to a sound site, and the fault each must bring. */
const EXAMPLES: [Claim, Example[]][] = [
  [
    copiesAreKeptAsLongAsTheyHold,
    [
      ['a script that is not kept', '_headers', '31536000', '3600', /not kept for a year/],
      [
        'a page that is kept',
        '_headers',
        '/about\n',
        '/about\n  Cache-Control: no-store\n',
        /about.html: is sent with/,
      ],
      ['a picture that changes', '_headers', '/_astro/*', '/*', /map.svg: would be kept/],
    ],
  ],
  [
    everyAnswerIsClosed,
    [
      ['no HSTS', '_headers', /.*Strict-Tr.*\n/, '', /strict-transport-security: nothing/],
      ['a short HSTS', '_headers', '63072000', '3600', /\/nowhere: is sent with strict-tr/],
      ['a sniffed type', '_headers', 'nosniff', 'sniff', /x-content-type-options: sniff/],
      ['a camera', '_headers', 'camera=()', 'camera=(self)', /camera=\(self\)/],
      ['headers of pages alone', '_headers', '/*\n', '/about\n', /map\.svg: is sent with/],
    ],
  ],
  [
    everyCharacterHasAGlyph,
    [
      ['a character in prose', 'about.html', 'About.', 'Ωbout.', /“Ω” is not in the text face/],
      ['a character in a heading', 'about.html', '>End<', '>Ωnd<', /in the face of headings/],
      [
        'a character in an island',
        'index.html',
        '<astro-island ',
        '<astro-island props="&quot;Ω&quot;" ',
        /“Ω”/,
      ],
    ],
  ],
  [
    everyLinkAndAnchorResolves,
    [
      ['a link to no page', 'about.html', 'href="/"', 'href="/abuot"', /\/abuot: there is no such/],
      ['an anchor to no id', 'index.html', '#end"', '#ned"', /no element with the id “ned”/],
      [
        'an address that moves',
        'index.html',
        '/about#end',
        '/about/',
        /page’s address is \/about$/,
      ],
      ['a picture that is not there', 'index.html', '/map.svg', '/mop.svg', /<img> points to/],
      ['a font that is not there', 'about.html', 'a.woff2', 'z.woff2', /<style> points to/],
      [
        'an island’s missing script',
        'index.html',
        '/_astro/a.js',
        '/_astro/z.js',
        /<astro-island>/,
      ],
      [
        'a label for no field',
        'about.html',
        '<p>',
        '<p aria-describedby="x">',
        /“x”, which is not/,
      ],
    ],
  ],
  [
    everyNamedPlaceIsThere,
    [['a place that was renamed', 'about.html', 'id="first-token"', 'id="token"', /“first-token”/]],
  ],
  [
    everyPageCanBeShared,
    [
      ['no card', 'about.html', 'og:image"', 'og:imag"', /no og:image$/m],
      ['a picture not in the build', 'about.html', 'card.png', 'cord.png', /no PNG of 1200 × 630/],
      [
        'another page’s address',
        'about.html',
        'example/about"><script',
        'example/"><script',
        /canonical/,
      ],
      [
        'an address for the 404 page',
        '404.html',
        '<style',
        '<link rel="canonical" href="/"><style',
        /404/,
      ],
      ['no large card on X', 'about.html', '_large_image', '', /no large card on X/],
      ['no words on X', 'about.html', 'twitter:image:alt', 'twitter:alt', /no words for/],
    ],
  ],
  [
    everyPageCarriesAStrictPolicy,
    [
      ['a changed script', '404.html', "log('lost')", "log('found')", /refuse a script-src/],
      ['a changed style', 'about.html', 'color:red', 'color:blue', /refuse a style-src/],
      ['a loose directive', 'about.html', "img-src 'self'", 'img-src *', /allows img-src \*/],
      ['another origin', 'about.html', "img-src 'self'", 'img-src a.example', /allows img-src a/],
      ['a missing directive', 'about.html', "form-action 'none'; ", '', /lacks form-action 'none'/],
      ['text taken for markup', 'about.html', "trusted-types 'none'; ", '', /lacks trusted-types/],
      ['a page without a header', '_headers', '/about', '/abuot', /the header allows frames/],
    ],
  ],
  [
    everyPageHasLandmarks,
    [
      ['no main', 'about.html', '<main id', '<div id', /0 main/],
      ['a skip link to elsewhere', 'about.html', '#main', '#end', /no link to main/],
      ['a navigation without a name', 'about.html', ' aria-label="Main"', '', /has no name/],
      ['no navigation', 'about.html', '<nav aria-label="Main">', '<div>', /has no navigation/],
    ],
  ],
  [
    everyPageIsWithinItsBudget,
    [
      ['too many elements', 'about.html', '<p>', '<i></i>'.repeat(500), /elements is \d+/],
      [
        'a script on a page of prose',
        'about.html',
        '<p>',
        '<script>let a</script>',
        /inlineScript/,
      ],
    ],
  ],
  [
    everyPageSaysItToMachines,
    [
      ['no publisher', 'about.html', '"Organization"', '"Person"', /has no Organization/],
      ['a kind without its parts', 'about.html', '"logo"', '"logos"', /a Organization has no logo/],
      ['a kind that nobody knows', 'about.html', '"WebSite"', '"Site"', /the unknown kind Site/],
      ['a trail that miscounts', 'about.html', '"position":2', '"position":3', /counts 3/],
      ['a trail to elsewhere', 'about.html', 'about"}]', 'legal"}]', /ends on another page/],
      ['another vocabulary', 'about.html', 'https://schema.org', 'https://a.example', /names no/],
      [
        'a question nobody asked',
        'about.html',
        '"publisher":{}',
        '"publisher":{"@type":"Question","name":"Why?","acceptedAnswer":{"@type":"Answer","text":"So."}}',
        /“Why\?” is not asked/,
      ],
      [
        'an answer nobody gave',
        'about.html',
        '"publisher":{}',
        '"publisher":{"@type":"Question","name":"About.","acceptedAnswer":{"@type":"Answer","text":"<p>So.</p>"}}',
        /“<p>So\.<\/p>” is no answer/,
      ],
    ],
  ],
  [
    thePreviewTellsMachinesNothing,
    [
      ['crawlers kept out', 'robots.txt', 'Disallow:', 'Disallow: /', /keeps crawlers/],
      ['a sitemap', 'robots.txt', 'Disallow:', 'Disallow:\nSitemap: x', /names a sitemap/],
    ],
  ],
  [
    everyPageSaysWhatItIs,
    [
      ['the title of another page', 'about.html', '<title>about', '<title>home', /the title of/],
      ['no description', 'about.html', 'name="description"', 'name="x"', /has no description/],
      ['no language', 'about.html', ' lang="en-ZA"', '', /lang="en-ZA"/],
    ],
  ],
  [
    headingsFormAnOutline,
    [
      ['two h1', 'about.html', '<p>', '<h1>Two</h1>', /has 2 h1/],
      ['a level skipped', 'about.html', /h2/g, 'h3', /“End” is h3 after h1/],
      ['an empty heading', 'about.html', '>End<', '><', /empty heading/],
    ],
  ],
  [
    htmlIsValid,
    [
      ['an id twice', 'about.html', '<p>', '<p id="end">', /no-dup-id/],
      ['a block in a paragraph', 'about.html', '<p>', '<p><div></div>', /about\.html:\d+:\d+: /],
    ],
  ],
  [
    linksThatLeaveAreSafe,
    [
      ['no rel', 'about.html', 'noopener noreferrer', 'noopener', /lacks rel="noreferrer"/],
      ['no new tab', 'about.html', 'target="_blank" ', '', /opens no new tab/],
      ['plain http', 'about.html', 'https://x.com', 'http://x.com', /only https and mailto/],
    ],
  ],
  [
    noInlineStylesOrHandlers,
    [
      ['a style attribute', 'about.html', '<p>', '<p style="color:red">', /style="…"/],
      ['a handler', 'about.html', '<p>', '<p onclick="x()">', /onclick="…"/],
      ['a script as an address', 'about.html', 'href="/"', 'href="javascript:x()"', /href="…"/],
    ],
  ],
  [
    nothingIsLoadedFromElsewhere,
    [
      ['a picture', 'index.html', '/map.svg', 'https://a.example/map.svg', /<img> loads https:/],
      ['a font', 'about.html', '/_astro/a.woff2', '//a.example/a.woff2', /<style> loads \/\//],
      [
        'a connection',
        'about.html',
        '<style>',
        '<link rel="preconnect" href="https://a.example"><style>',
        /preconnect/,
      ],
      [
        'a drawing’s picture',
        'map.svg',
        'href="#a"',
        'href="https://a.example/b"',
        /^map\.svg: loads/,
      ],
    ],
  ],
  [
    scrollDrivenMotionMoves,
    [
      [
        'a timeline folded into the shorthand',
        'index.html',
        '<style>',
        '<style>i{animation:walk linear view()}',
        /index\.html: animation:walk linear view\(/,
      ],
    ],
  ],
  [
    nothingRunsBeforeIntent,
    [
      [
        'a script file',
        'index.html',
        '<script>',
        '<script src="/_astro/a.js"></script><script>',
        /loads \/_astro\/a\.js/,
      ],
      [
        'a style file',
        'about.html',
        '<style>',
        '<link rel="stylesheet" href="/a.css"><style>',
        /loads \/a\.css/,
      ],
      [
        'two files of later styles',
        'about.html',
        '<p>',
        '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css"><p>',
        /asks for styles twice/,
      ],
      [
        'an import',
        'index.html',
        '<script>',
        '<script type="module">import "./a.js"</script><script>',
        /imports another/,
      ],
      [
        'a script on a page of prose',
        'about.html',
        '<p>',
        '<script>let a</script>',
        /without an island/,
      ],
    ],
  ],
  [
    thePreviewSaysSo,
    [
      ['no strip', 'about.html', '>Preview<', '><', /lacks the preview strip/],
      ['no noindex', 'about.html', 'content="noindex"', 'content="all"', /lacks noindex/],
    ],
  ],
  [
    theSitemapListsEveryPage,
    [
      [
        'a page left out',
        'sitemap-0.xml',
        /<url><loc>[^<]*about<\/loc><\/url>/,
        '',
        /about is not listed/,
      ],
      ['a page too many', 'sitemap-0.xml', 'example/about', 'example/404', /404 is listed in vain/],
    ],
  ],
];

for (const [{ title, faults }, examples] of EXAMPLES) {
  describe(title, () => {
    test('holds for a sound site', () => {
      expect(faults(siteOf(EXAMPLE))).toEqual([]);
    });

    test.each(examples)('fails for %s', (_, file, before, after, fault) => {
      expect(faults(exampleWith(file, before, after)).join('\n')).toMatch(fault);
    });
  });
}

describe(theReleaseIsComplete.title, () => {
  test('fails for what only a preview may hold', () => {
    const faults = theReleaseIsComplete.faults(siteOf(EXAMPLE));
    expect(faults).toContain('about.html: has noindex');
    expect(faults).toContain('about.html: has the preview strip');
    expect(faults).toContain('about.html: does not insist on TLS');
    expect(faults).toContain('about.html: holds the placeholder domain muuva.example');
    expect(faults).not.toContain('404.html: has noindex');
  });

  test('passes for the sentinel as a sample', () => {
    const sample = '<div class="comparison">NOT-SET-CONTRACT-ADDRESS-DO-NOT-SEND</div>';
    const site = exampleWith('about.html', 'About.', sample);
    expect(theReleaseIsComplete.faults(site).join()).not.toContain('sentinel');
  });

  test.each([
    '<p class="edit">Edit</p>',
    '<a href="https://forge.example/m/w/edit/main/a">Edit</a>',
  ])('fails for a link that only editors need: %s', (link) => {
    const site = exampleWith('about.html', 'About.', link);
    expect(theReleaseIsComplete.faults(site)).toContain('about.html: has a link to edit a text');
  });

  test('fails for a sentinel', () => {
    const site = exampleWith('about.html', 'About.', 'NOT-SET-CONTRACT-ADDRESS-DO-NOT-SEND');
    expect(theReleaseIsComplete.faults(site).join()).toContain('holds the sentinel NOT-SET-');
  });
});

describe(theReleaseTellsMachines.title, () => {
  const security = (expires: string) => `Contact: mailto:a@b.example
Expires: ${expires}
Preferred-Languages: en
Canonical: https://muuva.example/.well-known/security.txt
`;
  const soon = new Date(Date.now() + 864e5).toISOString();
  const release = (robots: string, text: string) =>
    siteOf({ ...EXAMPLE, 'robots.txt': robots, '.well-known/security.txt': text });
  const robots = 'User-agent: *\nDisallow:\n\nSitemap: https://muuva.example/sitemap-index.xml\n';

  test('holds for a sound release', () => {
    expect(theReleaseTellsMachines.faults(release(robots, security(soon)))).toEqual([]);
  });

  test('fails for a preview, and for what is past or points elsewhere', () => {
    const { faults } = theReleaseTellsMachines;
    expect(faults(siteOf(EXAMPLE)).join('\n')).toMatch(/no sitemap[^]*no security\.txt/);
    expect(faults(release(robots.replace('index', 'x'), security(soon)))).toHaveLength(1);
    expect(faults(release(robots, security('2020-01-01T00:00:00Z')))).toEqual([
      'security.txt does not expire within a year',
    ]);
    expect(faults(release(robots, 'Contact: later\n'))).toHaveLength(4);
  });
});

test('every claim that a build is held to has an example that fails', () => {
  const shown = [
    ...EXAMPLES.map(([claim]) => claim),
    theReleaseIsComplete,
    theReleaseTellsMachines,
  ];
  for (const { claims } of BUILDS) {
    for (const claim of claims) expect(shown).toContain(claim);
  }
});

describe('weights', () => {
  const site = siteOf(EXAMPLE);
  const [home] = site.pages;

  test('scripts are added up with what they import, and the toast’s apart', () => {
    const weight = home && weigh(site, home);
    expect(weight?.scriptAfterIntent).toBeGreaterThan(0);
    expect(weight?.scriptWithToast).toBeGreaterThan(weight?.scriptAfterIntent ?? Infinity);
  });

  test('fonts count as they are, because they are packed already', () => {
    expect(home && weigh(site, home)).toMatchObject({ fonts: 1000, fontFiles: 1 });
  });

  test('a table tells what room is left', () => {
    expect(tableOfWeights(site)).toMatch(/^\/about .* 1000 \(23000\) /m);
  });
});
