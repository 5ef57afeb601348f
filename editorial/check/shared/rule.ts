import { memoize } from '../../content/memoize.ts';
import { pointAt, type Range } from '../../content/places.ts';
import type { ContentFile } from '../../content/read.ts';
import { createDiagnostic, type Diagnostic, type Wording } from '../../output/diagnostic.ts';

/** What every rule has. */
interface RuleBase {
  /** The rule's id, such as `unique-names`; also the name of its file. */
  readonly name: string;
  /**
   * Whether the rule also gets files that cannot be read or parsed, or do not belong to the
   * content: for rules about such files, and for rules that report something as missing, which may
   * be in such a file.
   */
  readonly checksUnparsed?: true;
  /** Whether the rule gets all files, including the adopted versions, which no other rule gets. */
  readonly checksVersions?: true;
  /** A list that the rule needs, such as `words.txt`. The rule is skipped if that file is unreadable. */
  readonly list?: string;
}

/** A rule whose diagnostics of a file depend only on that file, so that they can be cached. */
interface FileRule extends RuleBase {
  readonly checkFile: (file: ContentFile) => readonly Diagnostic[];
}

/** A rule that compares files. */
interface FolderRule extends RuleBase {
  readonly checkFiles: (files: readonly ContentFile[]) => readonly Diagnostic[];
}

/** A rule of the check; all of them are in `rules/index.ts`. */
export type Rule = FileRule | FolderRule;

const checkedBy = memoize((rule: FileRule) =>
  memoize((file: ContentFile) => withRuleId(rule, rule.checkFile(file))),
);

/** Runs a rule and sets the `ruleId` of its diagnostics. A `FileRule` runs once for each file object. */
export function runRule(rule: Rule, files: readonly ContentFile[]): readonly Diagnostic[] {
  return 'checkFiles' in rule
    ? withRuleId(rule, rule.checkFiles(files))
    : files.flatMap(checkedBy(rule));
}

function withRuleId({ name }: Rule, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.map((diagnostic) => ({ ...diagnostic, ruleId: name }));
}

/** A fix that is a replacement for the reported range. */
export const write = (text: string) => ({ fix: `Write ${text}`, expected: text });

interface Reported extends Wording {
  /**
   * The text that `expected` replaces. If the source has something else there, such as an escape
   * sequence, `expected` is dropped.
   */
  readonly replaces?: string | undefined;
}

/**
 * The diagnostic about a part of a file; none without a wording.
 *
 * @param range offsets in the source; a number is an empty range
 */
export function report(
  file: ContentFile,
  range: Range | number,
  reported: Reported | undefined,
): Diagnostic[] {
  if (!reported) return [];
  const { replaces, ...wording } = reported;
  const [start, end] = typeof range === 'number' ? [range, range] : range;
  const isAsTyped = replaces === undefined || file.source.slice(start, end) === replaces;
  const place = { start: pointAt(file, start), end: pointAt(file, end) };
  const { expected } = wording;
  return [
    createDiagnostic(file.path, place, { ...wording, expected: isAsTyped ? expected : undefined }),
  ];
}
