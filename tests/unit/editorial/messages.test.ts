import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { RULES } from '../../../editorial/check/rules/index.ts';
import {
  codePoint,
  INVISIBLE,
  describeInvisible,
} from '../../../editorial/check/shared/invisible-characters.ts';
import { runRule, type Rule } from '../../../editorial/check/shared/rule.ts';
import { readContent, readContentFile, type ContentFile } from '../../../editorial/content/read.ts';
import type { Diagnostic } from '../../../editorial/output/diagnostic.ts';
import { FAULTS, checkWith } from './corpus/corpus.ts';
import { EXAMPLES, type RuleExample } from './messages/examples.ts';
import { templateOf } from './messages/template.ts';

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
    .replaceAll(
      INVISIBLE,
      (character) => `⟨${codePoint(character, describeInvisible(character).name).slice(0, 6)}⟩`,
    )
    .replaceAll('\u00A0', '⟨U+00A0⟩')
    .replaceAll('\t', '⟨tab⟩');

/** The first diagnostic of each distinct wording, sorted by rule. */
function distinctMessages(): Diagnostic[] {
  const ofRules = RULES.map(({ name, fails }): RuleExample => [name, fails]);
  const messages = [
    ...[...ofRules, ...EXAMPLES].flatMap(([rule, files]) =>
      messagesOf(
        rule,
        Object.entries(files).map(([name, source]) => readContentFile(name, source)),
      ),
    ),
    ...messagesOf('every-byte-can-be-read', onDisk()),
    ...FAULTS.flatMap((fault) => checkWith([fault]).diagnostics),
  ];
  const byTemplate = new Map(messages.toReversed().map((one) => [templateOf(one), one]));
  return [...byTemplate].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, message]) => message);
}

/** The approved text: a heading for each rule, and below it reason, note and fix of each diagnostic. */
function written(messages: readonly Diagnostic[]): string {
  const byRule = Map.groupBy(messages, ({ ruleId }) => ruleId);
  const parts = [...byRule].map(([rule, all]) => {
    const entries = all.map(
      ({ severity, reason, note, fix }) => `${severity}: ${reason}\n  why: ${note}\n  fix: ${fix}`,
    );
    return [`# ${rule}`, ...entries].join('\n\n');
  });
  return `${visible(parts.join('\n\n\n'))}\n`;
}

/*
 * After an intended change of a wording, update the snapshot and review its diff:
 *
 *     node scripts/own-node.js vitest run --config tests/vitest.config.ts messages.test -u
 */
it('Every message of the content check is worded as approved', async () => {
  const text = written(distinctMessages());
  expect(text).not.toMatch(/undefined|NaN|\[object/);
  await expect(text).toMatchFileSnapshot('./messages/approved.txt');
});
