import { readProse, type CodeFragment } from '../../content/prose.ts';
import type { ContentFile } from '../../content/read.ts';
import type { Diagnostic, Wording } from '../../output/diagnostic.ts';
import { report } from './rule.ts';

export interface CodeWording extends Wording {
  /** Length of the reported range; by default, up to the end of the first line of the code. */
  readonly length?: number;
}

/**
 * Reports the code in the prose, unless the settings above it have a syntax error.
 *
 * @param describe returns undefined for kinds that another rule reports. `line` is the source from
 *   the start of the code to the end of its line
 */
export function reportCode(
  file: ContentFile,
  describe: (code: CodeFragment, line: string) => CodeWording | undefined,
): Diagnostic[] {
  if (file.syntaxFault) return [];
  return readProse(file).code.flatMap((code): Diagnostic[] => {
    const [line = ''] = file.source.slice(code.offset).split(/\r?\n/, 1);
    const wording = describe(code, line);
    if (!wording) return [];
    const [first = ''] = code.text.split(/\r?\n/, 1);
    const { length = first.length, ...words } = wording;
    return [report(file, [code.offset, code.offset + length], words)];
  });
}
