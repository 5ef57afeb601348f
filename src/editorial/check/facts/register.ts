import { readRegister, type Fact, type FactValue } from '../../../facts/register.ts';
import { memoize } from '../../content/memoize.ts';
import type { ContentFile } from '../../content/read.ts';
import { lineOf, unreadableLines } from '../../content/places.ts';
import { schemaOf } from '../../../schemas/collections.ts';
import type { Figure } from 'copy-review/figures';
import { parseSettings } from '../settings/issues.ts';

/** The facts register of a content folder. What its schema refuses is no fact that a text could agree with. */
export const registerOf = memoize((files: readonly ContentFile[]): readonly Fact[] =>
  readRegister(new Map(files.map(({ name, data }) => [name, data]))).map((fact) =>
    isRefused(files, fact) ? { ...fact, values: [], isReadable: false } : fact,
  ),
);

/** Whether the value is of the right kind, but one that cannot be: 250 %, a Thursday for a Friday. */
function isRefused(files: readonly ContentFile[], { file: name, values }: Fact): boolean {
  const file = files.find((one) => one.name === name);
  const schema = schemaOf(name);
  if (!file?.data || !schema) return false;
  // Of a line that cannot be read, only something like it is known.
  const spoilt = unreadableLines(file);
  if (values.some(({ path }) => spoilt.includes(lineOf(file, path)))) return true;
  return parseSettings(file, schema).issues.some(
    ({ code, path }) =>
      code !== 'invalid_type' &&
      path.length > 0 &&
      values.some((value) => path.every((key, index) => key === value.path[index])),
  );
}

/** Whether a typed figure gives the value; a date without a day or a year agrees if what it gives does. */
export function agrees({ kind, value }: Figure, fact: FactValue): boolean {
  if (value === undefined) return false;
  if (kind !== 'date') return value === fact.value;
  return value.startsWith('--')
    ? fact.value.endsWith(value.slice(1))
    : fact.value.startsWith(value);
}

/** `7 August 2026, in src/content/coins/bigfoot.yaml:24`: what the register says, and where. */
export function cite(
  files: readonly ContentFile[],
  fact: Fact,
  { shown, path }: FactValue,
): string {
  const file = files.find(({ name }) => name === fact.file);
  return file ? `${shown}, in ${file.path}:${lineOf(file, path)}` : shown;
}
