import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FOR_BUILDS, type BuildConfig, type ProjectConfig } from '../shared/config.ts';
import { messageOf, ReviewError } from '../shared/errors.ts';

/**
 * Loads the configuration from a module.
 *
 * @throws ReviewError if there is no such module, if it cannot be loaded, or if it exports none
 */
export async function readConfig(file: string): Promise<ProjectConfig> {
  if (!existsSync(file)) throw new ReviewError(`There is no configuration “${file}”.`);
  const module: unknown = await import(pathToFileURL(resolve(file)).href).catch(
    (error: unknown) => {
      throw new ReviewError(`${file} cannot be loaded: ${messageOf(error)}`);
    },
  );
  const { config } = module as { config?: ProjectConfig };
  if (config === undefined)
    throw new ReviewError(
      `${file} exports no “config”. Write, for example, export const config = { ignore: ['.build-time'] };`,
    );
  return config;
}

/**
 * Loads the configuration of a project whose commits are built.
 *
 * @throws ReviewError as `readConfig`, and if it does not say how to build
 */
export async function readBuildConfig(file: string): Promise<BuildConfig> {
  const config = await readConfig(file);
  const missing = FOR_BUILDS.filter((name) => !config[name]).join(', ');
  if (missing !== '') throw new ReviewError(`To build a commit, ${file} lacks ${missing}.`);
  return config as BuildConfig;
}
