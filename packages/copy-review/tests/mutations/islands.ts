/** The properties that islands get, and the scripts that run. */
import {
  addTo,
  addToHead,
  append,
  COIN,
  edits,
  HOME,
  inEveryPage,
  remove,
  replace,
  replaceAll,
  swap,
  swapFiles,
  WORDS_UNCHANGED,
  write,
  type Edit,
  type Mutation,
} from './edits.ts';
import { FILES, STRANGER } from './site.ts';

/** JSON as it is written in an attribute. */
const json = (text: string) => text.replaceAll('"', '&quot;');
const property = (before: string, after: string): Edit => replace(COIN, json(before), json(after));
const swapped = (one: string, other: string): Edit => swap(COIN, json(one), json(other));

export const ISLANDS: readonly Mutation[] = [
  [
    'a text of a toast',
    property('"The whole address is on your clipboard."', '"Send your coins now."'),
    ['coin', 'Send your coins now'],
  ],
  [
    'the titles of two toasts swapped',
    swapped('"Copied"', '"Not copied"'),
    ['coin', 'success', 'failure', 'Not copied'],
  ],
  [
    'the descriptions of two toasts swapped',
    swapped(
      '"The whole address is on your clipboard."',
      '"Select the address and copy it by hand."',
    ),
    ['coin', 'success', 'description'],
  ],
  [
    'two results of a check swapped',
    swapped(
      '"Same: every character agrees with ours."',
      '"Different: do not send anything to it."',
    ),
    ['coin', 'results', 'Different: do not send'],
  ],
  [
    'a text of one island and a text of another one swapped',
    swapped('"Not copied"', '"Sign up"'),
    ['coin', 'Sign up'],
  ],
  [
    'a text that the page shows already',
    property('[0,"Copied"]', '[0,"The kelpie coin"]'),
    ['coin', 'The kelpie coin'],
  ],
  [
    'a text in the property “url”',
    property(
      '"url":[0,"https://exchange.example',
      '"url":[0,"Buy before Friday https://exchange.example',
    ),
    ['coin', 'url', 'Buy before Friday'],
  ],
  [
    'a text in the property “href”',
    property('"href":[0,"#check"', '"href":[0,"Buy before Friday"'),
    ['coin', 'href', 'Buy before Friday'],
  ],
  [
    'a text in the property “id”',
    property('"id":[0,"kelpie-address"', '"id":[0,"Buy before Friday"'),
    ['coin', 'id', 'Buy before Friday'],
  ],
  [
    'an address in the property “href”',
    property('"href":[0,"#check"', `"href":[0,"${STRANGER}"`),
    ['coin', 'href', 'stranger.example'],
  ],
  ['an option', property('"mode":[0,"copy"', '"mode":[0,"send"'), ['coin', 'mode', 'send']],
  [
    'a switch',
    property('"isPlaceholder":[0,false', '"isPlaceholder":[0,true'),
    ['coin', 'isPlaceholder', 'true'],
  ],
  ['a number', property('"limit":[0,44', '"limit":[0,4'), ['coin', 'limit', '4']],
  ['a number as a text', property('"limit":[0,44', '"limit":[0,"44"'), ['coin', 'limit', '44']],
  ['a pattern', property('{32,44}$', '{1,99}$'), ['coin', 'pattern', '1,99']],
  ['no value', property('"limit":[0,44', '"limit":[0,null'), ['coin', 'limit']],
  ['a property that is gone', property('"limit":[0,44],', ''), ['coin', 'limit']],
  [
    'a property that is new',
    property('"limit":[0,44],', '"limit":[0,44],"endpoint":[0,"/take"],'),
    ['coin', 'endpoint', '/take'],
  ],
  ['a property with another name', property('"limit":[0,44]', '"delay":[0,44]'), ['coin', 'delay']],
  ['a value of another type', property('"limit":[0,44]', '"limit":[3,44]'), ['coin', 'limit']],
  [
    'a property twice, of which the last one counts',
    property('"limit":[0,44]', '"limit":[0,44],"limit":[0,4]'),
    ['coin', 'limit', '4'],
  ],
  [
    'an empty text',
    property('"missing":[0,"Enter your email address."', '"missing":[0,""'),
    ['coin', 'missing'],
  ],
  ['a space within a text', property('"Not copied"', '"No t copied"'), ['coin', 'No t copied']],
  [
    'a zero-width space within a text',
    property('"Not copied"', '"Not\u200B copied"'),
    ['coin', 'U+200B'],
  ],
  ['a text in the other case', property('"Not copied"', '"NOT copied"'), ['coin', 'NOT copied']],
  ['properties that are no JSON', property('{"address":', '{{"address":'), ['coin', 'props']],
  [
    'the script of an island',
    replace(COIN, `component-url="/${FILES.toasts}"`, `component-url="/${FILES.address}"`),
    ['coin', FILES.address],
  ],
  [
    'the script of an island on another host',
    replace(COIN, `component-url="/${FILES.toasts}"`, `component-url="${STRANGER}/t.js"`),
    ['coin', 'stranger.example'],
  ],
  [
    'the script that renders',
    replaceAll(COIN, `renderer-url="/${FILES.client}"`, 'renderer-url="/c.js"'),
    ['coin', 'renderer-url', '/c.js'],
    WORDS_UNCHANGED,
  ],
  [
    'what an island exports',
    replace(
      COIN,
      `${FILES.toasts}" component-export="default"`,
      `${FILES.toasts}" component-export="steal"`,
    ),
    ['coin', 'component-export', 'steal'],
    WORDS_UNCHANGED,
  ],
  [
    'when an island wakes',
    replaceAll(COIN, 'client="intent"', 'client="load"'),
    ['coin', 'client', 'load'],
    WORDS_UNCHANGED,
  ],
  [
    'options of an island',
    replaceAll(COIN, '{&quot;value&quot;:true}', '{&quot;value&quot;:false}'),
    ['coin', 'opts', 'false'],
    WORDS_UNCHANGED,
  ],
  [
    'an island that is not rendered before',
    replaceAll(COIN, ' ssr client', ' client'),
    ['coin', 'ssr'],
    WORDS_UNCHANGED,
  ],
  [
    'the scripts of two islands swapped',
    swap(COIN, `component-url="/${FILES.toasts}"`, `component-url="/${FILES.address}"`),
    ['coin', FILES.address],
  ],
];

