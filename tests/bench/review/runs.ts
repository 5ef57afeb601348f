import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio';
import { diffWords } from 'diff';
import type { Report } from '../../../src/editorial/review/report.ts';
import type { Edited } from './pages.ts';

/** A stretch that a tool shows as gone or as new. */
export interface Run {
  readonly op: '-' | '+';
  readonly text: string;
}

/** The runs of a page as the review shows them; what merely moved is none. */
export function reviewRuns(report: Report): Run[] {
  return report.pages.flatMap(({ blocks }) =>
    blocks.flatMap(({ words }) =>
      words.flatMap(({ op, text }): Run[] => (op === '=' ? [] : [{ op, text }])),
    ),
  );
}

/** The runs of `git diff --word-diff`, of the HTML. */
export function gitRuns({ before, after }: Edited): Run[] {
  const folder = mkdtempSync(join(tmpdir(), 'word-diff-'));
  try {
    const [one, other] = ['before.html', 'after.html'].map((name) => join(folder, name));
    if (one === undefined || other === undefined) return [];
    writeFileSync(one, before);
    writeFileSync(other, after);
    const { stdout } = spawnSync(
      'git',
      ['diff', '--no-index', '--word-diff=porcelain', '--no-color', one, other],
      { encoding: 'utf8' },
    );
    return stdout
      .slice(stdout.indexOf('\n@@'))
      .split('\n')
      .flatMap((line): Run[] => {
        const [op, text] = [line.charAt(0), line.slice(1)];
        return op === '-' || op === '+' ? [{ op, text }] : [];
      });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The runs of a plain word diff of the page’s text, with single spaces. */
export function textRuns({ before, after }: Edited): Run[] {
  const [one = '', other = ''] = [before, after].map((html) =>
    load(html)('body').text().replaceAll(/\s+/g, ' '),
  );
  return diffWords(one, other).flatMap(({ added, removed, value }): Run[] =>
    added ? [{ op: '+', text: value }] : removed ? [{ op: '-', text: value }] : [],
  );
}

/** What a reviewer gets to see of a page’s edits. */
export interface Score {
  readonly runs: number;
  readonly factsCut: number;
  readonly movesKnown: number;
}

/**
 * A fact is whole if one run shows it as it was, and one as it is. The move is known if no text that
 * both versions have is shown as gone or as new.
 */
export function score(runs: readonly Run[], { facts, kept }: Edited): Score {
  const shows = (op: Run['op'], text: string) =>
    runs.some((run) => run.op === op && run.text.includes(text));
  return {
    runs: runs.length,
    factsCut: facts.filter(([was, is]) => !shows('-', was) || !shows('+', is)).length,
    movesKnown: kept.some((text) => shows('-', text) || shows('+', text)) ? 0 : 1,
  };
}
