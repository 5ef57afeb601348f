import type { ContentFile } from '../content/read.ts';
import type { Message } from '../message.ts';

/** A rule looks at all files and says everything that is wrong by its own measure. */
export type Rule = (files: readonly ContentFile[]) => Message[];
