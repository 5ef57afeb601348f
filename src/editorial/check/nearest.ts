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
  return word.length > 3 && candidate.startsWith(word) ? 1 : changes(word, candidate);
}

/** How many letters must be added, removed or replaced to turn one word into the other (Levenshtein). */
function changes(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of from.split('').entries()) {
    const next = [i + 1];
    for (const [j, other] of to.split('').entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
