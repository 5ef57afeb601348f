import { placeAt } from '../../content/places.ts';
import { readProse, type CodeSign } from '../../content/prose.ts';
import type { ContentFile } from '../../content/read.ts';
import type { Finding } from './rule.ts';

/** What a rule says of a sign of code; nothing of signs that are another rule's. */
export type Told = Pick<Finding, 'what' | 'why' | 'fix'> | undefined;

/** What is to be said of every sign of code in the prose of a file; `line` is the text from the sign to the end of its line. */
export function toldSigns(
  file: ContentFile,
  tell: (sign: CodeSign, line: string) => Told,
): Finding[] {
  return readProse(file).code.flatMap((sign): Finding[] => {
    const [line = ''] = file.source.slice(sign.offset).split(/\r?\n/, 1);
    const told = tell(sign, line);
    return told
      ? [{ file: file.path, ...placeAt(file, sign.offset), severity: 'error', ...told }]
      : [];
  });
}
