#!/usr/bin/env node
/**
 * Starts the command `copy-review`, or says which Node it needs: an older one could not even parse
 * `run.ts`. So nothing is imported here before the check, and the syntax is that of Node 12.
 */
const needed = 24; // as in package.json, “engines”

if (Number(process.versions.node.split('.')[0]) < needed) {
  console.error(
    `copy-review needs Node ${needed} or newer, and this is ${process.version}: install a newer one from https://nodejs.org.`,
  );
  process.exitCode = 2;
} else {
  import('./run.ts').catch((error: unknown) => {
    console.error(`copy-review cannot start: ${String(error)}`);
    process.exitCode = 2;
  });
}
