import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findMissing } from '../../src/editorial/launch/missing.ts';
import { assertReleasable } from '../../src/editorial/launch/releasable.ts';
import { CONTENT, withChange } from './content.ts';

const missing = findMissing(CONTENT, '2026-08-08');

function lineOf(name: string, text: string): number {
  const lines = CONTENT.find((file) => file.name === name)?.source.split('\n') ?? [];
  return lines.findIndex((line) => line.includes(text)) + 1;
}

describe('The launch check', () => {
  it('lists every placeholder with its file, its line and what to supply', () => {
    expect(missing).toContainEqual(
      expect.objectContaining({
        file: 'src/content/studio.yaml',
        line: lineOf('studio.yaml', 'hello@muuva.example') - 1,
        what: 'email is a placeholder.',
        fix: 'Supply: The e-mail address that the studio reads and answers within 24 hours.',
      }),
    );
    const placeholders = CONTENT.flatMap(
      ({ source }) => source.match(/status: placeholder/g) ?? [],
    );
    const comments = CONTENT.flatMap(({ source }) => source.match(/#.*status: placeholder/g) ?? []);
    expect(missing.filter(({ rule }) => rule === 'placeholder')).toHaveLength(
      placeholders.length - comments.length,
    );
  });

  it('lists a claim from the day after its date', () => {
    const passed = (today: string) =>
      findMissing(CONTENT, today).filter(({ rule }) => rule === 'date-passed');
    expect(passed('2026-08-07')).toEqual([]);
    expect(passed('2026-08-08')).toMatchObject([
      { what: '“LP locked until” gives 7 August 2026, which has passed.' },
    ]);
  });

  it('lists the open conflict about the supply', () => {
    expect(missing.filter(({ rule }) => rule === 'open-conflict')).toMatchObject([
      { file: 'src/content/coins/bigfoot.yaml', what: 'supply has 2 readings.' },
    ]);
  });

  it('lists prose that says that something is missing', () => {
    const files = withChange(
      'about/01-mission.mdx',
      'To make meme coins',
      'Our mission is not published yet.\nTo make meme coins',
    );
    expect(findMissing(files, '2026-01-01')).toContainEqual(
      expect.objectContaining({
        file: 'src/content/about/01-mission.mdx',
        what: 'The text says that something is “not published yet”.',
      }),
    );
  });
});

describe('A build for release', () => {
  it('is refused while anything is missing, with a list and without a stack trace', () => {
    expect(() => {
      assertReleasable();
    }).toThrow(/may not be released yet[\s\S]*studio\.yaml:\d+ {2}email is a placeholder/);
    try {
      assertReleasable();
    } catch (error) {
      expect((error as Error).stack).not.toContain('    at ');
    }
  });

  it('is let through when nothing is missing', () => {
    const folder = mkdtempSync(join(tmpdir(), 'content-'));
    writeFileSync(join(folder, 'studio.yaml'), 'name: MUUVA\n');
    expect(() => {
      assertReleasable(folder);
    }).not.toThrow();
  });
});
