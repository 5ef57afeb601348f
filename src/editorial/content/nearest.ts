import leven from 'leven';

const known = new Map<string, string | undefined>();

/** The candidate that needs the fewest changed letters or only goes on where the word ends, if it can be meant. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  // The same slip is often made many times over, and each comparison takes its time.
  const question = JSON.stringify([word, candidates]);
  if (!known.has(question)) known.set(question, find(word, candidates));
  return known.get(question);
}

function find(word: string, candidates: readonly string[]): string | undefined {
  const limit = Math.max(2, Math.floor(word.length / 3));
  return candidates
    .map((candidate) => ({
      candidate,
      distance: distance(word.toLowerCase(), candidate.toLowerCase()),
    }))
    .filter((one) => one.distance <= limit)
    .toSorted((a, b) => a.distance - b.distance)[0]?.candidate;
}

function distance(word: string, candidate: string): number {
  return word.length > 3 && candidate.startsWith(word) ? 1 : leven(word, candidate);
}
