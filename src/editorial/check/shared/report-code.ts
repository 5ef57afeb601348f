import { readProse, type CodeFragment } from '../../content/prose.ts';
import type { ContentFile } from '../../content/read.ts';
import type { Diagnostic, Wording } from '../../output/diagnostic.ts';
import { report } from './rule.ts';

/** What is said about a place that would run as code. */
export interface CodeWording extends Wording {
  /** How many characters the place has; if left out, those of its first line. */
  readonly length?: number;
}

/**
 * Diagnostics about the places of the prose that would run as code.
 *
 * @param describe what to say about such a place; undefined for kinds that another rule reports.
 *   `line` is the text from there to the end of its line
 */
export function reportCode(
  file: ContentFile,
  describe: (code: CodeFragment, line: string) => CodeWording | undefined,
): Diagnostic[] {
  return readProse(file).code.flatMap((code): Diagnostic[] => {
    const [line = ''] = file.source.slice(code.offset).split(/\r?\n/, 1);
    const wording = describe(code, line);
    if (!wording) return [];
    const [first = ''] = code.text.split(/\r?\n/, 1);
    const { length = first.length, ...words } = wording;
    return [report(file, [code.offset, code.offset + length], words)];
  });
}
