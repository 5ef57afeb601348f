/**
 * `npm run bench:content [-- --runs 5]`: how long an editor waits for the content check, for the
 * site and for the site with 500 sections more, beside a plain read and parse of the same files.
 * The sections are 1000 words each, as long as a page, ten to a question: a folder holds 99 files
 * at most. Nothing is wrong with them, so what is measured is reading, not complaining.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const MORE = 500;
/** How many sections stand in one file, each under a heading of its own. */
const IN_ONE = 10;
/** The words of one added section: the median of the legal pages we know is near a thousand. */
const WORDS = 1000;
const GOALS = { site: 2, more: 5 };

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });

const bodyOf = (path: string) => readFileSync(path, 'utf8').replace(/^---\n[\s\S]*?^---\n/m, '');

/** Paragraphs of the site's own legal text and answers, so that the words are real ones. */
function paragraphs(folder: string): string[] {
  return ['legal', 'faq'].flatMap((name) =>
    readdirSync(join(folder, name)).flatMap((file) =>
      bodyOf(join(folder, name, file))
        .trim()
        .split('\n\n'),
    ),
  );
}

/** A heading, and as many of the texts below it as make a section; every number begins with another text. */
function section(texts: readonly string[], number: number): string {
  const parts = [`#### Part ${number}`];
  for (let words = 0, at = number; words < WORDS; at += 7) {
    const text = texts[at % texts.length] ?? '';
    parts.push(text);
    words += text.split(/\s+/).length;
  }
  return parts.join('\n\n');
}

/** Writes questions with long answers behind those that the site has. */
function addSections(folder: string): void {
  const texts = paragraphs(folder);
  const first = readdirSync(join(folder, 'faq')).length + 1;
  for (let file = 0; file < MORE / IN_ONE; file += 1) {
    const numbers = Array.from({ length: IN_ONE }, (_, index) => file * IN_ONE + index + 1);
    const answer = numbers.map((number) => section(texts, number)).join('\n\n');
    writeFileSync(
      join(folder, `faq/${String(first + file).padStart(2, '0')}-added.mdx`),
      `---\nquestion: What does file ${file + 1} of the benchmark say?\n---\n\n${answer}\n`,
    );
  }
}

/** The median of the whole command's seconds, from its start to its end. */
function seconds(program: string, folder: string): number {
  const times = Array.from({ length: Number(values.runs) }, () => {
    const start = performance.now();
    const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      env: { ...process.env, CONTENT_DIR: folder },
    });
    if (status !== 0 || stderr !== '') throw new Error(`${program} failed: ${stderr || stdout}`);
    return (performance.now() - start) / 1000;
  }).toSorted((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? 0;
}

function row(name: string, folder: string, goal: number): Record<string, string> {
  const check = seconds('src/editorial/check/main.ts', folder);
  const plain = seconds('tests/bench/read-and-parse.ts', folder);
  return {
    content: name,
    'content check': `${check.toFixed(2)} s`,
    goal: `< ${goal} s`,
    'read and parse': `${plain.toFixed(2)} s`,
    ratio: (check / plain).toFixed(1),
  };
}

const folder = mkdtempSync(join(tmpdir(), 'content-'));
try {
  cpSync('src/content', folder, { recursive: true });
  const site = row('the site', folder, GOALS.site);
  addSections(folder);
  console.table([site, row(`and ${MORE} sections of ${WORDS} words`, folder, GOALS.more)]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
