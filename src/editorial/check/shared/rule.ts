import { memoize } from '../../content/memoize.ts';
import { pointAt, type Range } from '../../content/places.ts';
import type { ContentFile } from '../../content/read.ts';
import { Diagnostic, type Wording } from '../../output/diagnostic.ts';

/** Files of a small content folder, by name. */
export type Example = Readonly<Record<string, string>>;

interface RuleBase {
  /** What the rule requires, in kebab case, such as `names-are-unique`; also the name of its file. */
  readonly name: string;
  /** The rule also looks at files that cannot be read or have no place in the folder. */
  readonly checksUnreadable?: true;
  /** A list of the content folder that the rule needs. While that file cannot be read, the rule is skipped. */
  readonly list?: string;
  /** A small content folder that breaks the rule. */
  readonly fails: Example;
  /** The same folder, corrected. */
  readonly passes: Example;
}

/** A rule about single files: what it reports of a file depends on that file alone. */
export interface FileRule extends RuleBase {
  readonly checkFile: (file: ContentFile) => readonly Diagnostic[];
}

/** A rule about all files at once. */
export interface FolderRule extends RuleBase {
  readonly checkFiles: (files: readonly ContentFile[]) => readonly Diagnostic[];
}

export type Rule = FileRule | FolderRule;

const checkedBy = memoize((rule: FileRule) =>
  memoize((file: ContentFile) => withRuleId(rule, rule.checkFile(file))),
);

/** Runs a rule and sets the `ruleId` of its diagnostics. A `FileRule` runs once for each version of a file. */
export function runRule(rule: Rule, files: readonly ContentFile[]): readonly Diagnostic[] {
  return 'checkFiles' in rule
    ? withRuleId(rule, rule.checkFiles(files))
    : files.flatMap(checkedBy(rule));
}

function withRuleId({ name }: Rule, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  for (const diagnostic of diagnostics) diagnostic.ruleId = name;
  return diagnostics;
}

/** What a rule says about a part of a file. */
interface Reported extends Omit<Wording, 'expected'> {
  readonly expected?: readonly string[] | undefined;
  /**
   * The text that `expected` replaces. A text of the settings or the prose may be escaped in the
   * source; where it is, a replacement would break it and is left out.
   */
  readonly replaces?: string;
}

/**
 * A diagnostic about a part of a file.
 *
 * @param range where it is, in characters of the source; a number is a place without length
 */
export function report(
  file: ContentFile,
  range: Range | number,
  { expected, replaces, ...wording }: Reported,
): Diagnostic {
  const [start, end] = typeof range === 'number' ? [range, range] : range;
  const isAsTyped = replaces === undefined || file.source.slice(start, end) === replaces;
  const place = { start: pointAt(file, start), end: pointAt(file, end) };
  const given = expected && isAsTyped ? { expected } : {};
  return new Diagnostic(file.path, place, { ...wording, ...given });
}
