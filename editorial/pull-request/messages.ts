import { countOf } from '../output/counted.ts';
import { SEVERITIES, type Diagnostic } from '../output/diagnostic.ts';
import { inlineCode, plainText } from '../output/markdown.ts';

/** Compares two groups by the most severe diagnostic in each; the more severe one comes first. */
export const bySeverity = (a: readonly Diagnostic[], b: readonly Diagnostic[]) => {
  const rank = (all: readonly Diagnostic[]) =>
    Math.min(...all.map((diagnostic) => SEVERITIES.indexOf(diagnostic.severity)));
  return rank(a) - rank(b);
};

/**
 * The messages of the content check as Markdown, the most severe first, with place and fix.
 *
 * @param maxLength how many characters the listed messages may have together; the others are counted
 */
export function messagesText(diagnostics: readonly Diagnostic[], maxLength: number): string {
  const items: string[] = [];
  let length = 0;
  for (const diagnostic of diagnostics.toSorted((a, b) => bySeverity([a], [b]))) {
    const item = itemOf(diagnostic);
    length += item.length;
    if (length > maxLength) break;
    items.push(item);
  }
  const left = diagnostics.length - items.length;
  return [
    `**Content check**: ${countOf(diagnostics)}.`,
    ...(items.length > 0 ? [items.join('\n')] : []),
    ...(left > 0 ? [`And ${left} more, which will be listed when these are fixed.`] : []),
  ].join('\n\n');
}

/** A diagnostic as an item of a Markdown list. */
function itemOf({ file, place, severity, reason, note, fix, expected }: Diagnostic): string {
  return [
    `- ${inlineCode(file)}, line ${place.start.line} (${severity}): **${plainText(reason)}** ${plainText(note)}`,
    `${expected.includes(fix) ? 'Write instead' : 'What to do'}: ${inlineCode(fix)}`,
  ].join('<br>');
}
