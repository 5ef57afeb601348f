import loader from 'astro/runtime/server/astro-island.prebuilt.js';
import { hashOf, packageOf, type ScriptSources } from '../../integrations/script-sources.ts';
import { kindOf, SHIPPED } from '../../integrations/build/shipped-packages.ts';
import type { BuiltSite } from './built-site.ts';

/** Values of `type` for scripts that are data. */
const DATA = new Set(['application/ld+json', 'speculationrules']);
/** How Astro ends the script of our own directive (astro/dist/core/client-directive/build.js). */
const DIRECTIVE = /window\.dispatchEvent\(new Event\("astro:intent"\)\);?\}\)\(\);$/;

const isCode = (name: string) => ['library', 'glue'].includes(kindOf(name) ?? '');

/** The modules that are neither our own source nor of a listed package. */
function unlistedModules(modules: readonly string[]): string[] {
  return modules.filter((id) => {
    const name = packageOf(id);
    return name === undefined ? !id.startsWith('src/') : !isCode(name);
  });
}

function inlineScripts({ pages }: BuiltSite): { file: string; text: string }[] {
  return pages.flatMap(({ $, file }) =>
    [...$('script:not([src])')]
      .filter((element) => !DATA.has($(element).attr('type') ?? ''))
      .map((element) => ({ file, text: $(element).text().trim() })),
  );
}

/**
 * All code of a site that is neither our own nor of a listed package.
 *
 * @param sources the build's record of its scripts
 */
export function unlistedCode(site: BuiltSite, sources: ScriptSources): string[] {
  const files = [...site.files.keys()].filter((name) => name.endsWith('.js'));
  const foreign = files.flatMap((name) => {
    const source = sources[name.slice(1)];
    if (!source) return [`${name}: is not in the record of the build`];
    return unlistedModules(source.modules).map((id) => `${name}: holds ${id}`);
  });
  const inlined = new Map(Object.values(sources).map(({ hash, modules }) => [hash, modules]));
  const unknown = inlineScripts(site).flatMap(({ file, text }) => {
    if (text === loader.trim() || DIRECTIVE.test(text)) return [];
    const modules = inlined.get(hashOf(text));
    if (!modules) return [`${file}: “${text.slice(0, 40)}…” is not in the record of the build`];
    return unlistedModules(modules).map((id) => `${file}: holds ${id}`);
  });
  return [...foreign, ...unknown];
}

/** The listed packages of which the site has no code. */
export function unusedPackages(site: BuiltSite, sources: ScriptSources): string[] {
  const modules = Object.entries(sources)
    .filter(([name]) => site.files.has(`/${name}`))
    .flatMap(([, source]) => source.modules);
  const sent = new Set(modules.map(packageOf));
  if (inlineScripts(site).some(({ text }) => text === loader.trim())) sent.add('astro');
  return Object.keys(SHIPPED).filter((name) => isCode(name) && !sent.has(name));
}
