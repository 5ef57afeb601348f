import { describe, expect, it } from 'vitest';
import { uniqueNames } from '../../../../../editorial/check/rules/unique-names.ts';
import { findings, format } from '../../small-files.ts';

const section = (line: string) => `---\n${line}\n---\n\nText.\n`;
const pages = (one: string, two: string) => ({
  'pages/about.mdx': section(one),
  'pages/legal.mdx': section(two),
});

describe('Two equal names', () => {
  it.each([
    [pages('title: Us', 'title: US'), 'pages/legal.mdx:2:8', 'title'],
    [pages('title: Our site', 'title: Our  site'), 'pages/legal.mdx:2:8', 'title'],
    [pages('description: Us', 'description: us'), 'pages/legal.mdx:2:14', 'description'],
    [
      { 'faq/01-a.mdx': section('question: A'), 'faq/02-b.mdx': section('question: a') },
      'faq/02-b.mdx:2:11',
      'question',
    ],
    [
      {
        'pledge/01-a.mdx': section('proofs: [{ id: a }]'),
        'pledge/02-b.mdx': section('proofs: [{ id: b }, { id: a }]'),
      },
      'pledge/02-b.mdx:2:27',
      'id',
    ],
    [
      { 'pledge/01-a.mdx': section('proofs: [{ id: a }, { id: A }]') },
      'pledge/01-a.mdx:2:27',
      'id',
    ],
  ])('are reported at the second: %j', (files, place, kind) => {
    expect(format(findings(uniqueNames, files))).toEqual([
      expect.stringMatching(
        new RegExp(`^${place} “.*” is also in .*\\. Write another ${kind} here`),
      ),
    ]);
  });

  it('may be one file too many only where a page can do without it', () => {
    const copies = (folder: string, line: string) =>
      format(
        findings(uniqueNames, {
          [`${folder}/01-a.mdx`]: section(line),
          [`${folder}/02-b.mdx`]: section(line),
        }),
      ).join();
    expect(copies('faq', 'question: A')).toContain('or remove one of the two files');
    expect(copies('pledge', 'proofs: [{ id: a }]')).not.toContain('remove');
  });

  it.each([
    pages('title: Us', 'title: You'),
    pages('title: 1', 'title: 1'),
    pages('anchor: a', 'anchor: a'),
    { 'pledge/01-a.mdx': section('proofs: [3, null, { id: 3 }, { id: 3 }]') },
    {
      'faq/01-a.mdx': section('proofs: [{ id: a }]'),
      'faq/02-b.mdx': section('proofs: [{ id: a }]'),
    },
  ])('are accepted if they differ or the setting need not be unique: %j', (files) => {
    expect(findings(uniqueNames, files)).toEqual([]);
  });
});
