import { checkContent } from '../check/check.ts';
import { readContent } from '../content/read.ts';
import { failure } from '../output/command.ts';
import type { Diagnostic, Severity } from '../output/diagnostic.ts';

/** A diagnostic as data, with what is needed to show it in the browser. */
export interface ShownDiagnostic extends ReturnType<Diagnostic['toJSON']> {
  readonly severity: Severity;
  /** The file’s path inside the content folder. */
  readonly name: string;
  /** The line of the place; empty where the file has no such line. */
  readonly text: string;
}

const shown = (diagnostic: Diagnostic, name: string, text: string): ShownDiagnostic => {
  return { ...diagnostic.toJSON(), severity: diagnostic.severity, name, text };
};

/** Everything that is wrong with the content of a folder at this moment; a check that fails is one diagnostic. */
export function currentDiagnostics(directory: string | undefined): ShownDiagnostic[] {
  try {
    const files = new Map(readContent(directory).map((file) => [file.path, file]));
    return checkContent([...files.values()]).map((one) => {
      const file = files.get(one.file);
      const line = file?.source.split('\n')[one.place.start.line - 1];
      return shown(one, file?.name ?? one.file, line?.trimEnd() ?? '');
    });
  } catch (error) {
    const one = failure(directory, error);
    return [shown(one, one.file, '')];
  }
}
