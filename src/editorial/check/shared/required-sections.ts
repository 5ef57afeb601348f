import { entryOf, requiredSections } from '../../../content-map.ts';
import { valueAt } from '../../../facts/values.ts';
import type { ContentFile } from '../../content/read.ts';

/**
 * The file of which this one is a copy: both say that they are the same section. The original is the
 * one whose number is that of the section, or else the one with the shorter name.
 */
export function originalOf(
  file: ContentFile,
  files: readonly ContentFile[],
): ContentFile | undefined {
  const prefix = prefixOf(file);
  if (prefix === undefined) return undefined;
  const rank = ({ name }: ContentFile) => (name.startsWith(prefix) ? 0 : 1000) + name.length;
  const [first] = files
    .filter((other) => prefixOf(other) === prefix)
    .toSorted((a, b) => rank(a) - rank(b));
  return first === file ? undefined : first;
}

/** The value of a setting that follows from the file’s name: which page it is, or which required section. */
export function impliedValue({ name }: ContentFile, key: string): string | undefined {
  const page = key === 'page' ? entryOf(name)?.page : undefined;
  if (page !== undefined && name.startsWith('pages/')) return /^\d/.test(page) ? `"${page}"` : page;
  const [, folder = '', number] = /^(\w+)\/(\d\d)-/.exec(name) ?? [];
  const required = requiredSections(folder);
  return required?.key === key ? required.values[Number(number) - 1] : undefined;
}

/** How the name of a required section’s file begins, such as `legal/03-`; undefined for any other file. */
function prefixOf({ name, data }: ContentFile): string | undefined {
  const [folder = ''] = name.split('/');
  const required = requiredSections(folder);
  if (!required) return undefined;
  const value = valueAt(data, [required.key]);
  const place = required.values.findIndex((one) => one === value);
  return place < 0 ? undefined : `${folder}/0${place + 1}-`;
}
