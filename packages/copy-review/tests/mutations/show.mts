import { compareSites, markdownReport, readSite } from '../../src/index.ts';
import { ADDRESSES } from './addresses.ts';
import { ENCODINGS, LIMITS, PICTURES } from './bytes.ts';
import { CRAWLERS, HEADERS, REDIRECTS, SERVED } from './delivery.ts';
import { HARMLESS, HARMLESS_LOOKS } from './harmless.ts';
import { ISLANDS, SCRIPTS } from './islands.ts';
import { LINKS } from './links.ts';
import { MARKUP } from './markup.ts';
import { CONFIG, exampleSite } from './site.ts';
import { STYLES } from './styles.ts';
import { TEXT } from './text.ts';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
const all = [
  ADDRESSES,
  ENCODINGS,
  LIMITS,
  PICTURES,
  CRAWLERS,
  HEADERS,
  REDIRECTS,
  SERVED,
  HARMLESS,
  HARMLESS_LOOKS,
  ISLANDS,
  SCRIPTS,
  LINKS,
  MARKUP,
  STYLES,
  TEXT,
].flat() as any[];
const put = (files: any) => {
  const f = mkdtempSync('/tmp/mut-');
  for (const [p, c] of files) {
    mkdirSync(dirname(join(f, p)), { recursive: true });
    Buffer.isBuffer(c) ? writeFileSync(join(f, p), c) : symlinkSync(c.leadsTo, join(f, p));
  }
  return f;
};
for (const name of process.argv.slice(2))
  for (const m of all.filter(
    (x) => x[0] === name || (name.endsWith('*') && x[0].startsWith(name.slice(0, -1))),
  )) {
    const after = new Map(exampleSite());
    m[1](after);
    const r = compareSites(
      readSite(put(exampleSite()), 'before'),
      readSite(put(after), 'after'),
      CONFIG,
    );
    console.log(
      '=====',
      m[0],
      JSON.stringify(m[2]),
      JSON.stringify(m[3]),
      '\n',
      r.verdict,
      '\n',
      markdownReport(r),
    );
  }
