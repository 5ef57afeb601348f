import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { load } from 'cheerio';
import { z } from 'zod';
import type { BuildConfig, ProjectConfig } from '../shared/config.ts';
import { ConfigError, messageOf } from '../shared/errors.ts';

/** An identifier of CSS, which begins with no digit (https://www.w3.org/TR/css-syntax-3/#ident-token-diagram). */
const NAME = String.raw`(?:--|-?(?:[a-z_\u0080-\uffff]|\\.))(?:[\w\-\u0080-\uffff]|\\.)*`;
const ATTRIBUTE = String.raw`\[\s*${NAME}\s*(?:[~|^$*!]?=\s*(?:${NAME}|"[^"]*"|'[^']*')\s*[is]?\s*)?\]`;
/** The argument of a pseudo-class that is no selector, such as `2n + 1`. */
const ARGUMENT = String.raw`\((?:[\s\dn+-]*|\s*(?:"[^"]*"|'[^']*')\s*)\)`;
const SELECTOR = new RegExp(`^(?:[.#:]?${NAME}|${ATTRIBUTE}|${ARGUMENT}|[*>+~,()\\s])*`, 'i');

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
  // The library also takes what browsers refuse, such as “#1”, and then often finds nothing.
  const rest = selector.replace(SELECTOR, '');
  return rest === '' ? undefined : `it cannot be read from “${rest}” on`;
}

/** Describes a wrong value. `example` is the code to type. */
const write = (what: string, example: string) => ({
  error: ({ input }: { readonly input?: unknown }) =>
    `${input === undefined ? 'is missing' : `must be ${what}`}. Write, for example, ${example}`,
});

const text = (example: string) => {
  const wording = write('a text', example);
  return z.string(wording).min(1, wording);
};

const selector = (example: string) =>
  text(example).refine((value) => selectorFault(value) === undefined, {
    error: ({ input }) =>
      `is not a CSS selector: ${selectorFault(String(input)) ?? ''}. Write, for example, ${example}`,
  });

const object = <Shape extends z.core.$ZodLooseShape>(shape: Shape, example: string) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? undefined : write('an object', example).error(issue),
  });

const list = <Item extends z.core.SomeType>(item: Item, example: string) =>
  z.array(item, write('a list', example)).optional();

const LINKS = "{ selector: '.edit', leadsTo: 'https://forge.example/' }";
const DATA = "data: [{ selector: '[data-messages]', attribute: 'data-messages' }]";
const DOCUMENTS =
  "documents: [{ route: '/terms', name: 'Terms', text: 'main', versions: '.versions', version: '.version', effective: '.effective', changes: '.versions li', editorial: '.editorial' }]";

const CONFIG = object(
  {
    ignore: list(
      z.union(
        [
          selector("'.build-time'"),
          object({ selector: selector("selector: '.edit'"), leadsTo: text(`leadsTo: '…'`) }, LINKS),
        ],
        write('a CSS selector or links to one address', `'.build-time' or ${LINKS}`),
      ),
      "ignore: ['.build-time']",
    ),
    separateInline: list(selector("'.badge'"), "separateInline: ['.badge']"),
    data: list(
      object(
        { selector: selector("selector: '[data-messages]'"), attribute: text("attribute: '…'") },
        DATA,
      ),
      DATA,
    ),
    documents: list(
      object(
        {
          route: text("route: '/terms'"),
          name: text("name: 'Terms'"),
          text: selector("text: 'main'"),
          details: selector("details: '.details'").optional(),
          versions: selector("versions: '.versions'"),
          version: selector("version: '.version'"),
          effective: selector("effective: '.effective'"),
          changes: selector("changes: '.versions li'"),
          editorial: selector("editorial: '.editorial'"),
          draft: selector("draft: '.draft'").optional(),
        },
        DOCUMENTS,
      ),
      DOCUMENTS,
    ),
    immutable: list(text("'/versions/'"), "immutable: ['/versions/']"),
    protected: list(selector("'address'"), "protected: ['address']"),
    language: text("language: 'en'").optional(),
    register: z
      .custom<ProjectConfig['register']>(
        (value) => typeof value === 'function',
        write('a function', 'register: (folder) => []'),
      )
      .optional(),
    sources: list(text("'src/content'"), "sources: ['src/content']"),
    ignoredFigures: text("ignoredFigures: 'figures.txt'").optional(),
    main: text("main: 'main'").optional(),
    build: text("build: 'npm run build'").optional(),
    output: text("output: 'dist'").optional(),
    outputVariable: text("outputVariable: 'OUT_DIR'").optional(),
    install: text("install: 'npm ci'").optional(),
    lockFile: text("lockFile: 'package-lock.json'").optional(),
  } satisfies Record<keyof Required<ProjectConfig>, unknown>,
  "export const config = { ignore: ['.build-time'] };",
);

/** The properties that are needed to build a commit. */
const BUILD = z.object({
  main: text("main: 'main'"),
  build: text("build: 'npm run build'"),
  output: text("output: 'dist'"),
  outputVariable: text("outputVariable: 'OUT_DIR'"),
  install: text("install: 'npm ci'"),
  lockFile: text("lockFile: 'package-lock.json'"),
});

/** `config.documents[0].route` */
const nameOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (name, key) => name + (typeof key === 'number' ? `[${key}]` : `.${String(key)}`),
    'config',
  );

/** One line for each fault. */
const describe = ({ issues }: z.ZodError): string[] =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map(
          (key) =>
            `${nameOf([...issue.path, key])} is not a property. ${knownProperties(issue.path)}`,
        )
      : [`${nameOf(issue.path)} ${issue.message}`],
  );

const knownProperties = (path: readonly PropertyKey[]): string =>
  path.length === 0
    ? `Remove it, or write one of these: ${Object.keys(CONFIG.shape).join(', ')}.`
    : 'Remove it.';

/** @throws ConfigError with one line for each fault of the configuration in a file */
function check(schema: z.ZodType, config: unknown, file: string): void {
  const { error } = schema.safeParse(config);
  if (error) throw new ConfigError([`In ${file}:`, ...describe(error)].join('\n'));
}

/**
 * Loads the configuration from a module, and checks it.
 *
 * @throws ConfigError with one line for each fault, which names its property and says what to type
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
