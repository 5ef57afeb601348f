import { pointAt, type Range } from '../../content/places.ts';
import type { ContentFile } from '../../content/read.ts';
import { Diagnostic, type Wording } from '../../output/diagnostic.ts';

/** Files of a small content folder, by name. */
export type Example = Readonly<Record<string, string>>;

interface RuleBase {
  /** A claim about the content; the name of the rule’s file. */
  readonly name: string;
  /** The rule also looks at files that cannot be read or have no place in the folder. */
  readonly checksUnreadable?: true;
  /** A list that the rule cannot do without: the rule is skipped while that file cannot be read. */
  readonly list?: string;
  /** A small content folder that breaks the rule. */
  readonly fails: Example;
  /** The same put right. */
  readonly passes: Example;
}

/** A rule about single files: its diagnostics of a file depend on that file alone. */
export interface FileRule extends RuleBase {
  readonly checkFile: (file: ContentFile) => readonly Diagnostic[];
}

/** A rule about all files at once. */
export interface FolderRule extends RuleBase {
  readonly checkFiles: (files: readonly ContentFile[]) => readonly Diagnostic[];
}

export type Rule = FileRule | FolderRule;

const cache = new WeakMap<FileRule, WeakMap<ContentFile, readonly Diagnostic[]>>();

/** The diagnostics of one rule, with its name. A rule about single files runs once for each version of a file. */
export function runRule(rule: Rule, files: readonly ContentFile[]): readonly Diagnostic[] {
  if ('checkFiles' in rule) return named(rule, rule.checkFiles(files));
  const byFile = cache.get(rule) ?? new WeakMap<ContentFile, readonly Diagnostic[]>();
  cache.set(rule, byFile);
  return files.flatMap((file) => {
    const found = byFile.get(file) ?? named(rule, rule.checkFile(file));
    byFile.set(file, found);
    return found;
  });
}

function named({ name }: Rule, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  for (const diagnostic of diagnostics) diagnostic.ruleId = name;
  return diagnostics;
}

/**
 * Replacements for a range, if the source has exactly `typed` there. A text of the settings or the
 * prose may be escaped in the source, and then a replacement would break it.
 */
export function expectedFor(
  file: ContentFile,
  [start, end]: Range,
  typed: string,
  expected: readonly string[],
): Pick<Wording, 'expected'> {
  return file.source.slice(start, end) === typed ? { expected } : {};
}

/**
 * A diagnostic about a part of a file.
 *
 * @param range where it is, in characters of the source; a number is a place without length
 */
export function report(file: ContentFile, range: Range | number, wording: Wording): Diagnostic {
  const [start, end] = typeof range === 'number' ? [range, range] : range;
  return new Diagnostic(
    file.path,
    { start: pointAt(file, start), end: pointAt(file, end) },
    wording,
  );
}
