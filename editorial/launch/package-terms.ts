import { existsSync, readFileSync } from 'node:fs';
import { reportPath, type Diagnostic } from '../output/diagnostic.ts';

/** The package in this repository that other projects can use. */
export const MANIFEST = 'packages/copy-review/package.json';

/** What the owner has to decide before other projects can use the package. */
const TERMS = {
  license: {
    reason: 'Nobody has chosen the licence of the package copy-review.',
    note: 'Without one, nobody else may use it.',
    fix: 'Write "license" with an identifier of spdx.org/licenses, such as "license": "MIT"; or "license": "UNLICENSED" if nobody else may use it.',
  },
  repository: {
    reason: 'The package copy-review does not say where its source is.',
    note: 'Its guide says OWNER/REPOSITORY where the address belongs.',
    fix: 'Write "repository" with the address of this repository, such as "repository": "github:OWNER/REPOSITORY".',
  },
} as const;

/** Reports the licence and the repository if the manifest of the package does not name them. */
export function missingTerms(file: string): Diagnostic[] {
  if (!existsSync(file)) return [];
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>;
  return Object.entries(TERMS)
    .filter(([name]) => !manifest[name])
    .map(([name, wording]) => reportPath(file, wording, `package-${name}`));
}
