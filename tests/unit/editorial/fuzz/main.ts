/**
 * `node tests/unit/editorial/fuzz/main.ts [--count 10000 --seed 1]`: checks mutated content files. The check must
 * accept a file if the build does, or report an error with a place and a fix.
 */
import { parseArgs } from 'node:util';
import { CONTENT } from '../fixture-content.ts';
import { fuzz } from './faults.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  },
});

let wrong = 0;
for (const { number, name, by, faults } of fuzz(
  CONTENT,
  Number(values.seed),
  Number(values.count),
)) {
  wrong += 1;
  console.log(`${number} ${name} (${by.join(', ')})\n  ${faults.join('\n  ')}`);
}
console.log(`${values.count} mutated files, seed ${values.seed}: ${wrong} went wrong.`);
process.exitCode = wrong > 0 ? 1 : 0;
