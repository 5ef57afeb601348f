/** The scales by name, the largest first. */
const SCALES = new Map([
  ['trillion', 10n ** 12n],
  ['billion', 10n ** 9n],
  ['million', 10n ** 6n],
]);

/** Reads a whole amount: digits, alone, in groups of three by commas, or with a scale (`3 billion`). Else it throws. */
export function parseAmount(text: string): bigint {
  const [, digits, name] = /^(\d+|\d{1,3}(?:,\d{3})+)(?: ([a-z]+))?$/i.exec(text) ?? [];
  const scale = name === undefined ? 1n : SCALES.get(name.toLowerCase());
  if (digits === undefined || scale === undefined)
    throw new Error(`“${text}” is not an amount. Write 500000000, 500,000,000 or 500 million.`);
  return BigInt(digits.replaceAll(',', '')) * scale;
}

/** Whether `parseAmount` can read the text. */
export function isAmount(text: string): boolean {
  try {
    parseAmount(text);
    return true;
  } catch {
    return false;
  }
}

/** `5000000000000n` gives `5,000,000,000,000`. */
export function formatAmount(amount: bigint): string {
  return amount.toLocaleString('en');
}

const NUMBERS = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** `6` gives `six`, `0` gives `none`; a number above twelve stays in digits. */
export function numberInWords(number: number): string {
  return NUMBERS[number] ?? String(number);
}

/** `[1, 2, 3, 5]`, in ascending order, gives `1 to 3 and 5`; an empty list `none`. */
export function rangesOf(numbers: readonly number[]): string {
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  const parts = runs.flatMap((run) =>
    run.length > 2 ? [`${run.at(0)} to ${run.at(-1)}`] : run.map(String),
  );
  return parts.length === 0 ? numberInWords(0) : new Intl.ListFormat('en-ZA').format(parts);
}

/** `3000000000n` gives `3 billion`; an amount that is not a whole multiple of a scale is written in full. */
export function amountInWords(amount: bigint): string {
  for (const [name, scale] of SCALES)
    if (amount >= scale && amount % scale === 0n) return `${formatAmount(amount / scale)} ${name}`;
  return formatAmount(amount);
}
