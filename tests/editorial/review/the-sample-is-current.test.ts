import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { config } from '../../../src/editorial/review.config.ts';
import type { Report } from '../../../src/editorial/review/report.ts';
import { htmlReport } from '../../../src/editorial/review/reports/html.ts';
import { markdownReport } from '../../../src/editorial/review/reports/markdown.ts';

/** The review of commit 4985d86 of this repository, “Say nothing of slots, pledges and figures that is not so”. */
const sample = (name: string) => readFileSync(new URL(`sample/${name}`, import.meta.url), 'utf8');

describe('The sample report', () => {
  const report = JSON.parse(sample('report.json')) as Report;

  // With “-u” behind the command, the sample is written anew.
  it('is what the reports make of its data today', async () => {
    await expect(markdownReport(report)).toMatchFileSnapshot('sample/report.md');
    const page = htmlReport(report, { language: config.language });
    await expect(page).toMatchFileSnapshot('sample/report.html');
  });

  it('rebuilds each text before and after from its words', () => {
    const texts = report.pages.flatMap(({ blocks }) => blocks);
    expect(texts.length).toBeGreaterThan(40);
    for (const { before, after, words } of texts) {
      const joined = (op: string) =>
        words
          .filter((one) => one.op === '=' || one.op === op)
          .map(({ text }) => text)
          .join('');
      expect([joined('-'), joined('+')]).toEqual([before ?? '', after ?? '']);
    }
  });
});
