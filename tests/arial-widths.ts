import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';

/** The printable characters, from the space to the tilde. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
/** With these, the font has the characters of an English page. */
const CHARACTERS = `${ASCII}\u00a0©·×é–—‘’“”…→`;
/** Depends on CHARACTERS, so that cached fonts are only reused for the same ones. */
const FOLDER = resolve(
  '.cache/arial-widths',
  createHash('sha256').update(CHARACTERS).digest('hex').slice(0, 8),
);

/** Writes a file atomically, because two workers may write it at once. */
function write(name: string, content: string | Buffer): void {
  const path = join(FOLDER, `${name}.${process.pid}`);
  writeFileSync(path, content);
  renameSync(path, join(FOLDER, name));
}

/**
 * Environment variables that give a browser on Linux a single font: Arimo, which is as wide as Arial.
 * The site's fallback fonts (src/styles/fallback-fonts.css) need a font of these widths. Windows, macOS and
 * most Linux desktops have one; the pinned Chromium and many containers have none, so that text would
 * shift when the web fonts load. The variables have no effect on other systems.
 */
export async function arialWidths(): Promise<Record<string, string>> {
  const { resolve: find } = createRequire(import.meta.url);
  const environment = { FONTCONFIG_FILE: join(FOLDER, 'fonts.conf'), FONTCONFIG_PATH: FOLDER };
  if (existsSync(environment.FONTCONFIG_FILE)) return environment;
  mkdirSync(FOLDER, { recursive: true });
  for (const weight of [400, 700]) {
    const face = readFileSync(find(`@fontsource/arimo/files/arimo-latin-${weight}-normal.woff2`));
    write(`${weight}.ttf`, await subsetFont(face, CHARACTERS, { targetFormat: 'truetype' }));
  }
  // Last, because its presence says that the fonts are there.
  write(
    'fonts.conf',
    `<fontconfig><dir>${FOLDER}</dir><cachedir>${join(FOLDER, 'cache')}</cachedir></fontconfig>`,
  );
  return environment;
}
