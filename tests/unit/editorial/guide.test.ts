/** Follows each recipe of the guide for editors on a copy of the content, which must pass the check afterwards. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { adoptCommand } from '../../../editorial/adopt/adopt-command.ts';
import { readContent, readContentFile, type ContentFile } from '../../../editorial/content/read.ts';
import { withSettings } from '../../../editorial/launch/example-values.ts';
import { findMissing } from '../../../editorial/launch/missing.ts';
import { COUNTED } from '../../../src/content-map.ts';
import { SCHEMAS } from '../../../src/collections.ts';
import {
  checkChanged,
  CONTENT,
  copyOfContent,
  filesFrom,
  NEXT_QUESTION,
  sourceOf,
  withFile,
  withSource,
} from './fixture-content.ts';

const GUIDE = readFileSync('src/content/README.md', 'utf8');
const RECIPES = new Map(
  GUIDE.split(/^## /m)
    .slice(1)
    .map((text) => [text.slice(0, text.indexOf('\n')), text] as const),
);

/** The text of a recipe, by its heading. */
function recipe(heading: string): string {
  const text = RECIPES.get(heading);
  if (text === undefined) throw new Error(`The guide has no recipe “${heading}”.`);
  return text;
}

/** The lines that a recipe says to write, with `values` for their first dots, and the founder for all others. */
function linesOf(heading: string, ...values: readonly string[]): string {
  const lines = /```yaml\n([\s\S]*?)```/.exec(recipe(heading))?.[1];
  if (lines === undefined) throw new Error(`The recipe “${heading}” has no lines to write.`);
  const left = [...values];
  return lines.replaceAll('…', () => left.shift() ?? 'The founder');
}

/** The content with one file changed; the pattern must match. */
function edited(name: string, pattern: RegExp, to: string): ContentFile[] {
  const source = sourceOf(name);
  expect(source).toMatch(pattern);
  return withSource(
    name,
    source.replace(pattern, () => to),
  );
}

const messages = (files: readonly ContentFile[]) =>
  checkChanged(files).map(({ ruleId, severity }) => `${severity} ${ruleId}`);

/** The rules by which the launch check lists something in a file. */
const missingIn = (files: readonly ContentFile[], name: string) =>
  findMissing(files, '2026-01-01')
    .filter(({ file }) => file.endsWith(name))
    .map(({ ruleId }) => ruleId);

/** Applies the replacements for sentences that still state an old fact. */
function withCorrectSentences(files: readonly ContentFile[]): ContentFile[] {
  const replaceable = checkChanged(files).filter(({ expected }) => expected.length > 0);
  expect(replaceable).not.toEqual([]);
  return files.map((file) => {
    const source = replaceable
      .filter((message) => message.file === file.path)
      .toReversed()
      .reduce(
        (text, { place, expected: [right = ''] }) =>
          text.slice(0, place.start.offset) + right + text.slice(place.end.offset),
        file.source,
      );
    return source === file.source ? file : readContentFile(file.name, source, file.path);
  });
}

/** A record with the entry of the guide, and its version. */
function withEntry(source: string, version = '1.1'): string {
  const entry = linesOf('Change the legal text or a pledge')
    .replaceAll('1.1', version)
    .replace(/summary: .*/, 'summary: Fewer words.');
  return source
    .replace(/^version: .*$/m, `version: "${version}"`)
    .replace(/^changes:\n/m, () => `changes:\n${entry}`);
}

