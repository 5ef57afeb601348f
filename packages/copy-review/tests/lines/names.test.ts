import { expect, it } from 'vitest';
import { maskNames, renameFiles } from '../../src/lines/names.ts';

const [OLD, NEW] = ['_astro/a.AAAAAAA1.js', '_astro/a.BBBBBBB2.js'];

it('The hash of a file is masked wherever its name is', () => {
  const { before, after } = maskNames({ before: [OLD], after: [NEW] }, new Map([[OLD, NEW]]));
  const text = 'import"./a.AAAAAAA1.js"; url(/_astro/a.AAAAAAA1.js) xa.AAAAAAA1.js a.AAAAAAA1.css';
  const masked = 'import"./a.*.js"; url(/_astro/a.*.js) xa.AAAAAAA1.js a.AAAAAAA1.css';
  expect(renameFiles(text, before)).toBe(masked);
  expect(renameFiles('import"./a.BBBBBBB2.js"', after)).toBe('import"./a.*.js"');
});

it('A hash by which files are told apart is not masked', () => {
  const paths = { before: [OLD, 'a.CCCCCCC3.js'], after: [NEW, 'a.CCCCCCC3.js'] };
  const { before, after } = maskNames(paths, new Map([[OLD, NEW]]));
  expect(renameFiles('a.AAAAAAA1.js a.CCCCCCC3.js', before)).toBe('a.BBBBBBB2.js a.CCCCCCC3.js');
  expect(renameFiles('a.BBBBBBB2.js', after)).toBe('a.BBBBBBB2.js');
});

it('A file that one build lacks keeps its name', () => {
  const { before } = maskNames({ before: [OLD], after: [] }, new Map());
  expect(renameFiles('a.AAAAAAA1.js', before)).toBe('a.AAAAAAA1.js');
});
