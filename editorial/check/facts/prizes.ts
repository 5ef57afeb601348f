import { DATA_FILES } from '../../../src/content-map.ts';
import { schemaOf } from '../../../src/schemas/collections.ts';
import { valueAt } from '../../../src/facts/values.ts';
import type { ContentFile } from '../../content/read.ts';
import { parseSettings } from '../settings/issues.ts';

/** The file of the contest and the number of its prizes; undefined if the schema refuses them. */
export function prizesIn(files: readonly ContentFile[]) {
  const file = files.find(({ name }) => name === DATA_FILES.contests.path);
  const schema = schemaOf(DATA_FILES.contests.path);
  const prizes = valueAt(file?.data, ['prizes']);
  if (!file || !schema || !Array.isArray(prizes)) return undefined;
  const isRefused = parseSettings(file, schema).issues.some(({ path }) => path.join() === 'prizes');
  return isRefused ? undefined : { file, count: prizes.length };
}
