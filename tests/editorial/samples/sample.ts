import { codePoint, ODD_SIGNS, oddSign } from '../../../src/editorial/check/odd-signs.ts';
import { runRule, type Rule } from '../../../src/editorial/check/rule.ts';
import { readContentFile } from '../../../src/editorial/content/read.ts';
import type { Message } from '../../../src/editorial/message.ts';
import type { Files } from '../facts.ts';

/** A few small files, and the rule that looks at them. */
export interface Sample {
  /** What differs from the sample before. */
  readonly typed: string;
  readonly rule: Rule;
  readonly files: Files;
}

/** What a rule says of files, which are shown as they are. */
export const of = (rule: Rule, files: Files): Sample => ({
  typed: Object.entries(files)
    .map(([name, source]) => `${name}: ${source.trimEnd()}`)
    .join('\n'),
  rule,
  files,
});

/** A section with these settings. */
export const section = (...lines: string[]) => `---\n${lines.join('\n')}\n---\n\nText.\n`;

/** Each text as the prose of an answer. */
export const inProse = (rule: Rule, texts: readonly string[]): Sample[] =>
  texts.map((typed) => ({ typed, rule, files: { 'faq/01-why.mdx': answer(typed) } }));

const answer = (text: string) => `---\nquestion: Why?\n---\n\n${text}\n`;

/** All that the rules say of samples, below what was typed. */
export function saidOf(samples: readonly Sample[]): string {
  const tell = teller(({ file, line, column }) => `${file}:${line}:${column}`);
  const byRule = Map.groupBy(samples, ({ rule }) => rule);
  const told = [...byRule].map(([rule, all]) => {
    const said = all.map(({ typed, files }) => {
      const found = runRule(
        rule,
        Object.entries(files).map(([name, source]) => readContentFile(name, source)),
      );
      const messages = found.map((one) => tell({ ...one, rule: rule.name }));
      return [visible(typed), ...(messages.length > 0 ? messages : ['  Nothing.'])].join('\n');
    });
    return [`# ${rule.name}`, ...said].join('\n\n');
  });
  return `${told.join('\n\n\n')}\n`;
}

/** Tells whole messages, for people; where it told the same the last time, only what is wrong. */
export function teller(placeOf: (message: Message) => string): (message: Message) => string {
  const last = new Map<string, string>();
  return (message) => {
    const { severity, rule, what, why, fix } = message;
    const place = `  ${placeOf(message)} ${severity} ${rule}: ${what}`;
    const rest = `    ${why ?? '(no reason)'}\n    Fix: ${fix}`;
    const isNew = last.get(`${rule} ${what}`) !== rest;
    last.set(`${rule} ${what}`, rest);
    return visible(isNew ? `${place}\n${rest}` : place);
  };
}

/** Signs that nobody sees by their number, so that the list can be read. */
function visible(text: string): string {
  return text
    .replaceAll(ODD_SIGNS, (sign) => `⟨${codePoint(sign, oddSign(sign).name).slice(0, 6)}⟩`)
    .replaceAll('\u00A0', '⟨U+00A0⟩')
    .replaceAll('\t', '⟨tab⟩');
}
