/** Three pushes to a pull request: what its comment says is new, and how much there is to read again. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareCommand } from '../../src/comment/compare-command.ts';
import { postCommand } from '../../src/comment/post-command.ts';
import { emptyFolder } from '../repository.ts';
import { openScene, put } from './job.ts';

type Pages = Readonly<Record<string, readonly string[]>>;

/** A page with these paragraphs, below a heading for each third one. */
const htmlOf = (title: string, texts: readonly string[]) =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1>${texts
    .map(
      (text, index) => `${index % 3 === 0 ? `<h2>Part ${index / 3 + 1}</h2>` : ''}<p>${text}</p>`,
    )
    .join('')}</main><footer><p>We answer letters within five days.</p></footer></html>`;

/** Paragraphs that have few words in common. */
const paragraphs = (topic: string, length: number) =>
  Array.from({ length }, (_, index) => {
    const word = (of: string) => `${topic}${of}${index}`;
    return `The ${word('a')} of ${word('b')} lasts ${index + 3} days, and every ${word('c')} that ${word('d')} keeps is ${word('e')} for good.`;
  });

const BASE: Pages = {
  'index.html': paragraphs('home', 6),
  'terms.html': paragraphs('terms', 9),
  'about.html': paragraphs('about', 6),
};

/** Replaces texts of a site; each has to be there. */
function edit(
  pages: Pages,
  edits: readonly (readonly [page: string, from: string, to: string])[],
): Pages {
  const edited = new Map(Object.entries(pages));
  for (const [page, from, to] of edits) {
    const texts = edited.get(page) ?? [];
    if (!texts.some((text) => text.includes(from))) throw new Error(`There is no “${from}”.`);
    edited.set(
      page,
      texts.map((text) => text.replace(from, to)),
    );
  }
  return Object.fromEntries(edited);
}

/** A line of a comment that lists a change. */
interface Line {
  readonly isNew: boolean;
  /** Without label, number and link. */
  readonly text: string;
}

const linesOf = (body: string): Line[] =>
  body
    .split('\n')
    .filter((line) => /^[-|] /.test(line) && !/^\| (?:Kind|---)/.test(line))
    .map((line) => ({
      isNew: line.includes('<kbd>new</kbd>'),
      text: line
        .replace('<kbd>new</kbd> ', '')
        .replace(/\[(\d+)\]\(\S+\): /, '')
        .replaceAll(/\]\(\S+\)/g, ']'),
    }));

const wordsIn = (lines: readonly Line[]) =>
  lines.flatMap(({ text }) => text.split(/\s+/)).filter((word) => /\w/.test(word)).length;

/** Posts the comment of each push, and returns them. */
async function push(versions: readonly (readonly [base: Pages, head: Pages])[]): Promise<string[]> {
  const scene = await openScene();
  const bodies: string[] = [];
  for (const sites of versions) {
    if (bodies.length > 0) scene.push();
    const folder = emptyFolder();
    for (const [index, site] of sites.entries())
      for (const [page, texts] of Object.entries(site))
        put(folder, `${index}/${page}`, htmlOf(page, texts));
    const out = join(folder, 'review');
    const options = ['--before', join(folder, '0'), '--after', join(folder, '1'), '--out', out];
    await compareCommand(options, {});
    const result = join(out, 'result.json');
    await postCommand(['--result', result, '--artifact', '42'], scene.ended());
    const [comment, ...others] = scene.forge.comments;
    expect(others).toEqual([]);
    const body = comment?.body ?? '';
    const report = readFileSync(join(out, 'report.html'), 'utf8');
    const ids = [...body.matchAll(/\]\(\S+#(c[\w-]+)\)/g)].map(([, id = '']) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => !report.includes(` id="${id}"`))).toEqual([]);
    bodies.push(body);
  }
  return bodies;
}

/** Every line without the label is in the comment before, and every line with it is not. */
function expectTruth(bodies: readonly string[]): void {
  for (const [index, body] of bodies.entries()) {
    const before = new Set(linesOf(bodies[index - 1] ?? '').map(({ text }) => text));
    const wrong = linesOf(body).filter(
      ({ text, isNew }) => index > 0 && isNew === before.has(text),
    );
    expect(wrong, `push ${index + 1}`).toEqual([]);
  }
}

const sinceIn = (body: string) => /\*\*Since the commit \w+: (.*)\.\*\*/.exec(body)?.[1];

describe('The comment on three pushes', () => {
  const first = edit(BASE, [
    ['index.html', 'homea1', 'new homea1'],
    ['terms.html', 'lasts 3 days', 'lasts 30 days'],
    ['terms.html', 'every termsc4', 'some termsc4'],
    ['terms.html', 'termse7 for good', 'termse7 for now'],
    ['about.html', 'aboutb2', 'all aboutb2'],
    ['about.html', 'aboutd5', 'aboutd5 hardly'],
  ]);
  /** Another text, and another wording of one that has changed already. */
  const second = edit(first, [
    ['terms.html', 'termse7 for now', 'termse7 for a while'],
    ['index.html', 'lasts 7 days', 'lasts 70 days'],
  ]);

  it('calls nothing new at the first, and exactly what has changed at the next two', async () => {
    const third = edit(second, [
      ['about.html', 'aboutd5 hardly', 'aboutd5'],
      ['terms.html', 'termsb2', 'termsb2 itself'],
    ]);
    const bodies = await push([
      [BASE, first],
      [BASE, second],
      [BASE, third],
    ]);
    // A text with a figure is also a fact.
    expect(bodies.map(sinceIn)).toEqual([
      undefined,
      '3 new, 1 gone, 8 as before',
      '1 new, 1 gone, 10 as before',
    ]);
    expectTruth(bodies);
    // There is little to read again: 46 of 220 words, and 18 of 220.
    for (const body of bodies.slice(1)) {
      const lines = linesOf(body);
      expect(wordsIn(lines.filter(({ isNew }) => isNew)) / wordsIn(lines)).toBeLessThan(0.3);
    }
    // What is new comes first in its part, section and page.
    const texts = linesOf(bodies[1]?.split('#### Page by page')[1] ?? '');
    expect(texts[0]?.isNew).toBe(true);
  });

  it('is the same after a rebase, whatever has changed on the main branch', async () => {
    const rebased = (pages: Pages): Pages => ({
      ...edit(pages, [
        ['index.html', 'homec3', 'homec3 of theirs'],
        ['terms.html', 'lasts 11 days', 'lasts 12 days'],
      ]),
      'news.html': paragraphs('news', 3),
    });
    const bodies = await push([
      [BASE, first],
      [rebased(BASE), rebased(first)],
      [rebased(BASE), rebased(second)],
    ]);
    expect(bodies.map(sinceIn)).toEqual([
      undefined,
      '0 new, 0 gone, 9 as before',
      '3 new, 1 gone, 8 as before',
    ]);
    expectTruth(bodies);
  });

  it('counts equal changes of one page, and tells when one of them goes', async () => {
    const double = (text: string): Pages => ({ 'index.html': ['One.', text, 'Two.', text] });
    const [before, both, one] = [
      double('It is so.'),
      double('It was so.'),
      { 'index.html': ['One.', 'It was so.', 'Two.', 'It is so.'] },
    ];
    const bodies = await push([
      [before, both],
      [before, one],
      [before, both],
    ]);
    expect(bodies.map(sinceIn)).toEqual([
      undefined,
      '0 new, 1 gone, 1 as before',
      '1 new, 0 gone, 1 as before',
    ]);
  });
});
