/**
 * The parts of a headline that share a line with each other only if all of both fits on it: its
 * sentences, and words joined by a no-break space.
 */
export function headlineParts(text: string): string[] {
  return text.split(/(?<=[.!?]) | (?=\S+\u00a0)/);
}