export const SCRIPTS: readonly Mutation[] = [
  [
    'a line of a script',
    append(FILES.client, `fetch("${STRANGER}");\n`),
    [FILES.client, 'stranger.example'],
    WORDS_UNCHANGED,
  ],
  [
    'a value in a script',
    replace(FILES.toasts, 'words=>words', 'words=>"Paid"'),
    [FILES.toasts, 'Paid'],
    WORDS_UNCHANGED,
  ],
  [
    'what a script imports',
    replace(FILES.address, './client.CbheZXeX.js', '//stranger.example/c.js'),
    [FILES.address, 'stranger.example'],
    WORDS_UNCHANGED,
  ],
  [
    'the contents of two scripts swapped',
    swapFiles(FILES.address, FILES.toasts),
    [FILES.address, FILES.toasts],
    WORDS_UNCHANGED,
  ],
  ['a script that is gone', remove(FILES.toasts), [FILES.toasts], WORDS_UNCHANGED],
  [
    'a script that nothing names',
    write('_astro/sw.Bx81kQ2p.js', 'self.onfetch=null;'),
    ['_astro/sw.Bx81kQ2p.js'],
    WORDS_UNCHANGED,
  ],
  [
    'a line of a script in the page',
    replace(COIN, 'dataset.ready="yes";', 'dataset.ready="yes";location="//stranger.example";'),
    ['coin', 'stranger.example'],
    WORDS_UNCHANGED,
  ],
  [
    'a script in the page',
    addTo(HOME, '<script>navigator.clipboard.writeText("x")</script>'),
    ['script', 'clipboard.writeText'],
    WORDS_UNCHANGED,
  ],
  [
    'a script of another host',
    addToHead(COIN, `<script src="${STRANGER}/s.js"></script>`),
    ['coin', 'stranger.example'],
    WORDS_UNCHANGED,
  ],
  [
    'a script that nobody vouches for',
    edits(addToHead(COIN, '<script src="/s.js"></script>'), write('s.js', '')),
    ['coin', 's.js'],
    WORDS_UNCHANGED,
  ],
  [
    'the kind of a script',
    replace(COIN, '<script type="module">', '<script type="text/plain">'),
    ['coin', 'type', 'text/plain'],
    WORDS_UNCHANGED,
  ],
  [
    'an attribute of a script',
    replace(COIN, '<script type="module">', '<script type="module" nomodule>'),
    ['coin', 'nomodule'],
    WORDS_UNCHANGED,
  ],
  [
    'a map of imports',
    addToHead(COIN, `<script type="importmap">{"imports":{"x":"${STRANGER}/x.js"}}</script>`),
    ['coin', 'importmap', 'stranger.example'],
    WORDS_UNCHANGED,
  ],
  [
    'rules of prefetching',
    inEveryPage(
      '"prefetch":[{"where":{"href_matches":"/*"}}]',
      `"prefetch":[{"urls":["${STRANGER}/"]}]`,
    ),
    ['speculationrules', 'stranger.example'],
    WORDS_UNCHANGED,
  ],
  [
    'pages that run ahead',
    inEveryPage('{"prefetch":', '{"prerender":'),
    ['speculationrules', 'prerender'],
    WORDS_UNCHANGED,
  ],
  [
    'a link that prerenders',
    addToHead(COIN, '<link rel="prerender" href="/coin">'),
    ['coin', 'prerender'],
    WORDS_UNCHANGED,
  ],
  [
    'a handler of a press',
    replace(COIN, 'class="copy"', 'class="copy" onclick="alert(1)"'),
    ['coin', 'onclick', 'alert(1)'],
    WORDS_UNCHANGED,
  ],
  [
    'a handler of a picture',
    replace(COIN, 'alt="The pier"', 'alt="The pier" onerror="alert(1)"'),
    ['coin', 'onerror', 'alert(1)'],
    WORDS_UNCHANGED,
  ],
  [
    'a handler of the page',
    replace(COIN, '<body>', '<body onload="alert(1)">'),
    ['coin', 'onload', 'alert(1)'],
    WORDS_UNCHANGED,
  ],
  [
    'a checksum',
    addToHead(COIN, `<link rel="modulepreload" href="/${FILES.client}" integrity="sha256-x">`),
    ['coin', 'integrity'],
    WORDS_UNCHANGED,
  ],
  [
    'a source map of a script',
    append(FILES.client, '//# sourceMappingURL=x.map\n'),
    [FILES.client, 'sourceMappingURL'],
    WORDS_UNCHANGED,
  ],
];
