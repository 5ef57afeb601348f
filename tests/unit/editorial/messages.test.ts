import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkContent } from '../../../editorial/check/check.ts';
import { RULES } from '../../../editorial/check/rules/index.ts';
import { codePoint, INVISIBLE } from '../../../editorial/content/invisible-characters.ts';
import { runRule, type Rule } from '../../../editorial/check/shared/rule.ts';
import { readContent, readContentFile, type ContentFile } from '../../../editorial/content/read.ts';
import type { Diagnostic } from '../../../editorial/output/diagnostic.ts';
import { contentWith, FAULTS } from './corpus/corpus.ts';
import { EXAMPLES, type RuleExample } from './corpus/examples.ts';

const ruleOf = (name: string): Rule => {
  const rule = RULES.find((one) => one.name === name);
  if (!rule) throw new Error(`There is no rule “${name}”.`);
  return rule;
};

const messagesOf = (name: string, files: readonly ContentFile[]) => runRule(ruleOf(name), files);

function onDisk(): ContentFile[] {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(folder, 'faq/01-folder.mdx'), { recursive: true });
  symlinkSync('/nowhere', join(folder, 'faq/02-nowhere.mdx'));
  const closed = readContentFile('faq/03-closed.mdx', '');
  return [...readContent(folder), { ...closed, defect: { kind: 'unreadable', offset: 0 } }];
}

/** Replaces invisible characters with their code points. */
const visible = (text: string) =>
  text
    .replaceAll(INVISIBLE, (character) => `⟨${codePoint(character)}⟩`)
    .replaceAll('\u00A0', '⟨U+00A0⟩')
    .replaceAll('\t', '⟨tab⟩');

/** Every diagnostic of the rules’ own examples and of the corpus. */
const ALL: readonly Diagnostic[] = [
  ...[...RULES.map(({ name, fails }): RuleExample => [name, fails]), ...EXAMPLES].flatMap(
    ([rule, files]) =>
      messagesOf(
        rule,
        Object.entries(files).map(([name, source]) => readContentFile(name, source)),
      ),
  ),
  ...messagesOf('valid-encoding', onDisk()),
  ...FAULTS.flatMap((fault) => checkContent(contentWith([fault]).files)),
];

/** What was typed, and figures. */
const VARIABLE = /“[^”]*”|\d+/g;

/** Of diagnostics with the same wording, the first. */
const distinct = (diagnostics: readonly Diagnostic[]) => [
  ...new Map(
    diagnostics.toReversed().map((one) => [one.reason.replaceAll(VARIABLE, '…'), one]),
  ).values(),
];

// After an intended change of a wording, update the snapshot with `-u`, and review its diff.
it.each(RULES.map(({ name }) => name))('The messages of %s', (name) => {
  const text = distinct(ALL.filter(({ ruleId }) => ruleId === name))
    .map(({ severity, reason, note, fix }) =>
      visible(`${severity}: ${reason}\n  why: ${note}\n  fix: ${fix}`),
    )
    .toSorted()
    .join('\n\n');
  expect(text).not.toMatch(/undefined|NaN|\[object/);
  expect(text).toMatchSnapshot();
});
