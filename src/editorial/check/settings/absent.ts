import { z } from 'zod';
import { schemaOf } from '../../../schemas/collections.ts';
import type { ContentFile } from '../../content/read.ts';
import { impliedValue } from '../shared/required-sections.ts';
import { schemaAt, settingNames } from './schema.ts';
import { valueAt } from './issues.ts';
import { lineWith, quoted, short, type Path } from './typed.ts';

/** Longer examples would be read, not copied. */
const LONGEST_EXAMPLE = 60;

/** What to write where a setting is missing or empty: the line itself, or one that shows its shape. */
export function lineFor(
  file: ContentFile,
  files: readonly ContentFile[],
  path: Path,
  data: unknown,
): string {
  const section = path.length === 1 ? impliedValue(file, String(path[0])) : undefined;
  if (section !== undefined) return lineWith(path, section);
  const schema = schemaOf(file.name);
  const wanted = schema && schemaAt(schema, path, data);
  if (wanted instanceof z.ZodLiteral) return lineWith(path, [...wanted.values].join(' or '));
  if (wanted instanceof z.ZodEnum) return lineWith(path, wanted.options.map(String).join(' or '));
  const inside = schema ? settingNames(schema, path, data) : [];
  if (inside.length > 0)
    return `Add the line ${lineWith(path, '').trim()} and below it, two spaces further to the right, ${listed(inside)}.`;
  const example = exampleFor(file, files, path);
  if (example !== undefined) return `Add a line such as ${lineWith(path, example)}`;
  if (wanted instanceof z.ZodArray)
    return `Add the line ${lineWith(path, '').trim()} and below it a list: each item on a line that starts with a hyphen.`;
  // An example would be a figure that nobody has decided.
  if (wanted instanceof z.ZodNumber)
    return `Write the line ${lineWith(path, '').trim()} with the number behind the colon, in figures.`;
  return `Add a line such as ${lineWith(path, '"…"')}`;
}

const listed = (names: readonly string[]) => names.map((name) => `${name}:`).join(', ');

/** The same setting of a file of the same kind, or of another item of the same list. */
function exampleFor(file: ContentFile, files: readonly ContentFile[], path: Path) {
  const paths = [path, ...neighbours(path)];
  const kind = schemaOf(file.name);
  const candidates = [
    ...neighbours(path).map((one) => valueAt(file.data, one)),
    ...files
      .filter((other) => other !== file && schemaOf(other.name) === kind)
      .flatMap((other) => paths.map((one) => valueAt(other.data, one))),
  ];
  for (const value of candidates) {
    if (typeof value === 'number') return String(value);
    if (typeof value === 'string' && value.length <= LONGEST_EXAMPLE) return plainOrQuoted(value);
  }
  return undefined;
}

function neighbours(path: Path): Path[] {
  const at = path.findLastIndex((key) => typeof key === 'number');
  if (at < 0) return [];
  return [0, 1, 2].map((index) => [...path.slice(0, at), index, ...path.slice(at + 1)]);
}

function plainOrQuoted(value: string): string {
  return /^[A-Za-z$][^:#"]*$/.test(value) ? short(value) : quoted(value);
}
