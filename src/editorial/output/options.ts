import { nearest } from '../content/nearest.ts';

export const FORMATS = ['people', 'github', 'json'] as const;
export type Format = (typeof FORMATS)[number];

/** What was asked for on the command line, or what cannot be understood of it. */
export type Options = { readonly format: Format } | { readonly fault: string };

const ASKED = `Write --format people, --format github or --format json.`;

/** Reads the words behind the command: `--format json` and `--format=json`. */
export function readOptions(words: readonly string[]): Options {
  let format: Format = 'people';
  const rest = words.flatMap((word) =>
    word.startsWith('--format=') ? ['--format', word.slice('--format='.length)] : [word],
  );
  for (let at = 0; at < rest.length; at += 2) {
    const word = rest[at] ?? '';
    if (word !== '--format') return { fault: strange(word) };
    const value = rest[at + 1];
    const known = FORMATS.find((one) => one === value);
    if (!known) return { fault: noFormat(value) };
    format = known;
  }
  return { format };
}

function strange(word: string): string {
  const near = nearest(word, ['--format']) ? 'Did you mean --format? ' : '';
  return `“${word}” is not an option of this command. ${near}${ASKED}`;
}

function noFormat(value: string | undefined): string {
  if (value === undefined) return `“--format” needs a word behind it. ${ASKED}`;
  return `“${value}” is not a format. ${ASKED}`;
}
