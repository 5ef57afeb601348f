import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { load } from 'cheerio';
import { z } from 'zod';
import type { BuildConfig, ProjectConfig } from '../shared/config.ts';
import { ConfigError, messageOf } from '../shared/errors.ts';

/** Why a text is not a CSS selector; undefined if it is one. */
export function selectorFault(selector: string): string | undefined {
  if (selector.trim() === '') return 'it is empty';
  if (/^\s*[>+~,]/.test(selector)) return 'something is missing at its start';
  if (/[>+~,]\s*$/.test(selector)) return 'something is missing at its end';
  try {
    load('')(selector);
  } catch (error) {
    return messageOf(error).trim();
  }
  return undefined;
}

const text = z.string().min(1);

const selector = text.refine((value) => selectorFault(value) === undefined, {
  error: ({ input }) =>
    `“${String(input)}” is not a CSS selector: ${selectorFault(String(input)) ?? ''}`,
});

/** The properties that are needed to build a commit. */
const BUILD = z.object({
  main: text,
  build: text,
  output: text,
  outputVariable: text,
  install: text,
  lockFile: text,
});

const CONFIG = z.strictObject({
  ignore: z
    .array(
      z.union([selector, z.strictObject({ selector, leadsTo: text })], {
        error: 'Expected a CSS selector, or an object with “selector” and “leadsTo”',
      }),
    )
    .optional(),
  separateInline: z.array(selector).optional(),
  data: z.array(z.strictObject({ selector, attribute: text })).optional(),
  documents: z
    .array(
      z.strictObject({
        route: text,
        name: text,
        text: selector,
        details: selector.optional(),
        versions: selector,
        version: selector,
        effective: selector,
        changes: selector,
        editorial: selector,
        draft: selector.optional(),
      }),
    )
    .optional(),
  immutable: z.array(text).optional(),
  watched: z.array(z.strictObject({ name: text, words: z.array(text).min(1) })).optional(),
  seenWords: z
    .custom<ProjectConfig['seenWords']>((value) => typeof value === 'function', {
      error: 'Expected a function',
    })
    .optional(),
  language: text.optional(),
  register: z
    .custom<ProjectConfig['register']>((value) => typeof value === 'function', {
      error: 'Expected a function',
    })
    .optional(),
  sources: z.array(text).optional(),
  ignoredFigures: text.optional(),
  ...BUILD.partial().shape,
} satisfies Record<keyof Required<ProjectConfig>, unknown>);

/** @throws ConfigError with one line for each fault, which names its property */
function check(schema: z.ZodType, config: unknown, from: string): void {
  const { error } = schema.safeParse(config);
  if (!error) return;
  const faults = error.issues.map(
    ({ path, message }) => `${z.core.toDotPath(['config', ...path])}: ${message}`,
  );
  throw new ConfigError([`In ${from}:`, ...faults].join('\n'));
}

/**
 * Loads the configuration from a module, and checks it.
 *
 * @throws ConfigError with one line for each fault, which names its property
 */
export async function readConfig(file: string): Promise<ProjectConfig> {
  if (!existsSync(file)) throw new ConfigError(`There is no configuration “${file}”.`);
  const module: unknown = await import(pathToFileURL(resolve(file)).href).catch(
    (error: unknown) => {
      throw new ConfigError(`${file} cannot be loaded: ${messageOf(error)}`);
    },
  );
  const { config } = module as { config?: ProjectConfig };
  if (config === undefined)
    throw new ConfigError(
      `${file} exports no “config”. Write, for example, export const config = { ignore: ['.build-time'] };`,
    );
  check(CONFIG, config, file);
  return config;
}

/**
 * Loads the configuration of a project whose commits are built.
 *
 * @throws ConfigError as `readConfig`, and if it does not say how to build
 */
export async function readBuildConfig(file: string): Promise<BuildConfig> {
  const config = await readConfig(file);
  check(BUILD, config, file);
  return config as BuildConfig;
}
