import type { Diagnostic } from './diagnostic.ts';
import { fenceFor, inlineCode, plainText } from './markdown.ts';

const COMMANDS = { error: 'error', warning: 'warning', hint: 'notice' } as const;

/** In characters. GitHub rejects a summary of more than 1 MiB, and a UTF-16 unit has at most 3 bytes. */
const LONGEST_SUMMARY = 340_000;

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
  const properties = Object.entries(places).map(([key, value]) => `${key}=${property(value)}`);
  const text = [reason, note, `Fix: ${fix}`].join('\n');
  return `::${COMMANDS[severity]} ${properties.join(',')}::${data(text)}`;
}

/** Percent-encodes characters that would end the message. */
function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** The job summary in Markdown: the diagnostics by file, each with its fix in a code block. */
export function asSummary(diagnostics: readonly Diagnostic[], title = 'Content'): string {
  const parts = [...Map.groupBy(diagnostics, ({ file }) => file)].flatMap(([file, found]) => [
    `### ${inlineCode(file)}\n`,
    ...found.map((one) => entry(one)),
  ]);
  const kept: string[] = [`## ${title}\n`];
  let length = 0;
  for (const part of parts) {
    length += part.length + 1;
    if (length > LONGEST_SUMMARY) {
      kept.push('There is more. Run `npm run check:content` to see all of it.\n');
      break;
    }
    kept.push(part);
  }
  if (diagnostics.length === 0) kept.push('Nothing wrong.\n');
  return kept.join('\n');
}

function entry({ place: { start }, severity, reason, note, fix }: Diagnostic): string {
  const fence = fenceFor(fix);
  return [
    `**${start.line}:${start.column}** ${severity}: ${plainText(reason)}`,
    `\n${plainText(note)}`,
    `\n${fence}suggestion\n${fix}\n${fence}\n`,
  ].join('\n');
}