/** A test for each recipe, by its heading. */
const TESTS: Readonly<Record<string, () => void>> = {
  'Change a word': () => {
    const name = 'pages/home.mdx';
    const described = (value: string) =>
      edited(name, /^description: .*$/m, `description: ${value}`);
    expect(messages(described('Some words.'))).toEqual([]);
    expect(messages(described('Some: words.'))).not.toEqual([]);
    expect(messages(described('"Some: words, #1, [of all]."'))).toEqual([]);
    const link = edited('faq/04-reach-the-team.mdx', /By email/, 'By [mail](https://example.org)');
    expect(messages(link)).toEqual([]);
  },
  'Change a sentence that depends on a fact': () => {
    const name = 'pages/trust-pledge.mdx';
    const partly = (text: string) => edited(name, /(?<=^ {4}partly: ).*$/m, text);
    expect(messages(partly('We have linked {linked} of {count}.'))).toEqual([]);
    expect(messages(partly('We have linked {proofs}.'))).not.toEqual([]);
    expect(recipe('Change a sentence that depends on a fact')).toContain(
      '`missing`, `partly` and `supplied`',
    );
  },
  'Change a fact or a date': () => {
    for (const [name, from, to] of [
      ['coins/bigfoot.yaml', /^launched: .*$/m, 'launched: 2025-08-04'],
      ['coins/bigfoot.yaml', /(?<=^founderHold:\n {2}percent: )25$/m, '20'],
    ] as const)
      expect(messages(withCorrectSentences(edited(name, from, to)))).toEqual([]);
    expect(
      messages(edited('coins/bigfoot.yaml', /^lpLockedUntil: .*$/m, 'lpLockedUntil: 2028-02-09')),
    ).toEqual([]);
    const law = 'legal/02-not-financial-advice.mdx';
    const named = withSource(law, `${sourceOf(law)}\nSee Act 99 of 1999.\n`);
    expect(messages(named)).not.toEqual([]);
    const figures = `${sourceOf('figures.txt')}Act 99 of 1999  # an act\n`;
    const listed = new Map(named.map((file) => [file.name, file.source])).set(
      'figures.txt',
      figures,
    );
    expect(messages(filesFrom(listed))).toEqual([]);
  },
  'Supply what is missing': () => {
    const lines = linesOf('Supply what is missing', 'team@muuva.fun');
    const files = edited(
      'studio.yaml',
      /(?<=^email:\n) {2}status: placeholder\n {2}shown: .*\n {2}needed: .*\n/m,
      lines,
    );
    expect(messages(files)).toEqual([]);
    expect(missingIn(files, 'studio.yaml')).toHaveLength(
      missingIn(CONTENT, 'studio.yaml').length - 1,
    );
  },
  'Link a proof': () => {
    const name = 'pledge/01-locked-liquidity.mdx';
    const files = edited(
      name,
      /(?<= link:\n) {6}status: placeholder\n {6}shown: .*\n {6}needed: .*\n/,
      linesOf('Link a proof', 'explorer.example/lock'),
    );
    expect(messages(files)).toEqual([]);
    const data = files.find((file) => file.name === name)?.data;
    expect(SCHEMAS.pledge.parse(data).proofs[0]?.link).toEqual({
      status: 'supplied',
      value: { url: 'https://explorer.example/lock', checked: '2026-08-07' },
    });
    expect(missingIn(files, name)).not.toContain('placeholder');
  },
  'Answer an open question': () => {
    const lines = linesOf('Answer an open question', 'Anybody, says the founder on 5 May 2026.');
    const files = edited('studio.yaml', / {2}- status: placeholder\n/, lines);
    expect(messages(files)).toEqual([]);
    expect(missingIn(CONTENT, 'studio.yaml')).toContain('open-question');
    expect(missingIn(files, 'studio.yaml')).not.toContain('open-question');
  },
  'Settle the supply': () => {
    const lines = linesOf('Settle the supply');
    const files = edited('coins/bigfoot.yaml', /^ {2}disputed:\n(?: {4}.*\n)+/m, lines);
    expect(messages(withCorrectSentences(files))).toEqual([]);
    expect(missingIn(files, 'coins/bigfoot.yaml')).not.toContain('open-conflict');
    expect(missingIn(files, 'about/04-first-token.mdx')).toContain('prose-about-conflict');
  },
  'Say that the lock has ended': () => {
    const lines = linesOf('Say that the lock has ended');
    const files = edited('coins/bigfoot.yaml', /^(?=lpLockMinimum)/m, lines);
    expect(messages(files)).toEqual([]);
    const left = (all: readonly ContentFile[]) =>
      findMissing(all, '2026-08-08').map(({ ruleId }) => ruleId);
    expect(left(CONTENT)).toContain('date-passed');
    expect(left(files)).not.toContain('date-passed');
  },
  'Add a question and its answer': () => {
    const copy = sourceOf('faq/01-right-address.mdx').replace(
      /^question: .*$/m,
      'question: What if I have another question?',
    );
    expect(messages(withFile(`faq/${NEXT_QUESTION}-another.mdx`, copy))).toEqual([]);
  },
  'Hide a section, or show it on some days': () => {
    const lines = linesOf('Hide a section, or show it on some days');
    const below = (name: string, section: string, text: string) =>
      messages(edited(name, new RegExp(`^${section}:\\n`, 'm'), `${section}:\n${text}`));
    for (const line of [lines, ...lines.trimEnd().split('\n')]) {
      expect(below('pages/home.mdx', 'newsletter', `${line.trimEnd()}\n`)).toEqual([]);
      expect(below('pages/home.mdx', 'token', `${line.trimEnd()}\n`)).not.toEqual([]);
    }
    const hidden = sourceOf('faq/04-reach-the-team.mdx').replace('---\n', '---\nshown: false\n');
    expect(messages(withSource('faq/04-reach-the-team.mdx', hidden))).toEqual([]);
  },
  'Change the legal text or a pledge': () => {
    for (const name of ['legal.yaml', 'pledge.yaml'])
      expect(messages(withSource(name, withEntry(sourceOf(name))))).toEqual([]);
  },
  'Adopt a version': () => {
    const folder = copyOfContent();
    const supplied = (value: string) => ({ status: 'supplied', value });
    for (const [document, name, by] of [
      ['legal', 'legal.yaml', 'reviewedBy'],
      ['trust-pledge', 'pledge.yaml', 'signedBy'],
    ] as const) {
      const file = join(folder, name);
      const adopt = (version: string) => {
        const [, command = ''] = /npm run adopt -- (.*)/.exec(recipe('Adopt a version')) ?? [];
        const args = command.replace('legal', document).replace('1.0', version).split(' ');
        const page = `<p data-review="prose">The text of ${version}.</p>`;
        return adoptCommand(args, () => page, folder).exitCode;
      };
      const record = withSettings(readFileSync(file, 'utf8'), {
        adopted: supplied('2026-08-07'),
        effective: supplied('2026-08-07'),
        [by]: supplied('The founder'),
        'changes.0.date': supplied('2026-08-07'),
      });
      const adopted = record.replaceAll('version: Draft', 'version: "1.0"');
      writeFileSync(file, adopted);
      expect(adopt('1.0')).toBe(0);
      writeFileSync(file, withEntry(adopted));
      expect(adopt('1.1')).toBe(0);
      expect(adopt('1.0')).toBe(1);
    }
    const files = readContent(folder).map(({ name, source }) => [name, source] as const);
    expect(messages(filesFrom(new Map(files)))).toEqual([]);
  },
  'Add a legal section or a pledge': () => {
    const eighth = sourceOf('pledge/07-community-first.mdx').replaceAll(
      'community-first',
      'eighth',
    );
    expect(messages(withFile('pledge/08-eighth.mdx', eighth)).join('\n')).toContain(
      'warning specification',
    );
  },
  'Undo a change': () => {
    // The entry that was reverted is put back, and the one that says so is above it.
    const source = withEntry(withEntry(sourceOf('legal.yaml'), '1.1'), '1.2');
    expect(messages(withSource('legal.yaml', source))).toEqual([]);
    const record = SCHEMAS.legalRecord.parse(readContentFile('legal.yaml', source).data);
    expect(record.changes.map(({ version }) => version).slice(0, 2)).toEqual(['1.2', '1.1']);
  },
  'When the check is red': () => {
    const [first] = checkChanged(edited('studio.yaml', /^name: .*$/m, 'name: [a]'));
    expect(first).toMatchObject({ file: 'src/content/studio.yaml', severity: 'error' });
    expect(first?.place.start.line).toBeGreaterThan(1);
    for (const part of [first?.reason, first?.note, first?.fix]) expect(part).toBeTruthy();
  },
};

describe('The recipes of the guide are accepted by the check:', () => {
  it.each(Object.entries(TESTS))('%s', (heading, run) => {
    expect(recipe(heading)).not.toBe('');
    run();
  });
});

describe('The guide', () => {
  it('has a test for each recipe', () => {
    const advice = ['The voice'];
    expect(Object.keys(TESTS)).toEqual(
      [...RECIPES.keys()].filter((heading) => !advice.includes(heading)),
    );
  });

  it('names existing files and folders', () => {
    const places = [...GUIDE.matchAll(/`([\w/.-]+(?:\.yaml|\.txt|\/))`/g)].map(
      ([, place = '']) => place,
    );
    expect(places.length).toBeGreaterThan(10);
    expect(places.filter((place) => !existsSync(`src/content/${place}`))).toEqual([]);
  });

  it('names every count that the site fills in', () => {
    const named = [...GUIDE.matchAll(/`\{([a-z]+)\}`/g)].map(([, name]) => name);
    expect(named).toEqual(expect.arrayContaining(Object.keys(COUNTED)));
  });
});
