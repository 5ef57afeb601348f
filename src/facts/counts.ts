import { COUNTED, type CountedName } from '../content-map.ts';
import { numberInWords } from '../formats/amounts.ts';

/** How many there are of each part in `COUNTED`. */
export type Counts = Readonly<Record<CountedName, number>>;

/** A gap for a count, `{pledges}` or `{Pledges}`. */
const GAP = new RegExp(`\\{(${Object.keys(COUNTED).join('|')})\\}`, 'gi');

/** `{pledges}` gives `seven`, and `{Pledges}`, at the start of a sentence, gives `Seven`. */
function fillText(text: string, counts: Counts): string {
  return text.replace(GAP, (_, name: string) => {
    const words = numberInWords(counts[name.toLowerCase() as CountedName]);
    return name === name.toLowerCase() ? words : words.charAt(0).toUpperCase() + words.slice(1);
  });
}

/** Fills the counts into every text of some settings. */
export function fillCounts<Settings>(settings: Settings, counts: Counts): Settings {
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string') return fillText(value, counts);
    if (Array.isArray(value)) return value.map(filled);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner)]));
  };
  return filled(settings) as Settings;
}
