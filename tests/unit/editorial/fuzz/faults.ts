import { isDeepStrictEqual } from 'node:util';
import { checkContent } from '../../../../editorial/check/check.ts';
import { readProse, wordsOf } from '../../../../editorial/content/prose.ts';
import type { ContentFile } from '../../../../editorial/content/read.ts';
import { isError, type Diagnostic } from '../../../../editorial/output/diagnostic.ts';
import { build } from './build.ts';

/** Words that messages for editors may not contain. */
const JARGON = /\b(?:YAML|frontmatter|schema|undefined|NaN|parser?|JSON|MDX)\b|\[object/;

/** What the check does wrong with a file; empty if it does nothing wrong. */
export function faultsWith(content: readonly ContentFile[], changed: ContentFile): string[] {
  let diagnostics: readonly Diagnostic[];
  try {
    diagnostics = checkContent(
      content.map((file) => (file.name === changed.name ? changed : file)),
    );
  } catch (error) {
    return [`It crashes: ${error instanceof Error ? String(error.stack) : String(error)}`];
  }
  return [
    ...diagnostics.flatMap((diagnostic) => faultsOf(diagnostic, content, changed)),
    ...disagreements(diagnostics, changed),
  ];
}

/** What is wrong with a message of the check. */
function faultsOf(
  diagnostic: Diagnostic,
  content: readonly ContentFile[],
  changed: ContentFile,
): string[] {
  const { reason, note, fix, ruleId } = diagnostic;
  const { line, column } = diagnostic.place.start;
  const where = `${ruleId} ${line}:${column} “${reason}”`;
  const file = [changed, ...content].find(({ path }) => path === diagnostic.file);
  const text = file?.source.split('\n')[line - 1];
  return [
    ...(reason.trim() && fix.trim() ? [] : [`It does not say what to do: ${where}`]),
    ...(JARGON.test(withoutQuotes(`${reason} ${note} ${fix}`))
      ? [`It speaks of the machine: ${where} ${note} ${fix}`]
      : []),
    ...(file && text === undefined ? [`Its line is not in the file: ${where}`] : []),
    ...(text !== undefined && column > text.length + 1
      ? [`Its place is not on the line: ${where}`]
      : []),
    ...(line >= 1 && column >= 1 ? [] : [`Its place does not exist: ${where}`]),
  ];
}

/** Quotations of the content may contain any word. */
const withoutQuotes = (text: string) => text.replace(/“[^”]*”/g, '');

/** Where the check and the build take a file for something else. */
function disagreements(diagnostics: readonly Diagnostic[], changed: ContentFile): string[] {
  // Lists of words or figures are not part of the build.
  if (changed.name.endsWith('.txt')) return [];
  const errors = diagnostics.filter(isError);
  const built = build(changed.name, changed.source);
  if (!built.accepted) {
    const isTold = errors.some(({ file }) => file === changed.path);
    return isTold ? [] : [`It is silent, and the build says: ${built.why.slice(0, 200)}`];
  }
  if (errors.length > 0) return [];
  const words = changed.name.endsWith('.mdx') ? wordsOf(readProse(changed).tree) : '';
  return [
    ...(isDeepStrictEqual(plain(changed.data), plain(built.data))
      ? []
      : ['It takes the settings for something else than the build does.']),
    ...(withSingleSpaces(words) === withSingleSpaces(built.words)
      ? []
      : ['It takes the text for something else than the build does.']),
  ];
}

/** As JSON, like in Astro's content store. */
const plain = (data: unknown): unknown => JSON.parse(JSON.stringify(data ?? null));
const withSingleSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();
