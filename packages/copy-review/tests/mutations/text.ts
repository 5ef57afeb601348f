/** What visitors read, and what only looks like it. */
import {
  addTo,
  BLOCKED,
  COIN,
  CONTACT,
  edits,
  HOME,
  PLEDGE,
  remove,
  replace,
  swap,
  TERMS,
  write,
  type Mutation,
} from './edits.ts';

export const TEXT: readonly Mutation[] = [
  [
    'a word',
    replace(COIN, 'Nobody promises a price', 'Everybody promises a price'),
    ['coin', 'Everybody'],
  ],
  [
    'a heading',
    replace(COIN, '<h2>Supply</h2>', '<h2>Guaranteed supply</h2>'),
    ['coin', 'Guaranteed'],
  ],
  [
    'the title of a page',
    replace(COIN, '<title>The coin', '<title>The safe coin'),
    ['coin', 'safe'],
  ],
  [
    'the description of a page',
    replace(COIN, 'content="What the kelpie coin is', 'content="Why the kelpie coin rises'),
    ['coin', 'rises'],
  ],
  ['an amount', replace(COIN, '102 coins', '1020 coins'), ['coin', '1020']],
  ['a separator within an amount', replace(COIN, '102 coins', '10.2 coins'), ['coin', '10.2']],
  [
    'a number made a power',
    replace(COIN, '102 coins', '10<sup>2</sup> coins'),
    ['coin', /sup|10²|10\^2/],
  ],
  [
    'a number made an index',
    replace(COIN, '102 coins', '10<sub>2</sub> coins'),
    ['coin', /sub|10₂/],
  ],
  ['a percentage', replace(COIN, '50% of the rest', '5% of the rest'), ['coin', '5%']],
  ['a duration', replace(COIN, 'locked for 12 months', 'locked for 12 days'), ['coin', '12 days']],
  [
    'a negation that moved',
    edits(replace(COIN, 'We do not refund. You can sell', 'We do refund. You can not sell')),
    ['coin', 'not'],
  ],
  [
    'a space within a word',
    replace(COIN, 'We do not refund', 'We donot refund'),
    ['coin', 'donot'],
  ],
  [
    'an invisible character instead of a space',
    replace(COIN, 'We do not refund', 'We do\uFEFFnot refund'),
    ['coin', 'do⟨U+FEFF⟩not'],
  ],
  [
    'an invisible character after the last word of a text',
    replace(COIN, 'We do not refund.', 'We do not refund.\uFEFF'),
    ['coin', 'U+FEFF'],
  ],
  [
    'an element with nothing but an invisible character',
    replace(COIN, '102 coins', '102 <b>\uFEFF</b>coins'),
    ['coin', 'U+FEFF'],
  ],
  [
    'two sentences swapped',
    replace(
      COIN,
      'One coin is one crossing of the lake. Nobody promises a price.',
      'Nobody promises a price. One coin is one crossing of the lake.',
    ),
    ['coin', 'Nobody promises a price'],
  ],
  [
    'two items of a list swapped',
    swap(COIN, '102 coins for the crew', 'The remainder is sold'),
    ['coin', /102 coins for the crew|The remainder is sold/],
  ],
  ['two cells of a table swapped', swap(COIN, '10%', '40%'), ['coin', '40%']],
  ['two headers of a table swapped', swap(COIN, '>Who<', '>Share<'), ['coin', 'Share']],
  [
    'two sections of a page swapped',
    swap(
      TERMS,
      '<h2>2. Refunds</h2><p>We do not refund coins. We refund crossings that we cancel within 30 days.</p>',
      '<h2>3. Disputes</h2><p>The courts of Lochend decide. The time limit is 12 months.</p>',
    ),
    ['terms', 'Disputes'],
    BLOCKED,
  ],
  [
    'a paragraph moved to another section',
    edits(
      replace(
        COIN,
        '<p class="address-note">Compare every character before you send anything.</p>',
        '',
      ),
      addTo(COIN, '<p class="address-note">Compare every character before you send anything.</p>'),
    ),
    ['coin', 'Compare every character'],
  ],
  [
    'an alternative text',
    replace(COIN, 'alt="The pier"', 'alt="The vault of the coins"'),
    ['coin', 'vault of the coins'],
  ],
  [
    'a label for assistive technology',
    replace(COIN, 'aria-label="News"', 'aria-label="Guaranteed profit"'),
    ['coin', 'Guaranteed profit'],
  ],
  [
    'a tooltip',
    replace(CONTACT, 'title="Nothing is sent"', 'title="We reply within a day"'),
    ['contact', 'We reply within a day'],
  ],
  [
    'a placeholder',
    replace(COIN, 'placeholder="you@example.com"', 'placeholder="Your recovery phrase"'),
    ['coin', 'Your recovery phrase'],
  ],
  [
    'a summary',
    replace(CONTACT, '<summary>Do you sell coins?', '<summary>Do you buy coins?'),
    ['contact', 'buy'],
  ],
  [
    'an option of a form',
    replace(CONTACT, '>The coin</option>', '>A refund</option>'),
    ['contact', 'A refund'],
  ],
  [
    'whitespace in preformatted text',
    replace(TERMS, 'Crew  4\nBoats 1', 'Crew \n4 Boats 1'),
    ['terms', /pre|white ?space|␣|Crew/],
  ],
  [
    'a text that is only in a template',
    replace(CONTACT, 'A row for letters.', 'A row for payments.'),
    ['contact', 'payments'],
  ],
  [
    'a text for visitors without scripts',
    replace(CONTACT, 'write to crew@kelpie.example.', 'write to crew@stranger.example.'),
    ['contact', 'crew@stranger.example'],
  ],
  [
    'words in a link for editors',
    replace(COIN, '>Edit this text<', '>Buy before Friday<'),
    ['coin', 'Buy before Friday'],
  ],
  [
    'a text made a picture of it',
    replace(
      COIN,
      'Nobody promises a price.',
      '<img src="/icon-192.png" alt="Nobody promises a price.">',
    ),
    ['coin', 'icon-192.png'],
  ],
  [
    'a sentence of a binding text',
    replace(TERMS, 'We do not refund coins.', 'We refund coins.'),
    ['terms', 'not'],
    BLOCKED,
  ],
  [
    'an entry of the list of changes',
    replace(TERMS, 'Refunds within 30 days.', 'Refunds at once.'),
    ['terms', 'at once'],
    BLOCKED,
  ],
  [
    'a removed entry of the list of changes',
    replace(
      TERMS,
      '<tr data-kind="editorial"><td>2.0</td><td>1 May 2025</td><td>Shorter words.</td></tr>',
      '',
    ),
    ['terms', 'Shorter words'],
    BLOCKED,
  ],
  [
    'a version made earlier',
    replace(TERMS, '<dd>2.1</dd>', '<dd>1.9</dd>'),
    ['terms', '1.9'],
    BLOCKED,
  ],
  [
    'an effective date made earlier',
    replace(TERMS, '<dd>3 March 2026</dd>', '<dd>3 March 2020</dd>'),
    ['terms', '3 March 2020'],
  ],
  [
    'the kind of an entry of the list of changes',
    replace(TERMS, 'data-kind="substantive"', 'data-kind="editorial"'),
    ['terms', 'editorial'],
  ],
  [
    'a date of a proof',
    replace(PLEDGE, 'locked until 3 March 2027', 'locked until 3 March 2026'),
    ['pledge', '3 March 2026'],
    BLOCKED,
  ],
  [
    'a binding page without its versions',
    replace(PLEDGE, 'id="versions"', 'id="history"'),
    ['pledge', /versions|history/],
    BLOCKED,
  ],
  ['a binding page that is gone', remove(PLEDGE), ['pledge'], BLOCKED],
  ['a page that is gone', remove(CONTACT), ['contact']],
  [
    'a new page that nothing leads to',
    write('airdrop.html', '<!DOCTYPE html><title>Airdrop</title><p>Send one coin, get two.'),
    ['airdrop', 'Send one coin'],
  ],
  [
    'Cyrillic letters in a word',
    replace(COIN, 'Report a fake</a>', 'Report а fаke</a>'),
    ['coin', 'U+0430'],
  ],
  [
    'a ligature for two letters',
    replace(TERMS, 'The time limit', 'The ﬁnal time limit'),
    ['terms', 'ﬁnal'],
    BLOCKED,
  ],
  [
    'a letter and its accent as one character',
    replace(COIN, 'The remainder', 'Thé remainder'),
    ['coin', 'Thé'],
  ],
  [
    'digits of full width',
    replace(COIN, 'locked for 12 months', 'locked for １２ months'),
    ['coin', '１２'],
  ],
  [
    'a fraction for two digits',
    replace(COIN, '50% of the rest', '5½% of the rest'),
    ['coin', '5½'],
  ],
  [
    'a soft hyphen in a word',
    replace(COIN, 'promises a price', 'pro\u00ADmises a price'),
    ['coin', 'U+00AD'],
  ],
  [
    'a zero-width space in a binding text',
    replace(TERMS, 'You must not pay', 'You must\u200B not pay'),
    ['terms', 'U+200B'],
  ],
  [
    'a mark that turns the direction of a text',
    replace(COIN, '102 coins', '\u202E102\u202C coins'),
    ['coin', 'U+202E'],
  ],
  [
    'letters that no font draws',
    replace(COIN, 'You can sell', 'You \u{E0063}\u{E0061}\u{E006E} can sell'),
    ['coin', 'U+E0063'],
  ],
  [
    'a blank letter for a space',
    replace(COIN, 'We do not refund', 'We do\u3164not refund'),
    ['coin', /U\+3164|not refund/],
  ],
  ['a space that does not break', replace(COIN, '12 months', '12\u00A0months'), []],
  [
    'letters between words, as a joiner',
    replace(COIN, 'not refund', 'not\u2060 refund'),
    ['coin', 'U+2060'],
  ],
  [
    'a warning struck through',
    replace(
      COIN,
      '<strong>You can lose everything you pay.</strong>',
      '<s>You can lose everything you pay.</s>',
    ),
    ['coin', /\bs\b/],
  ],
  [
    'a sentence marked as deleted',
    replace(TERMS, 'We do not refund coins.', '<del>We do not refund coins.</del>'),
    ['terms', 'del'],
  ],
  [
    'a warning without its emphasis',
    replace(
      COIN,
      '<strong>You can lose everything you pay.</strong>',
      'You can lose everything you pay.',
    ),
    ['coin', 'strong'],
  ],
  [
    'a text above another one',
    replace(COIN, '102 coins', '<ruby>102<rt>900</rt></ruby> coins'),
    ['coin', '900'],
  ],
  [
    'a break within a word',
    replace(COIN, 'Nobody promises', 'No<br>body promises'),
    ['coin', /br|No body/],
  ],
  [
    'a word in a footer',
    replace(HOME, 'Kelpie Ferry is no bank', 'Kelpie Ferry is a bank'),
    ['bank', /index|\//],
  ],
  [
    'a binding sentence moved out of the binding text',
    edits(
      replace(TERMS, '<p class="document-note brief">We will never ask for your password.</p>', ''),
      addTo(TERMS, '<p>We will never ask for your password.</p>'),
    ),
    ['terms', 'never ask for your password'],
    BLOCKED,
  ],
];
