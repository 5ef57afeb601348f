import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder, DATA_FILES } from '../../src/content-map.ts';
import { withoutStack } from '../../editorial/output/command.ts';
import { shownValue } from '../../src/facts/placeholders.ts';
import { parseYaml } from '../../src/formats/yaml.ts';
import { studioSchema } from '../../src/schemas/studio.ts';

/**
 * The site's own address, `https://…`: the studio's domain, or its placeholder until it is supplied.
 *
 * @param content the content folder
 * @throws if there is no such folder, or the file does not match its schema; without a stack trace,
 * because editors read it
 */
export function siteAddress(content = contentFolder()): string {
  if (!existsSync(content))
    throw withoutStack(
      `There is no folder “${content}”, and nothing is built. Set CONTENT_DIR to the folder of the content, or leave it out.`,
    );
  const path = join(content, DATA_FILES.studio.path);
  try {
    return shownValue(studioSchema.parse(parseYaml(readFileSync(path, 'utf8'))).domain);
  } catch {
    throw withoutStack(
      `${path} has faults, and nothing is built. Run “npm run check:content”: it says what to fix.`,
    );
  }
}
