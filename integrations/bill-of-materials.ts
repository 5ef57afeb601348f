import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { buildDate, type IsoDate } from '../src/formats/dates.ts';
import { kindOf, SHIPPED } from './shipped-packages.ts';

/** What is read or changed of a CycloneDX document (https://cyclonedx.org/docs/1.5/json/). */
export interface Bill {
  serialNumber: string;
  metadata: { timestamp: string; component: { 'bom-ref': string; name: string } };
  components: { 'bom-ref': string; name: string; version: string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** A UUID of a text: the same for the same text (RFC 9562, version 8). */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text, 'utf8').digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * Narrows npm's bill of materials from all installed packages to those that reach visitors
 * (integrations/shipped-packages.ts). npm puts in a random number, the second, and the name of the folder; here
 * stand a number made of the content, the day of the build, and the project's name. So one commit,
 * day and npm version give one bill.
 *
 * @param bill as npm made it
 * @param project the project's name in package.json
 * @param day the day of the build, in South African time
 * @throws Error when a package is not in npm's bill exactly once
 */
export function billOfWhatShips(bill: Bill, project: string, day: IsoDate): Bill {
  const components = bill.components
    .filter(({ name }) => kindOf(name) !== undefined)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const names = components.map(({ name }) => name);
  const wrong = Object.keys(SHIPPED).find(
    (name) => names.filter((other) => other === name).length !== 1,
  );
  if (wrong) throw new Error(`npm’s bill of materials does not hold ${wrong} exactly once.`);

  const { metadata, dependencies } = bill;
  const { component } = metadata;
  const kept = new Set([component, ...components].map((entry) => entry['bom-ref']));
  const content = {
    ...bill,
    serialNumber: '',
    metadata: {
      ...metadata,
      timestamp: `${day}T00:00:00+02:00`,
      component: { ...component, name: project },
    },
    components,
    dependencies: dependencies
      .filter(({ ref }) => kept.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((to) => kept.has(to)) })),
  };
  return { ...content, serialNumber: `urn:uuid:${uuidOf(JSON.stringify(content))}` };
}

/**
 * Has npm make its bill of materials of the lock file. All packages are asked for: without the
 * tools of development, as npm does it in a release build by itself, it drops what one of them
 * names too, React for example (https://github.com/npm/cli/issues/7909).
 *
 * @throws Error with npm's own words when it cannot
 */
function npmsBill(): Bill {
  const { status, stdout, stderr } = spawnSync(
    'npm sbom --sbom-format cyclonedx --sbom-type application --package-lock-only --include dev',
    // npm is a batch file on Windows, which only a shell runs; the words above are our own.
    { shell: true, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  if (status !== 0) throw new Error(`npm makes no bill of materials: ${stderr}`);
  return JSON.parse(stdout) as Bill;
}

/** Writes a CycloneDX bill of materials of what reaches visitors beside the build: `dist.cdx.json`. */
export function billOfMaterials(): AstroIntegration {
  return {
    name: 'bill-of-materials',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string };
        const bill = billOfWhatShips(npmsBill(), name, buildDate());
        const file = `${fileURLToPath(dir).replace(/[\\/]$/, '')}.cdx.json`;
        writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
        logger.info(`${file} lists the ${bill.components.length} packages that reach visitors`);
      },
    },
  };
}
