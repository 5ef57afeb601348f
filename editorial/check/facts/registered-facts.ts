import { readRegister, type Fact, type FactValue } from '../../../src/facts/register.ts';
import { memoize } from '../../content/memoize.ts';
import type { ContentFile } from '../../content/read.ts';
import { lineOf } from '../../content/places.ts';
import type { Figure } from 'copy-review/figures';
import { issuesAt } from '../settings/issues.ts';

/** The facts of a content folder. A fact whose value the schema rejects has no values and `isReadable: false`. */
export const siteFactsOf = memoize((files: readonly ContentFile[]): readonly Fact[] =>
  readRegister(new Map(files.map(({ name, data }) => [name, data]))).map((fact) =>
    isInvalid(files, fact) ? { ...fact, values: [], isReadable: false } : fact,
  ),
);

/** Whether a value is empty, or of the right type and rejected by the schema, such as 250 %. */
function isInvalid(files: readonly ContentFile[], { file: name, values }: Fact): boolean {
  const file = files.find((other) => other.name === name);
  return values.some(
    ({ path, value }) =>
      value === '' ||
      (file?.data && issuesAt(file, path).some(({ code }) => code !== 'invalid_type')),
  );
}

/**
 * Whether a figure states the value of a fact. A date may lack its day, `2026-08`, or its year,
 * `--08-07`: then only the parts that it has are compared.
 */
export function agrees({ kind, value }: Figure, fact: FactValue): boolean {
  if (value === undefined) return false;
  if (kind !== 'date') return value === fact.value;
  return value.startsWith('--')
    ? fact.value.replace(/^\d+/, '-').startsWith(value)
    : fact.value.startsWith(value);
}

/** Whether a figure is the value of any fact. */
export const isValueOfFact = (figure: Figure, siteFacts: readonly Fact[]): boolean =>
  siteFacts.some(
    ({ kind, values }) => kind === figure.kind && values.some((value) => agrees(figure, value)),
  );

/** The value of a fact and its place: `7 August 2026, in src/content/coins/bigfoot.yaml:24`. */
export function cite(
  files: readonly ContentFile[],
  fact: Fact,
  { shown, path }: FactValue,
): string {
  return `${shown}, in ${placeOf(files, fact, path)}`;
}

/** The line of a value of a fact: `src/content/coins/bigfoot.yaml:24`. */
export function placeOf(
  files: readonly ContentFile[],
  fact: Fact,
  path = fact.values[0]?.path ?? [],
): string {
  const file = files.find(({ name }) => name === fact.file);
  return file ? `${file.path}:${lineOf(file, path)}` : fact.file;
}

/**
 * The value of a fact as a sentence would write it. Where the figure is a part of a phrase (“every
 * Thursday”, “a 6-month lock”), the rest of the phrase stays.
 */
export function formatLike({ kind, text }: Figure, { value, shown }: FactValue): string {
  if (kind === 'weekday') return text.replace(/(?:(?<= )\S+ )?[a-z]+day/i, shown);
  if (kind === 'duration' && /[-‑][a-z]+$/i.test(text))
    return value.replace(' ', '-').replace(/s$/, '');
  return shown;
}
