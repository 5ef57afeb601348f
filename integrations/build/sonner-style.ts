import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const hash = (css: string) =>
  `sha256-${createHash('sha256').update(css, 'utf8').digest('base64')}` as const;

/**
 * The CSP hashes (CSP level 3, 6.7.3.3) of the style element that sonner inserts when it loads:
 * first empty, which browsers check too, then filled. Read from the file that is bundled.
 * @throws if sonner's source does not call `__insertCSS` exactly once.
 */
export function sonnerStyleHashes(
  source: string = readFileSync(fileURLToPath(import.meta.resolve('sonner')), 'utf8'),
): `sha256-${string}`[] {
  const found = [...source.matchAll(/^__insertCSS\(("(?:[^"\\\n]|\\.)*")\)/gm)];
  const literal = found[0]?.[1];
  if (found.length !== 1 || literal === undefined)
    throw new Error(
      'sonner no longer inserts one style by __insertCSS("…"): look in its dist/index.mjs how it does, and teach integrations/build/sonner-style.ts.',
    );
  return [hash(''), hash(JSON.parse(literal) as string)];
}
