/**
 * Writes the README's table of the packages that reach visitors, from package-lock.json.
 * Run `npm run lock` after every `npm install`; a second run changes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { SHIPPED } from './shipped.ts';

interface LockFile {
  packages: Record<string, { version?: string; license?: string; integrity?: string }>;
}

const START = '<!-- What ships: written by "npm run lock" from package-lock.json -->\n';
const END = '<!-- End of what ships -->';

/** A Markdown table with its columns filled up to one width, as the formatter wants it. */
function tableOf(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width, fill)).join(' | ')} |\n`;
  return line(head) + line([], '-') + body.map((row) => line(row)).join('');
}

/**
 * The packages that reach visitors, with version, licence and the integrity by which npm checks
 * what it fetched (https://www.w3.org/TR/SRI/).
 *
 * @param lock the content of package-lock.json
 * @throws Error when the lock file does not hold all of that for a package
 */
export function shippedTable(lock: string): string {
  const { packages } = JSON.parse(lock) as LockFile;
  const rows = Object.entries(SHIPPED).map(([name, kind]) => {
    const { version, license, integrity } = packages[`node_modules/${name}`] ?? {};
    if (version === undefined || license === undefined || integrity === undefined)
      throw new Error(`package-lock.json lacks ${name}, its licence or its integrity.`);
    return [`\`${name}\``, kind, version, license, `\`${integrity}\``];
  });
  return tableOf([['Package', 'Kind', 'Version', 'Licence', 'Integrity'], ...rows]);
}

/**
 * Puts the table into the README, in place of the one that stands there.
 *
 * @throws Error when the README has lost the two comments that mark the place
 */
export function withTable(readme: string, table: string): string {
  const [before, rest] = readme.split(START);
  const [, after] = rest?.split(END) ?? [];
  if (before === undefined || after === undefined)
    throw new Error(`README.md needs the lines “${START.trim()}” and “${END}” around the table.`);
  return `${before}${START}\n${table}\n${END}${after}`;
}

if (import.meta.main) {
  const table = shippedTable(readFileSync('package-lock.json', 'utf8'));
  writeFileSync('README.md', withTable(readFileSync('README.md', 'utf8'), table));
  console.log('The README lists what ships.');
}
