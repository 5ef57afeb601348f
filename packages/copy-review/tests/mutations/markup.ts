/** Elements and attributes that change what is seen, heard or sent, without a changed word. */
import {
  addTo,
  addToHead,
  COIN,
  CONTACT,
  edits,
  HOME,
  replace,
  swap,
  TERMS,
  PLEDGE,
  type Edit,
  type Expected,
  type Mutation,
} from './edits.ts';
import { FILES, STRANGER } from './site.ts';

/** An attribute that is added to the tag that begins like this. */
const attribute = (
  file: string,
  tag: string,
  added: string,
  reported: readonly (string | RegExp)[] = [added.split('=')[0] ?? ''],
  expected: Expected = {},
): Mutation => [
  `${added} on ${tag.split(' ').slice(0, 2).join(' ').replace('<', '')}`,
  replace(file, tag, `${tag} ${added}`),
  [file.replace('.html', ''), ...reported],
  expected,
];

/** Puts the warning of a page into something else. */
const aroundWarning = (start: string, end: string): Edit =>
  edits(
    replace(COIN, '<p class="warning">', `${start}<p class="warning">`),
    replace(COIN, 'sell at any time.</p>', `sell at any time.</p>${end}`),
  );

export const MARKUP: readonly Mutation[] = [
  [
    'a word in the other direction',
    replace(COIN, 'Nobody promises', '<bdo dir="rtl">Nobody</bdo> promises'),
    ['coin', 'bdo'],
  ],
  attribute(COIN, '<p class="lead"', 'dir="rtl"', ['dir', 'rtl']),
  attribute(TERMS, '<p class="warning"', 'hidden', ['hidden']),
  attribute(TERMS, '<p class="warning"', 'hidden="until-found"', ['hidden', 'until-found']),
  attribute(TERMS, '<section class="document-section" id="refunds"', 'hidden', ['hidden']),
  attribute(TERMS, '<section class="document-section" id="refunds"', 'inert'),
  attribute(TERMS, '<p class="warning"', 'popover'),
  attribute(TERMS, '<p class="warning"', 'aria-hidden="true"', [/aria-hidden|screen readers/]),
  attribute(TERMS, '<p class="warning"', 'role="presentation"', ['role', 'presentation']),
  attribute(TERMS, '<p class="warning"', 'role="none"', ['role']),
  attribute(TERMS, '<p class="warning"', 'lang="zu"', ['lang', 'zu']),
  attribute(COIN, '<p class="lead"', 'translate="no"', ['translate']),
  attribute(COIN, '<p class="lead"', 'contenteditable', ['contenteditable']),
  attribute(COIN, '<p class="lead"', 'tabindex="0"', ['tabindex']),
  attribute(COIN, '<p class="lead"', 'aria-labelledby="supply"', ['aria-labelledby', 'supply']),
  attribute(COIN, '<p class="lead"', 'aria-live="off"', ['aria-live']),
  attribute(COIN, '<p class="lead"', 'aria-roledescription="promise"', ['promise']),
  attribute(COIN, '<p class="lead"', 'data-more="Everybody gains"', [
    'data-more',
    'Everybody gains',
  ]),
  attribute(COIN, '<p class="lead"', 'slot="other"', ['slot', 'other']),
  attribute(COIN, '<p class="lead"', 'accesskey="s"', ['accesskey']),
  attribute(COIN, '<p class="lead"', 'draggable="true"', ['draggable']),
  attribute(COIN, '<p class="lead"', 'is="other-text"', ['other-text']),
  attribute(COIN, '<p class="lead"', 'itemprop="price"', ['itemprop', 'price']),
  attribute(COIN, '<ol class="steps"', 'reversed'),
  attribute(COIN, '<ol class="steps"', 'start="40"', ['40']),
  attribute(COIN, '<ol class="steps"', 'type="a"', ['type']),
  attribute(CONTACT, '<details id="night"', 'open', [/open|shown/]),
  attribute(CONTACT, '<details id="night"', 'name="one"', ['name']),
  attribute(CONTACT, '<input id="consent"', 'checked'),
  attribute(CONTACT, '<input id="name"', 'required'),
  attribute(CONTACT, '<input id="name"', 'disabled'),
  attribute(CONTACT, '<input id="name"', 'readonly'),
  attribute(CONTACT, '<input id="name"', 'pattern="[0-9]+"', ['pattern', '[0-9]+']),
  attribute(CONTACT, '<input id="name"', 'autocomplete="cc-number"', ['autocomplete', 'cc-number']),
  attribute(CONTACT, '<input id="name"', 'inputmode="none"', ['inputmode']),
  attribute(CONTACT, '<input id="name"', 'aria-invalid="true"', ['aria-invalid']),
  attribute(CONTACT, '<input id="name"', 'value="Crew"', ['Crew']),
  attribute(CONTACT, '<option value="coin"', 'selected'),
  attribute(CONTACT, '<option value="coin"', 'label="A refund"', ['A refund']),
  attribute(CONTACT, '<textarea name="letter"', 'spellcheck="true"', ['spellcheck']),
  attribute(CONTACT, '<fieldset', 'disabled'),
  attribute(CONTACT, '<button type="submit"', 'formnovalidate'),
  [
    'a field for a secret',
    replace(
      CONTACT,
      'id="phrase" name="question" type="text"',
      'id="phrase" name="question" type="password"',
    ),
    ['contact', 'type', 'password'],
  ],
  [
    'a field that is not seen',
    replace(
      CONTACT,
      'id="phrase" name="question" type="text"',
      'id="phrase" name="question" type="hidden"',
    ),
    ['contact', 'type', 'hidden'],
  ],
  [
    'a field for a file',
    replace(
      CONTACT,
      'id="phrase" name="question" type="text"',
      'id="phrase" name="question" type="file"',
    ),
    ['contact', 'type', 'file'],
  ],
  [
    'a button that resets',
    replace(CONTACT, '<button type="submit"', '<button type="reset"'),
    ['contact', 'type', 'reset'],
  ],
  [
    'a text that waits in a field',
    replace(CONTACT, 'type="text" value=""', 'type="text" value="word one word two"'),
    ['contact', 'word one word two'],
  ],
  [
    'a text that waits in a field of many lines',
    replace(CONTACT, '></textarea>', '>I give my coins away.</textarea>'),
    ['contact', 'I give my coins away'],
  ],
  [
    'the value of an option',
    replace(CONTACT, '<option value="coin"', '<option value="refund"'),
    ['contact', 'value', 'refund'],
  ],
  [
    'the name of a field',
    replace(CONTACT, 'name="question"', 'name="seed"'),
    ['contact', 'name', 'seed'],
  ],
  [
    'the length of a field',
    replace(CONTACT, 'maxlength="100"', 'maxlength="1"'),
    ['contact', 'maxlength', '1'],
  ],
  ['a field that may be empty', replace(COIN, ' required>', '>'), ['coin', 'required']],
  [
    'a hint of another field',
    replace(COIN, 'aria-describedby="news-hint"', 'aria-describedby="supply"'),
    ['coin', 'aria-describedby', 'supply'],
  ],
  [
    'the labels of two fields swapped',
    swap(CONTACT, 'for="name"', 'for="phrase"'),
    ['contact', 'for', 'phrase'],
  ],
  ['a bar', replace(CONTACT, 'value="4">4 of 10', 'value="9">4 of 10'), ['contact', 'value', '9']],
  [
    'a date for machines',
    replace(CONTACT, 'datetime="2025-05-01"', 'datetime="2015-05-01"'),
    ['contact', '2015-05-01'],
  ],
  [
    'the number of an item',
    replace(COIN, '<li>The remainder', '<li value="7">The remainder'),
    ['coin', '7'],
  ],
  [
    'a cell over two columns',
    replace(COIN, '<td>Crew</td>', '<td colspan="2">Crew</td>'),
    ['coin', 'colspan'],
  ],
  [
    'a header of rows',
    replace(COIN, '<th scope="col">Share', '<th scope="row">Share'),
    ['coin', 'scope', 'row'],
  ],
  [
    'a heading of another rank',
    replace(COIN, '<h2>Supply</h2>', '<h4>Supply</h4>'),
    ['coin', 'h4'],
  ],
  [
    'a paragraph as a quotation',
    replace(
      TERMS,
      '<p class="document-note brief">We will never ask for your password.</p>',
      '<blockquote><p class="document-note brief">We will never ask for your password.</p></blockquote>',
    ),
    ['terms', 'blockquote'],
  ],
  [
    'a warning folded away',
    aroundWarning('<details><summary></summary>', '</details>'),
    ['coin', /details|folded/],
  ],
  [
    'a warning in a dialog that is closed',
    aroundWarning('<dialog>', '</dialog>'),
    ['coin', /dialog|hidden/],
  ],
  [
    'a warning in a template',
    aroundWarning('<template>', '</template>'),
    ['coin', /template|hidden/],
  ],
  [
    'a warning for visitors without scripts',
    aroundWarning('<noscript>', '</noscript>'),
    ['coin', 'noscript'],
  ],
  ['a warning in a comment', aroundWarning('<!--', '-->'), ['coin', 'You can lose everything']],
  ['a warning that is drawn as code', aroundWarning('<xmp>', '</xmp>'), ['coin', 'xmp']],
  [
    'a shadow tree that replaces the words',
    replace(
      COIN,
      '<h2>Supply</h2>',
      '<h2><template shadowrootmode="open">Supply is endless</template>Supply</h2>',
    ),
    ['coin', 'Supply is endless'],
  ],
  [
    'the mode of a template',
    replace(CONTACT, '<template id="row">', '<template id="row" shadowrootmode="open">'),
    ['contact', 'shadowrootmode'],
  ],
  [
    'a page in a frame, as an attribute',
    addTo(COIN, '<iframe srcdoc="&lt;p&gt;Pay here"></iframe>'),
    ['coin', 'iframe', 'Pay here'],
  ],
  [
    'a page in a frame',
    addTo(COIN, `<iframe src="${STRANGER}/pay"></iframe>`),
    ['coin', 'iframe', 'stranger.example'],
  ],
  [
    'a page as an object',
    addTo(COIN, `<object data="${STRANGER}/pay"></object>`),
    ['coin', 'object', 'stranger.example'],
  ],
  [
    'a page as an embedded file',
    addTo(COIN, `<embed src="${STRANGER}/pay">`),
    ['coin', 'embed', 'stranger.example'],
  ],
  [
    'a page of frames',
    replace(HOME, '<body>', `<frameset><frame src="${STRANGER}"></frameset><body>`),
    ['frameset'],
  ],
  ['a page as a portal', addTo(COIN, `<fencedframe></fencedframe>`), ['coin', 'fencedframe']],
  [
    'a text that moves',
    replace(COIN, '<p class="lead">', '<marquee></marquee><p class="lead">'),
    ['coin', 'marquee'],
  ],
  ['a rest of the page as plain text', addTo(COIN, '<plaintext>'), ['coin', 'plaintext']],
  [
    'a drawing of other words',
    replace(COIN, '<use href="#mark-deep"', '<use href="#mark-shallow"'),
    ['coin', 'use', '#mark-shallow'],
  ],
  ['a drawing that is moved', replace(COIN, 'x="1" y="9"', 'x="900" y="9"'), ['coin', 'x', '900']],
  [
    'the words of a drawing',
    replace(COIN, '<text>deep</text>', '<text>shoal</text>'),
    ['coin', 'shoal'],
  ],
  [
    'the ids of two drawings swapped',
    swap(COIN, 'id="mark-deep"', 'id="mark-shallow"'),
    ['coin', 'id', 'mark-shallow'],
  ],
  [
    'a title of a drawing',
    replace(COIN, '<title>Depth of the lake</title>', '<title>Depth of your pocket</title>'),
    ['coin', 'pocket'],
  ],
  [
    'HTML in a drawing',
    replace(
      COIN,
      '<use href="#mark-deep"',
      '<foreignObject width="100" height="20"><b>gold</b></foreignObject><use href="#mark-deep"',
    ),
    ['coin', 'gold'],
  ],
  [
    'a drawing that changes',
    replace(
      COIN,
      'x="1" y="9"></use>',
      'x="1" y="9"><set attributeName="href" to="#mark-shallow"/></use>',
    ),
    ['coin', 'set', '#mark-shallow'],
  ],
  [
    'a file of a picture',
    replace(COIN, `<img src="/${FILES.pier}"`, `<img src="/${FILES.map}"`),
    ['coin', FILES.map],
  ],
  [
    'a file of a picture on another host',
    replace(COIN, `<img src="/${FILES.pier}"`, `<img src="${STRANGER}/pier.avif"`),
    ['coin', 'stranger.example'],
  ],
  [
    'a picture in the page',
    replace(
      COIN,
      `<img src="/${FILES.pier}"`,
      '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="',
    ),
    ['coin', 'data:image/gif'],
  ],
  [
    'a file of a picture on fine screens',
    replace(COIN, `srcset="/${FILES.boat} 1x"`, `srcset="/og/coin.png 1x"`),
    ['coin', 'srcset', 'og/coin.png'],
  ],
  [
    'a file of a picture on phones',
    replace(COIN, `<source srcset="/${FILES.boatSmall}"`, '<source srcset="/og/coin.png"'),
    ['coin', 'srcset', 'og/coin.png'],
  ],
  [
    'when a picture is for phones',
    replace(COIN, 'media="(max-width: 600px)"', 'media="(min-width: 1px)"'),
    ['coin', 'media', '(min-width: 1px)'],
  ],
  [
    'a picture without size',
    replace(COIN, 'width="800" height="400"', 'width="0" height="0"'),
    ['coin', 'width', '0'],
  ],
  [
    'two pictures swapped',
    swap(COIN, `<img src="/${FILES.pier}"`, `<img class="code" src="/${FILES.code}"`),
    ['coin', FILES.code],
  ],
  [
    'a still of a film',
    replace(COIN, `poster="/${FILES.pier}"`, 'poster="/og/coin.png"'),
    ['coin', 'poster', 'og/coin.png'],
  ],
  [
    'a film',
    replace(COIN, `<video src="/${FILES.film}"`, `<video src="${STRANGER}/f.webm"`),
    ['coin', 'stranger.example'],
  ],
  [
    'a film that begins by itself',
    replace(COIN, ' controls></video>', ' autoplay muted></video>'),
    ['coin', 'autoplay'],
  ],
  [
    'words below a film',
    replace(COIN, ' controls></video>', ' controls><track default src="/lies.vtt"></video>'),
    ['coin', 'track', 'lies.vtt'],
  ],
  [
    'a sound',
    addTo(COIN, '<audio autoplay src="/lies.mp3"></audio>'),
    ['coin', 'audio', 'lies.mp3'],
  ],
  ['a page drawn in the old way', replace(TERMS, '<!DOCTYPE html>', ''), ['terms', /doctype/i]],
  [
    'a page in another language',
    replace(TERMS, '<html lang="en">', '<html lang="gd">'),
    ['terms', /lang/i, 'gd'],
  ],
  [
    'a page that cannot be enlarged',
    replace(COIN, 'initial-scale=1"', 'initial-scale=1, maximum-scale=1, user-scalable=no"'),
    ['coin', 'viewport', 'user-scalable=no'],
  ],
  [
    'a page of one color scheme',
    replace(COIN, 'content="light dark"', 'content="dark"'),
    ['coin', 'color-scheme', 'dark'],
  ],
  [
    'a color of the browser',
    replace(COIN, 'content="#f7faf2"', 'content="#000000"'),
    ['coin', 'theme-color', '#000000'],
  ],
  [
    'a color that spells another host',
    addToHead(COIN, `<meta name="msapplication-config" content="${STRANGER}/b.xml">`),
    ['coin', 'msapplication-config', 'stranger.example'],
  ],
  [
    'a weaker policy in a page',
    replace(TERMS, "default-src 'none'", 'default-src *'),
    ['terms', 'default-src'],
    { blocks: true },
  ],
  [
    'a page without its policy',
    replace(TERMS, 'http-equiv="content-security-policy"', 'name="content-security-policy"'),
    ['terms', 'content-security-policy'],
    { blocks: true },
  ],
  [
    'a cookie',
    addToHead(COIN, '<meta http-equiv="set-cookie" content="a=b">'),
    ['coin', 'set-cookie'],
  ],
  [
    'a comment that old browsers run',
    addTo(COIN, '<!--[if IE]><p>Pay here</p><![endif]-->'),
    ['coin', 'Pay here'],
  ],
  [
    'an element that is not known',
    addTo(COIN, '<pay-button to="stranger"></pay-button>'),
    ['coin', 'pay-button'],
  ],
  [
    'an anchor within a binding text',
    replace(PLEDGE, 'The crew sells nothing', '<a id="wallet-note"></a>The crew sells nothing'),
    ['pledge', 'wallet-note'],
  ],
  [
    'a tag that is not closed',
    replace(TERMS, 'Ask at the pier.</li>', '<b>Ask at the pier.</li>'),
    ['terms', /\bb\b/],
  ],
  [
    'a page drawn in the way of old pages',
    replace(TERMS, '<!DOCTYPE html>', '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 3.2//EN">'),
    ['terms', /doctype/i],
  ],
  [
    'a whole page hidden',
    replace(TERMS, '<html lang="en">', '<html lang="en" hidden>'),
    ['terms', 'hidden'],
  ],
  [
    'the text of a page hidden',
    replace(TERMS, '<main id="main"', '<main hidden id="main"'),
    ['terms', 'hidden'],
  ],
  [
    'a policy after what it is for',
    edits(
      replace(TERMS, '<meta http-equiv="content-security-policy"', '<meta name="later" data-x'),
      replace(
        TERMS,
        '</body>',
        `<meta http-equiv="content-security-policy" content="default-src 'none'"></body>`,
      ),
    ),
    ['terms', 'content-security-policy'],
    { blocks: true },
  ],
  [
    'a policy of a page with another host',
    replace(TERMS, "script-src 'self'", `script-src 'self' ${STRANGER}`),
    ['terms', 'stranger.example'],
    { blocks: true },
  ],
  [
    'an element that opens another one',
    replace(
      CONTACT,
      '<button type="submit" title',
      '<button commandfor="night" command="show-modal" type="submit" title',
    ),
    ['contact', 'commandfor', 'night'],
  ],
  [
    'a picture that is loaded ahead',
    addToHead(COIN, `<link rel="preload" as="image" imagesrcset="${STRANGER}/x.png 1x">`),
    ['coin', 'imagesrcset', 'stranger.example'],
  ],
];
