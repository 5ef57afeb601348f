import { hash } from 'node:crypto';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InlineScript } from '../../hosting/allowed.ts';

/** The hash of a text in a policy (https://www.w3.org/TR/CSP3/#match-element-to-source-list). */
export const hashOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

/**
 * Reads the allowed inline scripts from their source files.
 *
 * @param rows those of `hosting/allowed.ts`
 * @returns the rows by the hashes of their texts
 * @throws if a row has no text
 */
export async function readInlineScripts(
  rows: readonly InlineScript[],
): Promise<Map<string, InlineScript>> {
  const entries = rows.map(async (row) => [hashOf(await textOf(row)), row] as const);
  return new Map(await Promise.all(entries));
}

/** The text of a script: the default export of its file, or what Astro makes of a directive. */
async function textOf({ source, directive }: InlineScript): Promise<string> {
  if (directive !== undefined) return textOfDirective(directive, source);
  const { default: text } = await load(
    source.startsWith('src/') ? pathToFileURL(source).href : source,
    `hosting/allowed.ts names the inline script ${source}, which cannot be read. Correct its path, or remove its row.`,
  );
  if (typeof text === 'string') return text;
  throw new Error(
    `hosting/allowed.ts names the inline script ${source}, whose default export is no text. Export the script as a string there.`,
  );
}

type BuildDirective = (name: string, entry: string, root: URL) => Promise<string>;

/** Compiles a client directive by Astro’s own function, as `addClientDirective` does. */
async function textOfDirective(name: string, source: string): Promise<string> {
  const { buildClientDirectiveEntrypoint: build } = await load(
    new URL('core/client-directive/index.js', import.meta.resolve('astro')).href,
    'Astro no longer compiles client directives in core/client-directive: look where it does, and teach integrations/finish/inline-scripts.ts.',
  );
  return (build as BuildDirective)(name, resolve(source), pathToFileURL(`${resolve()}/`));
}

/** Imports a module. If that fails, throws an error with this message. */
async function load(address: string, message: string): Promise<Record<string, unknown>> {
  try {
    return (await import(/* @vite-ignore */ address)) as Record<string, unknown>;
  } catch (cause) {
    throw new Error(message, { cause });
  }
}
