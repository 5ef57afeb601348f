import type { ContentFile } from '../../content/read.ts';
import type { Message } from '../../output/diagnostic.ts';

/** What a rule reports at one place, and why; the checker adds the name of the rule. */
export type Finding = Omit<Message, 'rule'> & { readonly why: string };

/** Files of a small content folder, by name. */
export type Example = Readonly<Record<string, string>>;

interface RuleBase {
  /** A claim, the name of the rule's file. */
  readonly name: string;
  /** The rule also looks at files that cannot be read or have no place in the folder. */
  readonly unreadable?: true;
  /** A list of the editors' own without which the rule knows nothing: it rests while that list cannot be read. */
  readonly list?: string;
  /** A small content folder that breaks the rule. */
  readonly fails: Example;
  /** The same put right. */
  readonly passes: Example;
}

/** A rule whose findings in a file depend on that file alone. */
export interface FileRule extends RuleBase {
  readonly checkFile: (file: ContentFile) => readonly Finding[];
}

/** A rule that compares files with each other. */
export interface FolderRule extends RuleBase {
  readonly checkFiles: (files: readonly ContentFile[]) => readonly Finding[];
}

export type Rule = FileRule | FolderRule;

const known = new WeakMap<FileRule, WeakMap<ContentFile, readonly Finding[]>>();

/** The findings of one rule. A rule about single files runs once for each version of a file. */
export function runRule(rule: Rule, files: readonly ContentFile[]): readonly Finding[] {
  if ('checkFiles' in rule) return rule.checkFiles(files);
  const byFile = known.get(rule) ?? new WeakMap<ContentFile, readonly Finding[]>();
  known.set(rule, byFile);
  return files.flatMap((file) => {
    const findings = byFile.get(file) ?? rule.checkFile(file);
    byFile.set(file, findings);
    return findings;
  });
}
