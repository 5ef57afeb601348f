import { parse } from 'yaml';

/**
 * How YAML is read: as version 1.2, in which dates stay text; YAML 1.1 would turn 2026-13-45 into a day of
 * 2027. Names are texts as they are typed, never a group. The library’s warnings are not printed: the content
 * check reports the same faults with their positions.
 */
export const YAML_OPTIONS = { logLevel: 'error', stringKeys: true } as const;

/** Parses YAML, such as a file of data. Throws a YAMLParseError. */
export function parseYaml(source: string): unknown {
  return parse(source, YAML_OPTIONS) as unknown;
}
