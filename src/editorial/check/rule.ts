import type { ContentFile } from '../content/read.ts';
import type { Message } from '../message.ts';

/** What a rule says of one place, and why; the checker adds the name of the rule. */
export type Finding = Omit<Message, 'rule'> & { readonly why: string };

/** Files of a small content folder, by name. */
export type Example = Readonly<Record<string, string>>;

/** A rule looks at all files and says everything that is wrong by its own measure. */
export interface Rule {
  /** A claim, the name of the rule's file. */
  readonly name: string;
  readonly check: (files: readonly ContentFile[]) => Finding[];
  /** A small content folder that breaks the rule. */
  readonly fails: Example;
  /** The same put right. */
  readonly passes: Example;
}
