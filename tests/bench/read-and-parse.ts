/** What bench:content compares with: reads and parses the content once, and checks nothing. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'mdast';
import { mdxToMdast } from 'satteri';
import { parse } from 'yaml';

const folder = process.env.CONTENT_DIR ?? 'src/content';
let settings = 0;
let blocks = 0;
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(?:mdx|yaml)$/.test(entry.name)) continue;
  const source = readFileSync(join(entry.parentPath, entry.name), 'utf8');
  const [, inside = source, below = ''] = /^---\n([\s\S]*?)^---\n([\s\S]*)$/m.exec(source) ?? [];
  settings += Object.keys(parse(inside) as object).length;
  blocks += (mdxToMdast(below) as Root).children.length;
}
console.log(`${settings} settings, ${blocks} blocks`);
