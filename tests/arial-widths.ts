import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
const LETTERS = `${ASCII}\u00a0©·×é–—‘’“”…→`;
/** Fonts of other letters lie elsewhere, so that what is there already need not be cut again. */
const FOLDER = resolve(
  '.cache/arial-widths',
  createHash('sha256').update(LETTERS).digest('hex').slice(0, 8),
);

/** Written beside it and then moved, since two workers may write at once. */
function write(name: string, content: string | Buffer): void {
  const path = join(FOLDER, `${name}.${process.pid}`);
  writeFileSync(path, content);
  renameSync(path, join(FOLDER, name));
}

/**
 * The environment in which a browser on Linux sees one font and no other: Arimo, as wide as Arial.
 * The site's fallback faces (src/styles/stand-ins.css) are made of a font of these widths, which
 * Windows, macOS and most Linux desktops bring. The pinned Chromium and many containers have none, and
 * there text would move when the site's own faces arrive. Elsewhere the variables change nothing.
 */
export async function arialWidths(): Promise<Record<string, string>> {
  const { resolve: find } = createRequire(import.meta.url);
  const environment = { FONTCONFIG_FILE: join(FOLDER, 'fonts.conf'), FONTCONFIG_PATH: FOLDER };
  if (existsSync(environment.FONTCONFIG_FILE)) return environment;
  mkdirSync(FOLDER, { recursive: true });
  for (const weight of [400, 700]) {
    const face = readFileSync(find(`@fontsource/arimo/files/arimo-latin-${weight}-normal.woff2`));
    write(`${weight}.ttf`, await subsetFont(face, LETTERS, { targetFormat: 'truetype' }));
  }
  write(
    'fonts.conf',
    `<fontconfig><dir>${FOLDER}</dir><cachedir>${join(FOLDER, 'cache')}</cachedir></fontconfig>`,
  );
  return environment;
}
