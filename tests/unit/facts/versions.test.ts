import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  changedLines,
  compareEach,
  fitsOnPage,
  readVersions,
  redlineText,
  upcomingText,
  versionInForce,
  type RedlineLine,
} from '../../../src/facts/versions.ts';

/** Five invented versions. */
const FOLDER = 'tests/fixtures/adopted';
const VERSIONS = readVersions('legal', FOLDER);
const COMPARISONS = compareEach(VERSIONS);

const linesFor = (version: string): readonly RedlineLine[] =>
  changedLines(COMPARISONS.find(({ after }) => after.version === version)?.words ?? []);

const shown = (lines: readonly RedlineLine[]) =>
  lines.map(({ words }) =>
    words.map(({ op, text }) => (op === '=' ? text : `${op}${text}${op}`)).join(''),
  );

describe('The adopted versions of a document', () => {
  it('are read with the oldest first: 1.10 is later than 1.2', () => {
    expect(VERSIONS.map(({ version }) => version)).toEqual(['1.0', '1.1', '1.2', '1.10', '2.0']);
    expect(readVersions('trust-pledge', FOLDER)).toEqual([]);
    expect(readVersions('legal', 'tests/fixtures/nowhere')).toEqual([]);
  });

  it('cannot be read if one byte of one of them has changed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'adopted-'));
    cpSync(FOLDER, folder, { recursive: true });
    const file = join(folder, 'versions/legal-1.1.md');
    writeFileSync(file, readFileSync(file, 'utf8').replace('60 days', '61 days'));
    expect(() => readVersions('legal', folder)).toThrow(/legal-1\.1\.md was changed/);
  });
});

describe('The redline of each version', () => {
  it.each(COMPARISONS.map((one) => [one.after.version, one] as const))(
    'of %s, joined, gives both texts to the character',
    (_, { before, after, words }) => {
      const side = (op: '-' | '+') =>
        words.flatMap((one) => (one.op === '=' || one.op === op ? [one.text] : [])).join('');
      expect(side('-')).toBe(before.text);
      expect(side('+')).toBe(after.text);
    },
  );

  it('shows the changed lines below the headings of their sections', () => {
    expect(shown(linesFor('1.1'))).toEqual([
      '## 1 Complaints',
      '1.1 Write to us within -30 days-+60 days+. We answer within 48 hours.',
    ]);
    expect(shown(linesFor('1.2'))).toEqual([
      '## In plain words',
      '-- This site informs. It does not advise.-',
      '## 2 Risks',
      '2.2 You may -not -find -a-+no+ buyer+, and the network can fail+.',
      '+2.3 You may owe tax.+',
    ]);
  });

  it('names the sections around a changed line, each once', () => {
    const lines = (texts: readonly string[]) =>
      changedLines(
        texts.map((text) =>
          text.startsWith('+') ? { op: '+', text: `${text}\n` } : { op: '=', text: `${text}\n` },
        ),
      );
    const texts = ['## A', '### B', 'b', '## C', '### D', 'd', '### E', '+e', '+f', '### F', '+g'];
    expect(shown(lines(texts))).toEqual(['## C', '### E', '++e+', '++f+', '### F', '++g+']);
  });

  it('is on the page up to 2 kB, and a file beyond that', () => {
    expect(['1.1', '1.2', '1.10'].map((version) => fitsOnPage(linesFor(version)))).toEqual([
      true,
      true,
      true,
    ]);
    expect(fitsOnPage(linesFor('2.0'))).toBe(false);
    const exactly = (length: number) =>
      fitsOnPage([{ isHeading: false, words: [{ op: '=', text: 'é'.repeat(length) }] }]);
    // The paragraph needs seven bytes more.
    expect([exactly(996), exactly(997)]).toEqual([true, false]);
  });

  it('marks what is gone and what is new, line by line, as plain text', () => {
    const [first] = COMPARISONS;
    expect(redlineText(first?.words ?? [])).toContain(
      '1.1 Write to us within [-30 days-][+60 days+]. We answer',
    );
    expect(redlineText([{ op: '+', text: 'One.\n\nTwo.\n' }])).toBe('[+One.+]\n\n[+Two.+]\n');
  });
});

describe('A text that counts from a later day', () => {
  const supplied = (value: string) => ({ status: 'supplied', value }) as const;
  const none = { status: 'placeholder', shown: 'not yet', supply: 'It.' } as const;
  const record = { adopted: supplied('2026-10-01'), effective: supplied('2026-10-01') };
  const until = (today: string) => upcomingText(record, VERSIONS, today)?.until?.version;

  it('is announced until the day before, with the version that counts', () => {
    expect(upcomingText(record, VERSIONS, '2026-09-30')?.date).toBe('2026-10-01');
    expect(until('2026-09-30')).toBe('1.10');
    expect(until('2026-05-31')).toBe('1.2');
    expect(until('2026-06-01')).toBe('1.10');
  });

  it('is announced without another version if none counts yet', () => {
    expect(upcomingText(record, VERSIONS, '2026-01-04')).toEqual({ date: '2026-10-01' });
    expect(upcomingText(record, [], '2026-09-30')?.until).toBeUndefined();
  });

  it('is the text from that day on', () => {
    expect(upcomingText(record, VERSIONS, '2026-10-01')).toBeUndefined();
    expect(upcomingText(record, VERSIONS, '2026-10-02')).toBeUndefined();
    expect(versionInForce(VERSIONS, '2026-10-01')?.version).toBe('2.0');
  });

  it('is not announced while it is a draft or has no date', () => {
    expect(upcomingText({ ...record, adopted: none }, VERSIONS, '2026-09-30')).toBeUndefined();
    expect(upcomingText({ ...record, effective: none }, VERSIONS, '2026-09-30')).toBeUndefined();
  });
});
