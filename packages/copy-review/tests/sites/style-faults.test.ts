import { describe, expect, it } from 'vitest';
import type { ReviewConfig } from '../../src/shared/config.ts';
import { compareSites } from '../../src/sites/compare-sites.ts';
import { TERMS } from '../reading.ts';

const config: ReviewConfig = {
  documents: [{ ...TERMS, text: '.text', details: '.detail' }],
  protected: ['.address'],
};

const page = (css: string, ...main: readonly string[]) =>
  `<style>${css}</style><main class="page"><h1>Terms</h1>${main.join('')}</main>`;
const text = (...parts: readonly string[]) => `<div class="text">${parts.join('')}</div>`;
const P = '<p>We promise it.</p>';
const stamp = (words = 'Date passed') => `<p class="detail stamp">${words}</p>`;
const note = (words: string, name = 'note') => `<p class="detail ${name}">${words}</p>`;

const ROTATED = '.stamp{rotate:-3deg}';
const HIDDEN = '.stamp{display:none}';
const UNSEEN = '.unseen{position:absolute;clip-path:inset(50%)}';
const NEW_TAB = '<span class="unseen"> (new tab)</span>';

/** The faults of styles if the page of the terms changes so. */
function faultsOf(before: string, after: string): string[] {
  const site = (html: string) => ({ name: 'site', pages: new Map([['/terms', html]]) });
  const report = compareSites(site(before), site(after), config);
  expect([...report.pages, ...report.differences]).not.toEqual([]);
  return report.blocking.flatMap(({ message }) => /^A style can .*/.exec(message) ?? []);
}

type Row = readonly [name: string, before: string, after: string];

describe('A change of styles does not block if it', () => {
  it.each<Row>([
    ['goes with a detail', page(ROTATED, text(P, stamp())), page('', text(P))],
    [
      'goes with a detail that it hid',
      page(`${HIDDEN}.stamp:after{content:"!"}`, text(P, stamp())),
      page('', text(P)),
    ],
    [
      'goes with a binding text',
      page('.old:before{content:"No. "}', text(P, '<p class="old">We owe it.</p>')),
      page('', text(P)),
    ],
    [
      'goes with a binding text and what holds it',
      page('.old p{display:none}', text(P, '<div class="old"><p>We owe it.</p></div>')),
      page('', text(P)),
    ],
    ['matched nothing', page(HIDDEN, text(P)), page('', text(P))],
    ['comes with a detail, and only turns it', page('', text(P)), page(ROTATED, text(P, stamp()))],
    [
      'comes with a detail, and sets it in capitals',
      page('', text(P)),
      page('.stamp{transform:rotate(3deg);text-transform:uppercase}', text(P, stamp())),
    ],
    [
      'turns a detail that reads differently',
      page('', text(P, stamp('Date ahead'))),
      page(ROTATED, text(P, stamp())),
    ],
    [
      'gives a detail in place of another one a class that turns it',
      page(ROTATED, text(P, note('It ends on 7 May.'), '<p class="detail stamp">Pledged</p>')),
      page(ROTATED, text(P, stamp(), '<p class="detail stamp">Pledged</p>')),
    ],
    [
      'comes with an item of a list that has such items',
      page('.no{position:absolute}', text('<p><b class="no">1</b>We promise it.</p>')),
      page(
        '.no{position:absolute}',
        text('<p><b class="no">1</b>We promise it.</p>', '<p><b class="no">2</b>We do it.</p>'),
      ),
    ],
    [
      'comes with hidden words that another link has',
      page(UNSEEN, text(P, note('No link yet.')), `<a href="/a">A${NEW_TAB}</a>`),
      page(
        UNSEEN,
        text(P, note(`<a href="/proof">See the proof${NEW_TAB}</a>`)),
        `<a href="/a">A${NEW_TAB}</a>`,
      ),
    ],
    [
      'is for texts in an element that this page lacks',
      page('', text(P)),
      page('.poster .text p{display:none}', text(P)),
    ],
    [
      'sets a binding text in a size of the design',
      page(':root{--lead:clamp(1rem,.9rem + .5vw,1.3rem)}', text(P)),
      page(
        ':root{--lead:clamp(1rem,.9rem + .5vw,1.3rem)}.text p{font-size:var(--lead);line-height:calc(1.5 / 1)}',
        text(P),
      ),
    ],
    ...[
      'font-size:var(--unknown)',
      'font-size:max(min(1.875rem,9vw - 8px),1.25rem)',
      'font:700 clamp(1rem,2rem - 1vw,2rem)/1.5 serif',
    ].map((declaration): Row => [
      `sets a binding text in another size by ${declaration}`,
      page('', text(P)),
      page(`.text p{${declaration}}`, text(P)),
    ]),
    [
      'sets a binding text a little fainter',
      page(':root{--faint:90%}', text(P)),
      page(':root{--faint:90%}.text p{opacity:var(--faint)}', text(P)),
    ],
    [
      'gives a detail a class whose name had another style before',
      page('.b{position:absolute}', text(P, note('It ends on 7 May.', 'a')), '<i class="b">x</i>'),
      page('.b{color:red}', text(P, note('It has ended.', 'b')), '<i class="b">x</i>'),
    ],
  ])('%s', (_, before, after) => {
    expect(faultsOf(before, after)).toEqual([]);
  });
});

