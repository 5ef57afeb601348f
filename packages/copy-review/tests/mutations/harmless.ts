/** Changes without a meaning, which must stay quiet, and changes that only look like these. */
import {
  addTo,
  append,
  BLOCKED,
  COIN,
  CONTACT,
  edits,
  HOME,
  inEveryPage,
  PAGES,
  PLEDGE,
  renameFile,
  replace,
  replaceAll,
  swapFiles,
  TERMS,
  textOf,
  WORDS_UNCHANGED,
  write,
  type Edit,
  type Mutation,
} from './edits.ts';
import { FILES, OTHER_ADDRESS, STRANGER, type Files } from './site.ts';

/** A harmless change, and whether the report only counts it, in one line. */
export type Harmless = readonly [name: string, edit: Edit, isFolded: boolean];

const everyPage =
  (change: (html: string) => string): Edit =>
  (files) => {
    for (const path of PAGES) write(path, change(textOf(files, path)))(files);
  };

/** Gives a class another name, in all pages and style sheets. */
const renameClass =
  (before: string, after: string): Edit =>
  (files) => {
    const name = new RegExp(String.raw`(?<=\.|class="(?:[^"]* )?)${before}(?![\w-])`, 'g');
    for (const path of [...PAGES, FILES.base, FILES.documents])
      write(path, textOf(files, path).replaceAll(name, after))(files);
  };

const newHashes = edits(
  renameFile(FILES.base, '_astro/base.99ff00aa.css'),
  renameFile(FILES.address, '_astro/ContractAddress.Qq12WwEe.js'),
  renameFile(FILES.client, '_astro/client.Aa98SsDd.js'),
  renameFile(FILES.boat, '_astro/boat.Ff76GgHh.avif'),
  renameFile(FILES.text, '_astro/fonts/ffee0011ddcc2233.woff2'),
);
const newClasses = edits(renameClass('a', 'q'), renameClass('b', 'r'), renameClass('c', 's'));
const newPrefixes: Edit = everyPage((html) =>
  html.replaceAll('_r3R_', '_r7R_').replaceAll('"r3"', '"r7"').replaceAll('r1"', 'r2"'),
);
const newPolicyHash = (files: Files) => {
  const [before, after] = [
    't5D1GY2TA3CYXEq6y4OnGK2dIwqHN0GW8fjOkCZYbZs=',
    'XFnCt6GhJ9Gbq3SEFmAe9zkFIz/DpSxD44aHfX0fdJM=',
  ];
  edits(inEveryPage(before, after), replace('_headers', before, after))(files);
};

export const HARMLESS: readonly Harmless[] = [
  ['new hashes in the names of files', newHashes, true],
  ['renamed classes', newClasses, true],
  ['new names that the build makes', newPrefixes, true],
  ['all of these at once', edits(newClasses, newPrefixes, newHashes), true],
  [
    'a style in another place',
    edits(inEveryPage('.c{max-width:60ch}', ''), append(FILES.base, '.c{max-width:60ch}')),
    false,
  ],
  [
    'other rules in another order',
    edits(
      replace(FILES.base, '.skip{position:absolute}', ''),
      append(FILES.base, '.skip{position:absolute}'),
    ),
    false,
  ],
  [
    'a style sheet that is written in another way',
    replace(FILES.base, '.lead{font-size:1.25rem}', '.lead {\n  font-size: 1.25rem;\n}\n'),
    false,
  ],
  ['a new hash of a policy', newPolicyHash, false],
  [
    'line breaks between elements',
    everyPage((html) => html.replaceAll('</p><', '</p>\n<').replaceAll('<section', '\n  <section')),
    false,
  ],
  [
    'attributes in another order',
    replace(
      COIN,
      'width="400" height="300" loading="lazy"',
      'loading="lazy" height="300" width="400"',
    ),
    false,
  ],
  [
    'attributes in other quotation marks',
    everyPage((html) => html.replaceAll('class="lead"', "class='lead'")),
    false,
  ],
  [
    'tags in capitals',
    everyPage((html) => html.replaceAll('<h2>', '<H2>').replaceAll('</h2>', '</H2>')),
    false,
  ],
  ['characters as entities', everyPage((html) => html.replaceAll('Nobody', '&#78;obody')), false],
  ['a comment', replace(COIN, '<h1>', '<!-- the crew --><h1>'), false],
  [
    'slashes in empty elements',
    everyPage((html) => html.replaceAll(' loading="lazy">', ' loading="lazy" />')),
    false,
  ],
  ['a comment in a style sheet', append(FILES.base, '/* the crew */'), false],
];

