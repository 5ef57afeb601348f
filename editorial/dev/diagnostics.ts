import { checkContent } from '../check/check.ts';
import { readContent } from '../content/read.ts';
import { failure } from '../output/command.ts';
import type { Diagnostic, Severity } from '../output/diagnostic.ts';

/** A diagnostic as JSON, with additional properties for the browser. */
export interface ShownDiagnostic extends ReturnType<Diagnostic['toJSON']> {
  readonly severity: Severity;
  /** The file’s path relative to the content folder. */
  readonly name: string;
  /** The reported line; empty if the file has no such line. */
  readonly text: string;
}

const shown = (diagnostic: Diagnostic, name: string, text: string): ShownDiagnostic => {
  return { ...diagnostic.toJSON(), severity: diagnostic.severity, name, text };
};

/** Checks the content folder as it is on disk. An error of the check itself becomes one diagnostic. */
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
