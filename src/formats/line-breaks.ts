/**
 * The parts of a headline: its sentences, and words joined by a no-break space. Two parts share a
 * line only if both fit on it as a whole.
 */
export function headlineParts(text: string): string[] {
  return text.split(/(?<=[.!?]) | (?=\S+\u00a0)/);
}
