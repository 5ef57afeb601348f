import { valuesIn, type PlacedValue } from './values.ts';

/** A value that the owner has not supplied yet. */
export interface Placeholder {
  readonly status: 'placeholder';
  /** What the site shows or uses meanwhile. */
  readonly shown: string;
  /** What the owner must supply. */
  readonly needed: string;
}

/** A value that may still be a placeholder. */
export type Suppliable<Value> =
  Placeholder | { readonly status: 'supplied'; readonly value: Value };

/** A decision that has to be made before release. No page shows it. */
interface OpenQuestion {
  readonly status: 'placeholder';
  /** Who answers it. */
  readonly to: string;
  readonly asks: string;
}

/** Whether the value is a placeholder or an open question. */
const isUnanswered = (value: unknown): value is { readonly status: 'placeholder' } =>
  typeof value === 'object' &&
  value !== null &&
  'status' in value &&
  value.status === 'placeholder';

/** Whether the value has not been supplied yet. */
export function isPlaceholder(value: unknown): value is Placeholder {
  return isUnanswered(value) && !('asks' in value);
}

/** Whether the value is a question that nobody has answered yet. */
export function isOpenQuestion(value: unknown): value is OpenQuestion {
  return isUnanswered(value) && 'asks' in value;
}

/** The supplied value, or what is shown until there is one. */
export function shownValue(value: Suppliable<string>): string {
  return value.status === 'supplied' ? value.value : value.shown;
}

/** A placeholder and the path of keys that leads to it. */
export interface FoundPlaceholder {
  readonly path: PlacedValue['path'];
  readonly placeholder: Placeholder;
}

/** Every placeholder inside the data. */
export const findPlaceholders = (data: unknown): FoundPlaceholder[] =>
  valuesIn(data).flatMap(({ path, value }) =>
    isPlaceholder(value) ? [{ path, placeholder: value }] : [],
  );
