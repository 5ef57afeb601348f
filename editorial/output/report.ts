import { parseArgs } from 'node:util';
import { withoutCommands } from 'copy-review/escape';
import { outcomeOf, type Outcome } from './command.ts';
import { isError, toData, type Diagnostic } from './diagnostic.ts';
import { asAnnotations } from './github.ts';
import { terminalReport, type Sources } from './terminal-report.ts';

/** What a check has found in which files. */
export interface Report {
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: Sources;
  /** The last line of the terminal report; by default it counts the diagnostics. */
  readonly last?: string;
}

/** `people`: text for the terminal. `github`: the same, with workflow commands and a job summary. */
const FORMATS = ['people', 'github', 'json'] as const;
type Format = (typeof FORMATS)[number];

/**
 * Runs a check and formats its report as the arguments say.
 *
 * @param args the arguments of the command, such as `['--format', 'json']`
 * @returns exit code 1 if there is an error, 2 for unknown arguments
 */
export function reportCheck(args: readonly string[], check: () => Report): Outcome {
  const options = readOptions(args);
  if ('fault' in options) return { exitCode: 2, output: options.fault };
  return outcomeOf(() => {
    const report = check();
    const hasErrors = report.diagnostics.some(isError);
    return { exitCode: hasErrors ? 1 : 0, output: formatted(options.format, report) };
  });
}

/** Parses the arguments of a command. `fault` is the message for unknown ones. */
export function readOptions(
  args: readonly string[],
): { readonly format: Format } | { readonly fault: string } {
  const options = { format: { type: 'string', default: 'people' } } as const;
  const { values, tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const isKnown = tokens.every((token) => token.kind === 'option' && token.name === 'format');
  const format = FORMATS.find((known) => known === values.format);
  if (isKnown && format) return { format };
  const typed = args.join(' ');
  return {
    fault: `“${typed}” is not an option of this command. Write --format people, --format github or --format json.`,
  };
}

function formatted(format: Format, { diagnostics, sources, last }: Report): string {
  if (format === 'json') return JSON.stringify(diagnostics.map(toData), undefined, 2);
  const text = terminalReport(diagnostics, sources, last);
  if (format === 'people') return text;
  // A line of the content is no workflow command.
  return [asAnnotations(diagnostics), withoutCommands(text)].filter(Boolean).join('\n');
}

/** The texts of files by path, without the byte order mark, which a text editor does not count as a column. */
export function sourcesOf(files: readonly { path: string; source: string }[]): Sources {
  return new Map(files.map(({ path, source }) => [path, source.replace(/^\uFEFF/, '')]));
}
