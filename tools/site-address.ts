import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shownValue } from '../src/facts/placeholders.ts';
import { parseYaml } from '../src/facts/yaml.ts';
import { studioSchema } from '../src/schemas/studio.ts';

/**
 * The site's own address, `https://…`: the studio's domain, or its stand-in until that is supplied.
 *
 * @param content the folder with `studio.yaml`
 * @throws if the file does not hold what the schema asks for; `npm run check:content` says why
 */
export function siteAddress(content = 'src/content'): string {
  const studio = studioSchema.parse(parseYaml(readFileSync(join(content, 'studio.yaml'), 'utf8')));
  return shownValue(studio.domain);
}