export const HARMLESS_LOOKS: readonly Mutation[] = [
  [
    'a new hash, and another address in the file',
    edits(
      renameFile(FILES.address, '_astro/ContractAddress.Qq12WwEe.js'),
      replace(
        '_astro/ContractAddress.Qq12WwEe.js',
        'writeText(text)',
        `writeText("${OTHER_ADDRESS}")`,
      ),
    ),
    ['ContractAddress', OTHER_ADDRESS],
    WORDS_UNCHANGED,
  ],
  [
    'a new hash, and another picture',
    edits(
      renameFile(FILES.boat, '_astro/boat.Ff76GgHh.avif'),
      write('_astro/boat.Ff76GgHh.avif', 'another picture'),
    ),
    [/boat\.(?:Ff76GgHh|Dk20PzQa)/],
    WORDS_UNCHANGED,
  ],
  [
    'the file of another hash, which was there before',
    replaceAll(COIN, FILES.boat, FILES.boatSmall),
    ['coin', FILES.boatSmall],
    WORDS_UNCHANGED,
  ],
  [
    'a file of another name with a hash',
    replaceAll(COIN, FILES.pier, FILES.boat),
    ['coin', FILES.boat],
    WORDS_UNCHANGED,
  ],
  [
    'a file with a hash of another host',
    replaceAll(COIN, `src="/${FILES.pier}"`, `src="${STRANGER}/${FILES.pier}"`),
    ['coin', 'stranger.example'],
    WORDS_UNCHANGED,
  ],
  [
    'a file with a hash in another folder',
    edits(
      replaceAll(COIN, FILES.code, 'og/code.Cx81kQ2p.svg'),
      write('og/code.Cx81kQ2p.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ),
    ['coin', 'og/code.Cx81kQ2p.svg'],
  ],
  [
    'a new hash of a file that does not exist',
    replaceAll(COIN, FILES.pier, '_astro/pier.Xx00Xx00.avif'),
    ['coin', 'pier.Xx00Xx00.avif'],
    WORDS_UNCHANGED,
  ],
  [
    'a new hash in a style, of another font',
    inEveryPage(`src:url("/${FILES.text}")`, 'src:url("/_astro/fonts/0000853737aae6ff.woff2")'),
    ['0000853737aae6ff'],
    WORDS_UNCHANGED,
  ],
  [
    'renamed classes, and a rule that is not',
    edits(newClasses, append(FILES.base, '.r{display:none}')),
    [FILES.base, 'display'],
    BLOCKED,
  ],
  [
    'renamed classes that took the name of hidden ones',
    edits(
      renameClass('archived', 'old'),
      renameClass('warning', 'archived'),
      append(FILES.base, '.archived{display:none}'),
    ),
    [FILES.base, 'display'],
    BLOCKED,
  ],
  [
    'two classes that swapped their rules',
    edits(
      replace(FILES.base, '.archived{display:none}', '.lead{display:none}'),
      replace(FILES.base, '.lead{font-size:1.25rem}', '.archived{font-size:1.25rem}'),
    ),
    [FILES.base, '.lead', 'display'],
  ],
  [
    'a class renamed on one of the pages',
    replace(TERMS, 'class="warning"', 'class="caution"'),
    ['terms', 'caution'],
    WORDS_UNCHANGED,
  ],
  [
    'a class renamed in the styles alone',
    replace(FILES.base, '.archived{display:none}', '.filed{display:none}'),
    [FILES.base, 'archived'],
  ],
  [
    'new names that the build makes, on one of two elements',
    replace(COIN, '<label for="_r3R_1_">', '<label for="_r7R_1_">'),
    ['coin', 'for', '_r7R_1_'],
    WORDS_UNCHANGED,
  ],
  [
    'a harmless rebuild, and one link',
    edits(
      newClasses,
      newPrefixes,
      newHashes,
      replace(COIN, 'mailto:crew@kelpie.example', 'mailto:crew@stranger.example'),
    ),
    ['coin', 'crew@stranger.example'],
  ],
  [
    'a harmless rebuild, and one word',
    edits(
      newClasses,
      newPrefixes,
      newHashes,
      replace(PLEDGE, 'notice of 14 days', 'notice of 4 days'),
    ),
    ['pledge', '4 days'],
    BLOCKED,
  ],
  [
    'a harmless rebuild, and one property',
    edits(
      newClasses,
      newPrefixes,
      newHashes,
      replace(COIN, '&quot;Not copied&quot;', '&quot;All is well&quot;'),
    ),
    ['coin', 'All is well'],
  ],
  ['spaces between words and links', replace(HOME, 'Read the <a', 'Read the<a'), [/risks|␣/]],
  [
    'spaces in a style of preformatted text',
    append(FILES.base, '.lead{white-space:pre}'),
    [FILES.base, '.lead', 'white-space'],
    WORDS_UNCHANGED,
  ],
  [
    'an attribute twice, of which the first one counts',
    replace(COIN, 'alt="The pier"', 'alt="The vault" alt="The pier"'),
    ['coin', 'vault'],
  ],
  [
    'a comment that ends early',
    replace(CONTACT, '<h1>', '<!-->Send coins here.<h1>'),
    ['contact', 'Send coins here'],
  ],
  [
    'a class with the name of a number of words',
    addTo(COIN, '<p class="a"><i class="b"></i></p>'),
    ['coin', /\bp\b/],
    WORDS_UNCHANGED,
  ],
  [
    'new hashes of two files that swapped their contents',
    edits(
      renameFile(FILES.boat, '_astro/boat.Ff76GgHh.avif'),
      renameFile(FILES.boatSmall, '_astro/boat.Ww21KkLl.avif'),
      swapFiles('_astro/boat.Ff76GgHh.avif', '_astro/boat.Ww21KkLl.avif'),
    ),
    [/boat\./],
    WORDS_UNCHANGED,
  ],
  [
    'a new hash of a file of which the old one is still there',
    edits(
      write('_astro/boat.Ff76GgHh.avif', 'another picture'),
      replaceAll(COIN, FILES.boat, '_astro/boat.Ff76GgHh.avif'),
    ),
    ['boat.Ff76GgHh.avif'],
    WORDS_UNCHANGED,
  ],
  [
    'an accent as a character of its own',
    replace(TERMS, 'The courts of Lochend', 'The courts of Loche\u0301nd'),
    ['terms'],
    BLOCKED,
  ],
  ['two pages swapped', swapFiles(COIN, CONTACT), ['coin', 'contact']],
  ['two binding pages swapped', swapFiles(TERMS, PLEDGE), ['terms', 'pledge'], BLOCKED],
  [
    'renamed classes that took each other’s names in the styles alone',
    edits(
      replace(FILES.documents, '.brief{display:none}', '.swap{display:none}'),
      replaceAll(FILES.documents, '.document-note', '.brief'),
      replace(FILES.documents, '.swap{', '.document-note{'),
    ),
    [FILES.documents, 'display'],
  ],
];
