import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The CSP hash of the style element that sonner inserts when it loads, as `sha256-…` (CSP level 2, 5.2).
 * It is read from the very file that is bundled.
 * @throws if sonner no longer inserts exactly one style in the way that we know.
 */
export function sonnerStyleHash(
  source: string = readFileSync(fileURLToPath(import.meta.resolve('sonner')), 'utf8'),
): `sha256-${string}` {
  const found = [...source.matchAll(/^__insertCSS\(("(?:[^"\\\n]|\\.)*")\)/gm)];
  const [call] = found;
  if (found.length !== 1 || !call?.[1])
    throw new Error(
      'sonner no longer inserts one style by __insertCSS("…"): look in its dist/index.mjs how it does, and teach tools/sonner-style.ts.',
    );
  const css = JSON.parse(call[1]) as string;
  return `sha256-${createHash('sha256').update(css, 'utf8').digest('base64')}`;
}
