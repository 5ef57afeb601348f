import { readRegister, type Fact, type FactValue } from '../../../facts/register.ts';
import type { ContentFile } from '../../content/read.ts';
import { placeOf } from '../../content/places.ts';
import type { Figure } from '../../review/figures.ts';

const known = new WeakMap<readonly ContentFile[], readonly Fact[]>();

/** The facts register of a content folder. */
export function registerOf(files: readonly ContentFile[]): readonly Fact[] {
  const register =
    known.get(files) ?? readRegister(new Map(files.map(({ name, data }) => [name, data])));
  known.set(files, register);
  return register;
}

/** Files whose texts state facts: the sections of the pages, the pages, and the words that they share. */
export const STATES_FACTS = /^(?:about|faq|legal|pages|pledge)\/|^navigation\.yaml$/;

/** Whether a typed figure gives the value; a date without a day or a year agrees if what it gives does. */
export function agrees({ kind, value }: Figure, fact: FactValue): boolean {
  if (value === undefined) return false;
  if (kind !== 'date') return value === fact.value;
  return value.startsWith('--')
    ? fact.value.endsWith(value.slice(1))
    : fact.value.startsWith(value);
}

/** `7 August 2026, in src/content/coins/bigfoot.yaml:24`: what the register says, and where. */
export function told(
  files: readonly ContentFile[],
  fact: Fact,
  { shown, path }: FactValue,
): string {
  const file = files.find(({ name }) => name === fact.file);
  return file ? `${shown}, in ${file.path}:${placeOf(file, path).line}` : shown;
}
