import { readFileSync } from 'node:fs';
import { parseYaml } from '../../src/formats/yaml.ts';

/** The settings of a file of tests/fixtures/content, such as `studio.yaml`. */
export const fixture = (file: string) =>
  parseYaml(readFileSync(`tests/fixtures/content/${file}`, 'utf8')) as object;
