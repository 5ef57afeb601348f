import { describe, expect, it } from 'vitest';
import { lengthOf } from '../../src/comment/result.ts';
import { commentText, markOlder, type Comment } from '../../src/comment/text.ts';
import { MARKER } from '../../src/reports/markdown/marker.ts';
import { outlineOf } from '../../src/reports/markdown/outline.ts';
import { PART_NAMES } from '../../src/reports/parts.ts';

const [HEAD, BASE, NEXT] = ['a', 'b', 'c'].map((digit) => digit.repeat(40)) as [
  string,
  string,
  string,
];
const COMMENT: Comment = {
  ...{
    report: outlineOf('So.'),
    hasReport: true,
    name: 'report',
    code: [],
    head: HEAD,
    base: BASE,
  },
  ...{ url: undefined, earlier: undefined },
};

describe('The comment', () => {
  it('begins with the marker, and ends with both commits', () => {
    const text = commentText(COMMENT);
    expect(text.startsWith(`${MARKER}\n`)).toBe(true);
    expect(text.match(new RegExp(MARKER, 'g'))).toHaveLength(1);
    const about = `This is about the commit ${HEAD}, compared with the commit ${BASE}.`;
    expect(text.endsWith(`\n\nSo.\n\n${about}\n\n<!-- listed ${HEAD}:  -->\n`)).toBe(true);
  });

  it('names all changed code files', () => {
    const code = Array.from({ length: 60 }, (_, index) => `src/lib/${index}.ts`);
    const text = commentText({ ...COMMENT, code });
    for (const file of code) expect(text).toContain(`\n> - ${file}\n`);
  });

  it('leaves out a commit that could be markup', () => {
    const text = commentText({ ...COMMENT, head: '`a`', base: '<b>' });
    expect(text).toMatch(/\n\nThis is about an unknown commit\.\n$/);
  });

  it('fits into the limit of the forge, whatever the names of the files', () => {
    const url = `https://forge.example/${'x'.repeat(150)}/actions/runs/12345678901/artifacts/1`;
    const rows = Array.from({ length: 600 }, (_, index) => ({
      id: `c${String(index).padStart(20, '0')}`,
      head: String(index),
      text: 'x'.repeat(index % 2 === 0 ? 20 : 600),
    }));
    const parts = { ...outlineOf('').parts };
    for (const name of PART_NAMES) parts[name] = rows;
    const groups = rows.map((row) => ({
      ...{
        id: '',
        title: '<code>/</code>',
        sections: [{ title: '**A**', rows: [row] }],
      },
    }));
    const report = { opening: 'x'.repeat(1000), folded: 'x'.repeat(1000), parts, groups };
    const earlier = commentText({ ...COMMENT, report, head: NEXT });
    for (const name of ['$'.repeat(4000), '_', '🐾'.repeat(900), `${'@#/'.repeat(80)}a`])
      for (const count of [5, 200, 2500]) {
        const code = Array.from({ length: count }, (_, index) => `${index}${name}.ts`);
        const text = commentText({ ...COMMENT, report, code, url, earlier });
        expect(text).toContain('> This pull request changes the tools');
        expect(text).toContain('0 new, 0 gone, 600 as before');
        expect(lengthOf(markOlder(text, NEXT))).toBeLessThan(65_536);
      }
  });
});

describe('The comment on an earlier push', () => {
  const text = commentText({ ...COMMENT, code: ['a.ts'] });

  it('begins with a note once, which names the newest push', () => {
    const older = markOlder(markOlder(text, BASE), NEXT);
    expect(older.startsWith(`${MARKER}\n`)).toBe(true);
    expect(older.match(/older than the newest push/g)).toHaveLength(1);
    expect(older.indexOf('older')).toBeLessThan(older.indexOf('[!WARNING]'));
    expect(older).toContain(`There is no result yet for the commit ${NEXT}.`);
    expect(older).not.toContain(`yet for the commit ${BASE}`);
    expect(older.endsWith(text.slice(text.indexOf('> [!WARNING]')))).toBe(true);
  });

  it('has no note if it is about the newest push, again', () => {
    expect(markOlder(text, HEAD)).toBe(text);
    expect(markOlder(markOlder(text, NEXT), HEAD)).toBe(text);
  });

  it('gets the note also where it does not say what it is about', () => {
    const older = markOlder(`${MARKER}\n\nSo.\n`, NEXT);
    expect(markOlder(older, NEXT)).toBe(older);
    expect(older).toContain('**This is older than the newest push.**');
    expect(older.endsWith('\nSo.\n')).toBe(true);
  });
});
