import type { Diagnostic } from './diagnostic.ts';

const COMMANDS = { error: 'error', warning: 'warning', hint: 'notice' } as const;

/**
 * Workflow commands, one per line, that annotate lines of files.
 * Source: https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function asAnnotations(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map(annotation).join('\n');
}

function annotation({ file, place, severity, ruleId, reason, note, fix }: Diagnostic): string {
  const { line, column } = place.start;
  const places = { file, line: String(line), col: String(column), title: ruleId };
  const properties = Object.entries(places).map(
    ([key, value]) => `${key}=${escapeProperty(value)}`,
  );
  const text = [reason, note, `Fix: ${fix}`].join('\n');
  return `::${COMMANDS[severity]} ${properties.join(',')}::${escapeData(text)}`;
}

/** Percent-encodes characters that would end the message. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Percent-encodes also the characters that separate properties. */
function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
