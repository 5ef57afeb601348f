import { describe, expect, it } from 'vitest';
import { compareFiles, fileFaults } from '../../src/files/compare-files.ts';
import { purposeOf, typeOf } from '../../src/files/file-types.ts';
import { pairHashedNames } from '../../src/files/hashed-names.ts';

type Contents = Readonly<Record<string, string | Buffer>>;
const filesOf = (files: Contents) =>
  new Map(Object.entries(files).map(([path, content]) => [path, Buffer.from(content)]));

function compare(before: Contents, after: Contents) {
  const files = [filesOf(before), filesOf(after)] as const;
  return compareFiles(...files, pairHashedNames(...files));
}

/** The differences as `kind · place · before → after`. */
const reported = (before: Contents, after: Contents) =>
  compare(before, after).differences.map(
    ({ kind, file, place, before: was, after: is }) =>
      `${kind} · ${[file, place].filter(Boolean).join(', ')} · ${String(was)} → ${String(is)}`,
  );

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

describe('Files', () => {
  it.each<[string, Contents, Contents, (string | RegExp)[]]>([
    ['an equal file', { 'a.png': PNG }, { 'a.png': PNG }, []],
    [
      'a changed picture',
      { 'a.png': PNG },
      { 'a.png': Buffer.concat([PNG, PNG]) },
      ['picture · a.png · 4 bytes, sha256 0f4636c78f65 → 8 bytes, sha256 6c34f459d957'],
    ],
    ['a new picture', {}, { 'b/a.svg': '<svg/>' }, [/^new picture · b\/a.svg · null → 6 bytes/]],
    ['a removed font', { 'a.woff2': PNG }, {}, [/^removed font · a.woff2 · 4 bytes.* → null$/]],
    [
      'a line of a text file',
      { 'robots.txt': 'User-agent: *\nAllow: /\n' },
      { 'robots.txt': 'User-agent: *\nDisallow: /\n' },
      ['line of the rules for crawlers · robots.txt, line 2 · Allow: / → Disallow: /'],
    ],
    [
      'several lines, added and removed',
      { 'a.txt': 'a\nb\nc\nd\n' },
      { 'a.txt': 'b\nc\nd\ne\nf\n' },
      [
        'line of the text file · a.txt, line 1 · a → null',
        'line of the text file · a.txt, line 4 · null → e\nf',
      ],
    ],
    [
      'XML in one line',
      { 'sitemap-0.xml': '<a><b>1</b><b>2</b></a>' },
      { 'sitemap-0.xml': '<a><b>1</b><b>3</b></a>' },
      ['line of the sitemap · sitemap-0.xml, line 3 · <b>2</b> → <b>3</b>'],
    ],
    [
      'a file without line breaks, in part',
      { 'a.json': `["${'x'.repeat(300)}","1","${'y'.repeat(300)}"]` },
      { 'a.json': `["${'x'.repeat(300)}","2","${'y'.repeat(300)}"]` },
      [
        `line of the data · a.json, line 1 · ${'x'.repeat(27)}","1","${'y'.repeat(27)} → ${'x'.repeat(27)}","2","${'y'.repeat(27)}`,
      ],
    ],
    ['an invisible character', { 'a.txt': 'ab' }, { 'a.txt': 'a\u200bb' }, [/ab → a\\u\{200b\}b$/]],
    ['a line break of Windows', { 'a.txt': 'a\n' }, { 'a.txt': 'a\r\n' }, [/a → a\\u\{d\}$/]],
    [
      'text that became bytes',
      { 'a.txt': 'a' },
      { 'a.txt': PNG },
      [/^text file · a.txt · 1 byte, .* → 4 bytes/],
    ],
    [
      'a script with another hash',
      { '_astro/a.AAAAAAA1.js': 'write("0x1")' },
      { '_astro/a.BBBBBBB2.js': 'write("0x2")' },
      [
        /^script · _astro\/a.BBBBBBB2.js · 12 bytes, sha256 \w{12}: write\("0x1"\) → .*write\("0x2"\)$/,
      ],
    ],
    [
      'a reference to a renamed file',
      { '_astro/a.AAAAAAA1.js': 'import"./b.AAAAAAA1.js"', '_astro/b.AAAAAAA1.js': '1' },
      { '_astro/a.BBBBBBB2.js': 'import"./b.BBBBBBB2.js"', '_astro/b.BBBBBBB2.js': '1' },
      [],
    ],
    [
      'what is compared elsewhere',
      { 'a.css': '1', 'a.html': '1', _headers: '1' },
      { _redirects: '2' },
      [],
    ],
  ])('%s', (_, before, after, differences) => {
    const lines = reported(before, after);
    expect(lines).toHaveLength(differences.length);
    differences.forEach((one, index) => {
      if (typeof one === 'string') expect(lines[index]).toBe(one);
      else expect(lines[index]).toMatch(one);
    });
  });

  it('count new hashes, and say what can change words', () => {
    const { differences, folded } = compare(
      { 'a.AAAAAAA1.js': '1', 'b.AAAAAAA1.png': '1', 'a.txt': '1' },
      { 'a.BBBBBBB2.js': '2', 'b.BBBBBBB2.png': '1', 'a.txt': '2' },
    );
    expect(folded).toEqual([{ kind: 'new hashes in file names', count: 2 }]);
    expect(
      differences.map(({ file, aspect, canChangeWords }) => [file, aspect, canChangeWords]),
    ).toEqual([
      ['a.BBBBBBB2.js', 'function', true],
      ['a.txt', 'delivery', undefined],
    ]);
  });
});

it.each([
  ['about/index.html', 'page', 'html'],
  ['_headers', 'header file', '_headers'],
  ['.well-known/security.txt', 'security contact', 'txt'],
  ['sitemap-0.xml', 'sitemap', 'xml'],
  ['feed.xml', 'feed', 'xml'],
  ['_astro/a.B.JS', 'script', 'js'],
  ['site.webmanifest', 'manifest', 'webmanifest'],
  ['a.b/c', 'file', 'c'],
  ['.htaccess', 'instructions for the host', '.htaccess'],
])('%s is a %s of the type %s', (path, kind, type) => {
  expect([purposeOf(path).kind, typeOf(path)]).toEqual([kind, type]);
});

describe('Faults of a build', () => {
  const site = (files: Contents, faults: readonly string[] = []) => ({
    name: '',
    pages: new Map<string, string>(),
    files: filesOf(files),
    faults: faults.map((file) => ({ file, message: 'fault' })),
  });
  const faults = (...sites: [ReturnType<typeof site>, ReturnType<typeof site>]) =>
    fileFaults(...sites).map(({ file }) => file);

  it('are types that the site did not have', () => {
    const after = {
      'b.PNG': '',
      'a.swf': '',
      _redirects: '',
      'a.txt': '',
      '.htaccess': '',
    };
    expect(faults(site({ 'a.png': '' }), site(after))).toEqual(['a.swf', '.htaccess']);
  });

  it('are changed files that act', () => {
    const acts = '<svg onload="x()"/>';
    expect(
      faults(site({ 'a.svg': acts, 'b.svg': '' }), site({ 'a.svg': acts, 'b.svg': acts })),
    ).toEqual(['b.svg']);
  });

  it('are those of reading that are new, or that hide contents', () => {
    const files = { 'a.html': '', 'b.html': '' };
    expect(
      faults(site(files, ['a.html', 'link']), site(files, ['a.html', 'b.html', 'link'])),
    ).toEqual(['b.html', 'link']);
  });
});
