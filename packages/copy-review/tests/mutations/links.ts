/** Where links, forms and buttons lead. */
import {
  addTo,
  addToHead,
  COIN,
  CONTACT,
  edits,
  HOME,
  replace,
  replaceAll,
  swap,
  TERMS,
  WORDS_UNCHANGED,
  type Mutation,
} from './edits.ts';
import { ADDRESS, FILES, PLATFORM, STRANGER } from './site.ts';

const BUY = `href="${PLATFORM}/coin/${ADDRESS}"`;
const FAKES = `href="${PLATFORM}/report-fakes"`;
const TO_STRANGER = `href="${STRANGER}/coin"`;

export const LINKS: readonly Mutation[] = [
  ['another host', replace(COIN, BUY, TO_STRANGER), ['coin', 'stranger.example']],
  ['another path', replace(COIN, FAKES, `href="${PLATFORM}/coin/other"`), ['coin', 'coin/other']],
  [
    'another host after a user name',
    replace(COIN, FAKES, 'href="https://exchange.example@stranger.example/"'),
    ['coin', 'exchange.example@stranger.example'],
  ],
  ['another port', replace(COIN, FAKES, `href="${PLATFORM}:8443/report-fakes"`), ['coin', ':8443']],
  [
    'another scheme',
    replace(COIN, FAKES, FAKES.replace('https', 'http')),
    ['coin', 'http://exchange.example'],
  ],
  [
    'a host with a Cyrillic letter',
    replace(COIN, FAKES, FAKES.replace('exchange', 'exchаnge')),
    ['coin', /U\+0430|xn--/],
  ],
  [
    'a query that tracks',
    replace(COIN, FAKES, `href="${PLATFORM}/report-fakes?ref=777"`),
    ['coin', 'ref=777'],
  ],
  [
    'a script as an address',
    replace(COIN, FAKES, 'href="javascript:alert(1)"'),
    ['coin', 'javascript:'],
  ],
  [
    'a page within an address',
    replace(COIN, FAKES, 'href="data:text/html,<p>Pay here</p>"'),
    ['coin', 'data:text/html'],
  ],
  ['a link without its address', replace(COIN, ` ${FAKES}`, ''), ['coin', 'report-fakes']],
  [
    'the words of two links swapped',
    swap(COIN, '>Trade on Exchange<', '>Report a fake<'),
    ['coin', 'Report a fake'],
  ],
  [
    'another mailbox',
    replace(COIN, 'mailto:crew@kelpie.example', 'mailto:crew@stranger.example'),
    ['coin', 'crew@stranger.example'],
  ],
  [
    'a mail that is written already',
    replace(
      COIN,
      'mailto:crew@kelpie.example',
      'mailto:crew@kelpie.example?bcc=x@stranger.example',
    ),
    ['coin', 'bcc=x@stranger.example'],
  ],
  ['another anchor', replace(HOME, 'href="/terms#risks"', 'href="/terms#versions"'), ['versions']],
  [
    'an anchor that leads elsewhere, since two ids are swapped',
    swap(TERMS, 'id="risks"', 'id="refunds"'),
    ['terms', 'id', 'risks'],
  ],
  [
    'an anchor that leads nowhere',
    replace(TERMS, 'id="risks"', 'id="hazards"'),
    ['terms', 'hazards'],
  ],
  [
    'the base of all links',
    addToHead(COIN, `<base href="${STRANGER}/">`),
    ['coin', 'base', 'stranger.example'],
  ],
  [
    'the base of all links, on this host',
    addToHead(COIN, '<base href="/gd/">'),
    ['coin', 'base', '/gd/'],
  ],
  [
    'the window of all links',
    addToHead(COIN, '<base target="_blank">'),
    ['coin', 'target', '_blank'],
    WORDS_UNCHANGED,
  ],
  [
    'the window of a link',
    replace(COIN, FAKES, `${FAKES} target="_blank"`),
    ['coin', 'target', '_blank'],
    WORDS_UNCHANGED,
  ],
  [
    'a link that gives its opener away',
    replaceAll(COIN, 'rel="noopener noreferrer"', 'rel="opener"'),
    ['coin', 'rel', 'opener'],
    WORDS_UNCHANGED,
  ],
  [
    'a link without “rel”',
    replace(COIN, `${FAKES} rel="noopener noreferrer"`, FAKES),
    ['coin', 'rel', 'noopener'],
    WORDS_UNCHANGED,
  ],
  [
    'a link that reports who follows it',
    replace(COIN, FAKES, `${FAKES} ping="${STRANGER}/p"`),
    ['coin', 'ping', 'stranger.example'],
    WORDS_UNCHANGED,
  ],
  [
    'a link that downloads',
    replace(COIN, FAKES, `${FAKES} download="wallet.exe"`),
    ['coin', 'download', 'wallet.exe'],
    WORDS_UNCHANGED,
  ],
  [
    'a link that says where it was followed',
    replace(COIN, FAKES, `${FAKES} referrerpolicy="unsafe-url"`),
    ['coin', 'referrerpolicy', 'unsafe-url'],
    WORDS_UNCHANGED,
  ],
  [
    'a link over a whole section',
    edits(
      replace(COIN, '<section id="buy">', `<a ${TO_STRANGER}><section id="buy">`),
      replace(COIN, '<section id="pictures">', '</a><section id="pictures">'),
    ),
    ['coin', 'stranger.example'],
  ],
  [
    'a link without words',
    addTo(COIN, `<a class="overlay" ${TO_STRANGER}></a>`),
    ['coin', 'stranger.example'],
  ],
  [
    'a link in a drawing',
    replace(
      COIN,
      '<use href="#mark-deep"',
      `<a ${TO_STRANGER}><rect width="100" height="20"/></a><use href="#mark-deep"`,
    ),
    ['coin', 'stranger.example'],
  ],
  [
    'a place on a picture that leads elsewhere',
    edits(
      replace(COIN, 'alt="The pier"', 'alt="The pier" usemap="#pier"'),
      addTo(COIN, `<map name="pier"><area shape="default" ${TO_STRANGER} alt=""></map>`),
    ),
    ['coin', 'stranger.example'],
  ],
  [
    'the target of a form',
    replace(
      CONTACT,
      '<form id="write" method="dialog">',
      `<form id="write" method="post" action="${STRANGER}/take">`,
    ),
    ['contact', 'stranger.example'],
  ],
  [
    'the method of a form',
    replace(CONTACT, '<form id="write" method="dialog">', '<form id="write" method="get">'),
    ['contact', 'method', 'get'],
    WORDS_UNCHANGED,
  ],
  [
    'the target of a button',
    replace(
      CONTACT,
      '<button type="submit" title',
      `<button type="submit" formmethod="post" formaction="${STRANGER}/take" title`,
    ),
    ['contact', 'stranger.example'],
  ],
  [
    'the form of a button',
    replace(CONTACT, '<button type="submit" title', '<button form="other" type="submit" title'),
    ['contact', 'form', 'other'],
    WORDS_UNCHANGED,
  ],
  [
    'what a button opens',
    replace(COIN, 'popovertarget="menu"', 'popovertarget="trap"'),
    ['coin', 'popovertarget', 'trap'],
    WORDS_UNCHANGED,
  ],
  [
    'the address that search engines keep',
    replace(
      COIN,
      'rel="canonical" href="https://kelpie.example/coin"',
      `rel="canonical" ${TO_STRANGER}`,
    ),
    ['coin', /canonical/i, 'stranger.example'],
  ],
  [
    'the address of another language',
    replace(
      COIN,
      'hreflang="gd" href="https://kelpie.example/gd/coin"',
      `hreflang="gd" ${TO_STRANGER}`,
    ),
    ['coin', 'alternate', 'stranger.example'],
  ],
  [
    'a page that moves on by itself',
    addToHead(COIN, `<meta http-equiv="refresh" content="0;url=${STRANGER}">`),
    ['coin', 'refresh', 'stranger.example'],
  ],
  [
    'an address that browsers load ahead',
    addToHead(COIN, `<link rel="prefetch" ${TO_STRANGER}>`),
    ['coin', 'prefetch', 'stranger.example'],
    WORDS_UNCHANGED,
  ],
  [
    'a host that browsers look up ahead',
    addToHead(COIN, `<link rel="dns-prefetch" href="//stranger.example">`),
    ['coin', 'dns-prefetch', 'stranger.example'],
    WORDS_UNCHANGED,
  ],
  [
    'a preloaded file of another kind',
    replace(
      COIN,
      `as="font" type="font/woff2" href="/${FILES.text}"`,
      `as="script" href="/${FILES.text}"`,
    ),
    ['coin', 'script'],
    WORDS_UNCHANGED,
  ],
  [
    'the icon',
    replace(COIN, 'href="/favicon.ico"', `href="${STRANGER}/i.ico"`),
    ['coin', 'stranger.example'],
    WORDS_UNCHANGED,
  ],
  [
    'the manifest',
    replace(COIN, 'href="/site.webmanifest"', 'href="/other.webmanifest"'),
    ['coin', 'other.webmanifest'],
    WORDS_UNCHANGED,
  ],
  [
    'the picture that is shared',
    replace(
      COIN,
      'property="og:image" content="https://kelpie.example/og/coin.png',
      `property="og:image" content="${STRANGER}/x.png`,
    ),
    ['coin', 'og:image', 'stranger.example'],
  ],
  [
    'the title that is shared',
    replace(
      COIN,
      'property="og:title" content="The coin"',
      'property="og:title" content="Free coins"',
    ),
    ['coin', 'Free coins'],
  ],
  [
    'the text of a shared picture',
    replace(COIN, 'content="A ferry on a dark lake"', 'content="A ferry full of gold"'),
    ['coin', 'full of gold'],
  ],
  [
    'the kind of the shared card',
    replace(COIN, 'content="summary_large_image"', 'content="player"'),
    ['coin', 'twitter:card', 'player'],
  ],
  [
    'a page that search engines leave out',
    addToHead(COIN, '<meta name="robots" content="noindex">'),
    ['coin', 'robots', 'noindex'],
  ],
  [
    'an address in linked data',
    replace(COIN, '"url":"https://kelpie.example/"', `"url":"${STRANGER}/"`),
    ['coin', 'stranger.example'],
  ],
  [
    'the logo in linked data',
    replace(COIN, '"logo":"https://kelpie.example/icon-192.png"', `"logo":"${STRANGER}/i.png"`),
    ['coin', 'stranger.example'],
  ],
  [
    'an answer in linked data',
    replace(CONTACT, '"text":"No, the last boat leaves at 18:30."', '"text":"Yes, at midnight."'),
    ['contact', 'Yes,', 'midnight'],
  ],
];