describe('A change of styles blocks if it', () => {
  it.each<Row>([
    [
      'no longer hides a binding text',
      page('.old{display:none}', text(P, '<p class="old">We owe it.</p>')),
      page('', text(P, '<p class="old">We owe it.</p>')),
    ],
    [
      'is for texts in an element with a class that a script sets',
      page('', text(P), "<script>document.body.classList.add('later')</script>"),
      page(
        '.later .text p{display:none}',
        text(P),
        "<script>document.body.classList.add('later')</script>",
      ),
    ],
    [
      'is for texts in one of several elements, one with a class that a script sets',
      page('', text(P), "<script>document.body.classList.add('later')</script>"),
      page(
        ':is(.poster,.later) .text p{display:none}',
        text(P),
        "<script>document.body.classList.add('later')</script>",
      ),
    ],
    ...[
      'opacity:calc(1 - 1)',
      'opacity:min(1,0)',
      'opacity:1%',
      'opacity:10%',
      'opacity:1e-9',
      'opacity:.5e-5',
      'opacity:var(--none)',
      'font-size:var(--none)',
      'font-size:min(1rem,1rem - 1rem)',
      'font:calc(1rem - 1rem) serif',
      'font-size:calc(1rem - 1rem)',
      'font-size:calc(1rem + -16px)',
      'font-size:calc(-15px + 1rem)',
      'font-size:round(down,15px,16px)',
      'font-size:mod(16px,8px)',
      'font-size:calc(1rem / 100)',
      'font-size:calc((1rem) * .01)',
      'font-size:var(--unknown,0)',
      'display:var(--gone)',
      'color:var(--clear)',
      'color:rgb(0 0 0/calc(0*1))',
      'color:rgb(0 0 0/1e-9)',
      'color:rgba(0,0,0,calc(0))',
      'contain:strict',
      'height:1lh;contain:paint',
    ].map((declaration): Row => [
      `hides a binding text by ${declaration}`,
      page(':root{--none:0;--gone:none;--clear:transparent}', text(P)),
      page(`:root{--none:0;--gone:none;--clear:transparent}.text p{${declaration}}`, text(P)),
    ]),
    [
      'comes from another host',
      page('', text(P)),
      page('', '<link rel="stylesheet" href="https://stranger.example/s.css">', text(P)),
    ],
    [
      'no longer hides a binding text, whose words are edited',
      page('.old{display:none}', text(P, '<p class="old">We owe it to all.</p>')),
      page('', text(P, '<p>We owe it to few.</p>')),
    ],
    [
      'no longer hides a binding text, which moved',
      page('.old{display:none}', text('<p class="old">We owe it.</p>', P, '<p>Or not.</p>')),
      page('', text(P, '<p>Or not.</p>', '<p>We owe it.</p>')),
    ],
    [
      'no longer hides a text that is removed, and also hid one that stays',
      page('.old{display:none}', text(P, '<p class="old">A.</p>', '<p class="old">We owe it.</p>')),
      page('', text(P, '<p>We owe it.</p>')),
    ],
    [
      'no longer hides a class, which a new text has',
      page('.old{display:none}', text(P, '<p class="old">Ask at the pier.</p>')),
      page('', text(P), '<p class="old">Nobody ever promised anything.</p>'),
    ],
    [
      'no longer adds words to an element without text, which is gone',
      page('.no:before{content:"not"}', text(P, '<p>We do <i class="no"></i> sell.</p>')),
      page('', text(P, '<p>We do sell.</p>')),
    ],
    [
      'no longer sets a custom property that hides a text',
      page(':root{--x:none}.old{display:var(--x)}', text(P, '<p class="old">We owe it.</p>')),
      page('.old{display:var(--x)}', text(P, '<p class="old">We owe it.</p>')),
    ],
    [
      'moves a binding text off the page',
      page('', text(P)),
      page('.text p{position:relative;left:9999px}', text(P)),
    ],
    [
      'moves a binding text off a page of any width',
      page('', text(P)),
      page('.text p{margin-left:200vw}', text(P)),
    ],
    [
      'hides the letters of a new detail',
      page('', text(P)),
      page('.stamp{-webkit-text-security:disc}', text(P, stamp())),
    ],
    [
      'moves a binding text off the page by the space before it',
      page('', text(P)),
      page('.text p{padding-left:9999px}', text(P)),
    ],
    [
      'sets the lines of a binding text on top of each other',
      page('', text(P)),
      page('.text p{line-height:.1}', text(P)),
    ],
    [
      'hides a new binding text',
      page('', text(P)),
      page('.new{opacity:0}', text(P, '<p class="new">A.')),
    ],
    ['hides a new detail', page('', text(P)), page(HIDDEN, text(P, stamp()))],
    [
      'adds words to a new detail',
      page('', text(P)),
      page('.stamp:before{content:"Not: "}', text(P, stamp())),
    ],
    [
      'turns a new detail away',
      page('', text(P)),
      page('.stamp{rotate:y 90deg}', text(P, stamp())),
    ],
    [
      'turns a new detail out of the page',
      page('', text(P)),
      page('.stamp{rotate:3deg;transform-origin:-9999px 0}', text(P, stamp())),
    ],
    [
      'turns a detail whose words stay',
      page('', text(P, stamp())),
      page(ROTATED, text(P, stamp())),
    ],
    [
      'gives a detail whose words stay a class that turns it',
      page(ROTATED, text(P, note('Date passed'))),
      page(ROTATED, text(P, note('Date passed', 'stamp'))),
    ],
    [
      'gives a detail that reads differently a class that hides it',
      page(HIDDEN, text(P, note('It ends on 7 May.'))),
      page(HIDDEN, text(P, note('It has ended.', 'stamp'))),
    ],
    [
      'hides words of a binding text in a new element',
      page(UNSEEN, text(P)),
      page(UNSEEN, text('<p>We <span class="unseen">promise</span> it.</p>')),
    ],
    [
      'hides words of a binding text in a new element by its own style',
      page('', text(P)),
      page('', text('<p>We <span style="opacity:0">promise</span> it.</p>')),
    ],
    [
      'shows words of a binding text again, whose element is gone',
      page(UNSEEN, text('<p>We <span class="unseen">do not</span> promise it.</p>')),
      page(UNSEEN, text('<p>We do not promise it.</p>')),
    ],
    [
      'hides an edited detail in a new element',
      page(UNSEEN, text(P, note('It ends on 7 May.'))),
      page(UNSEEN, text(P, note('It has ended. <i class="unseen">Nothing is locked.</i>'))),
    ],
    [
      'hides words of a protected part in a new element',
      page(UNSEEN, text(P), '<p class="address">NOT-SET</p>'),
      page(UNSEEN, text(P), '<p class="address"><i class="unseen">NOT-</i>SET</p>'),
    ],
    [
      'turns a new detail upside down',
      page('', text(P)),
      page('.stamp{rotate:.5turn;transform-origin:0 0}', text(P, stamp())),
    ],
    [
      'squeezes a new detail into the space of one character',
      page('', text(P)),
      page('.stamp{writing-mode:vertical-rl;text-combine-upright:all}', text(P, stamp())),
    ],
    [
      'turns what holds a detail',
      page('', text(`<div class="box">${P}</div>`)),
      page('.box{rotate:180deg}', text(`<div class="box">${P}${stamp()}</div>`)),
    ],
    [
      'turns a new detail and a binding text',
      page('', text(P)),
      page('.text p{rotate:180deg}', text(P, stamp())),
    ],
    [
      'turns a new detail in a protected part',
      page('', text(P), '<p class="address">a</p>'),
      page(ROTATED, text(P), `<div class="address">a${text(stamp())}</div>`),
    ],
    [
      'turns binding words within a detail',
      page('', text(P)),
      page('.stamp .text{rotate:180deg}', text(P, `<div class="detail stamp">${text('A.')}</div>`)),
    ],
  ])('%s', (_, before, after) => {
    expect(faultsOf(before, after)).not.toEqual([]);
  });
});

it('A fault says what is no longer there', () => {
  const [fault] = faultsOf(
    page('.old{display:none}', text(P, '<p class="old">We owe it.</p>')),
    page('', text(P, '<p class="old">We owe it.</p>')),
  );
  expect(fault).toContain('.old (no longer display: none)');
});

it('A fault says which declaration a rule has lost', () => {
  const old = text(P, '<p class="old">We owe it.</p>');
  const [fault] = faultsOf(page('.old{display:none;color:red}', old), page('.old{color:red}', old));
  expect(fault).toContain('.old (no longer display: none)');
});
