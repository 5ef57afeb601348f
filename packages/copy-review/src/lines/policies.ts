import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { isTag, type Element, type ParentNode } from 'domhandler';
import { headersIn } from '../files/host-files.ts';
import { decodePage, unreadableText, type Files } from '../files/site.ts';
import { excerpt } from '../shared/excerpt.ts';

/** A mismatch between a Content-Security-Policy and the pages that it is for. */
export interface PolicyFault {
  readonly file: string;
  /** A sentence. */
  readonly message: string;
}

/** The sources of each directive, by its name in lower case. */
type Policy = ReadonlyMap<string, readonly string[]>;

/** A script file. */
interface Script {
  readonly text: string;
  /** The hashes of what could be a style in its strings. */
  readonly hashes: readonly string[];
}

/** A script or style inside a page. */
interface InlineCode {
  readonly kind: 'script' | 'style';
  readonly text: string;
}

/** The directives of CSP level 3 and of the specifications that extend it. */
const DIRECTIVES = new Set(
  [
    'base-uri block-all-mixed-content child-src connect-src default-src fenced-frame-src font-src',
    'form-action frame-ancestors frame-src img-src manifest-src media-src object-src report-to',
    'report-uri require-trusted-types-for sandbox script-src script-src-attr script-src-elem',
    'style-src style-src-attr style-src-elem trusted-types upgrade-insecure-requests worker-src',
  ]
    .join(' ')
    .split(' '),
);
/** Directives that browsers ignore in a `<meta>`. */
const HEADER_ONLY = new Set(['frame-ancestors', 'report-uri', 'sandbox']);
/** Directives that allow nothing: the header may have them although no page does. */
const ALLOW_NOTHING = new Set(['upgrade-insecure-requests']);

/** `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='` */
const HASH = /^'sha(?:256|384|512)-[\w+/=-]+'$/;
const ALGORITHMS = ['sha256', 'sha384', 'sha512'];

/** Media types of JavaScript, such as `text/javascript` (https://mimesniff.spec.whatwg.org/#javascript-mime-type). */
const JAVASCRIPT =
  /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/;
/** Scripts without JavaScript that a policy has to allow too. */
const POLICED = new Set(['module', 'importmap', 'speculationrules']);
/** Attributes whose address a browser can open. */
const ADDRESSES = new Set(['href', 'xlink:href', 'src', 'action', 'formaction', 'data']);

/** Only ASCII white space separates tokens: U+00A0 belongs to a token, and makes it another one. */
const tokensOf = (directive: string) => directive.split(/[ \t\n\f\r]+/).filter(Boolean);

const asciiLowerCase = (text: string) =>
  text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

const hashesOf = (text: string) =>
  ALGORITHMS.map(
    (algorithm) => `'${algorithm}-${createHash(algorithm).update(text, 'utf8').digest('base64')}'`,
  );

/**
 * Holds each page's policy against its own page: each inline script and style must be allowed by its
 * hash in the right directive, and no hash may be there that the page does not have. The policy of
 * `_headers` for `/*` must allow what the pages' policies allow together, and nothing else. A style
 * that a script inserts counts as the page's if a script that the page names, or one that this
 * script names, has it as a string.
 *
 * A site without any policy has no faults. The HTML is parsed as browsers do, once with scripting and
 * once without. Not seen is what a page gets later: elements and styles that scripts make of
 * parts, documents in `srcdoc`, and what a browser older than the parser reads in another way.
 *
 * @param files all files of a site by path
 */
export function policyFaults(files: Files): PolicyFault[] {
  const scripts = scriptsOf(files);
  const pages = [...files]
    .filter(([file]) => file.endsWith('.html'))
    .map(([file, bytes]) => ({ file, ...readPagePolicy(bytes, scripts) }));
  const header = headerPolicy(files);
  if (header.policy === undefined && pages.every(({ policy }) => policy === undefined)) return [];
  const ofPages = pages.flatMap(({ file, faults }) =>
    [...new Set(faults)].map((message) => ({ file, message })),
  );
  if (!files.has('_headers')) return ofPages;
  const united = unionOf(pages.flatMap(({ policy }) => policy ?? []));
  return [
    ...ofPages,
    ...[...header.faults, ...differences(header.policy, united)].map((message) => ({
      file: '_headers',
      message,
    })),
  ];
}

/** Reads a page's policy, and what is wrong with it. */
function readPagePolicy(
  bytes: Uint8Array,
  scripts: ReadonlyMap<string, Script>,
): { policy: Policy | undefined; faults: string[] } {
  const html = decodePage(bytes);
  if (html === undefined)
    return { policy: undefined, faults: [`It cannot be read: ${unreadableText(bytes) ?? ''}.`] };
  const inserted = reachedScripts(html, scripts).flatMap(({ hashes }) => hashes);
  const scripted = readParsed(html, { scriptingEnabled: true });
  // Only what is in a <noscript> differs.
  const plain = /<noscript/i.test(html) ? readParsed(html, { scriptingEnabled: false }) : undefined;
  const pagesCode = [...scripted.code, ...(plain?.code ?? [])];
  const { policy } = scripted;
  if (policy === undefined)
    return { policy, faults: ['It has no policy of its own in its <head>, and others do.'] };
  return {
    policy,
    faults: [
      ...scripted.faults,
      ...(plain?.faults ?? []),
      ...refusedBy(policy, pagesCode),
      ...unusedHashes(policy, pagesCode, inserted),
    ],
  };
}

/** Reads the policy and the inline code of a page as a browser does, with or without scripting. */
function readParsed(html: string, scripting: { readonly scriptingEnabled: boolean }) {
  const $ = load(html, scripting);
  const elements = [...$<Element, string>('*')].filter((element) => !isInert(element));
  const isPolicy = (element: Element) =>
    element.name === 'meta' &&
    asciiLowerCase(element.attribs['http-equiv'] ?? '') === 'content-security-policy' &&
    $(element).parent().is('head');
  const metas = elements.filter(isPolicy);
  const { policy, faults } = parsePolicy(metas[0]?.attribs.content ?? '');
  const codeOf = (element: Element): InlineCode[] => {
    const kind = kindOf(element);
    return kind ? [{ kind, text: $(element).text() }] : [];
  };
  const start = elements.findIndex(isPolicy);
  const early = elements.slice(0, Math.max(start, 0)).flatMap(codeOf);
  return {
    policy: metas.length > 0 ? policy : undefined,
    code: elements.flatMap(codeOf),
    faults: [
      ...faults,
      ...(metas.length > 1 ? ['It has more than one policy. Join them.'] : []),
      ...[...policy.keys()]
        .filter((name) => HEADER_ONLY.has(name))
        .map((name) => `Browsers ignore “${name}” in a <meta>.`),
      ...early.map(({ kind, text }) => `The ${kind} “${excerpt(text)}” comes before the policy.`),
      ...elements.flatMap(inlineAttributes),
    ],
  };
}

/** Whether an element is in a template, whose content does nothing unless it is a shadow root. */
function isInert(element: Element): boolean {
  for (let above: ParentNode | null = element.parent; above; above = above.parent)
    if (isTag(above) && above.name === 'template' && !('shadowrootmode' in above.attribs))
      return true;
  return false;
}

/** Whether a policy has to allow an element as a script or as a style; undefined if neither. */
function kindOf({ name, attribs }: Element): InlineCode['kind'] | undefined {
  const type = asciiLowerCase(
    attribs.type ?? (attribs.language ? `text/${attribs.language}` : ''),
  ).replaceAll(/^[ \t\n\f\r]+|[ \t\n\f\r]+$/g, '');
  if (name === 'style') return type === '' || type === 'text/css' ? 'style' : undefined;
  if (name !== 'script' || ['src', 'href', 'xlink:href'].some((key) => key in attribs))
    return undefined;
  return type === '' || JAVASCRIPT.test(type) || POLICED.has(type) ? 'script' : undefined;
}

/** Reports attributes with styles or scripts, which no hash of an element allows. */
function inlineAttributes({ name, attribs }: Element): string[] {
  return Object.entries(attribs)
    .filter(
      ([key, value]) =>
        key === 'style' ||
        /^on[a-z]+$/.test(key) ||
        // Browsers ignore control characters and spaces there.
        (ADDRESSES.has(key) && /^javascript:/i.test(value.replaceAll(/[\0- ]/g, ''))),
    )
    .map(([key]) => `The policy refuses the attribute “${key}” of <${name}>.`);
}

/** Reads a policy as browsers do, and reports what they ignore. */
function parsePolicy(text: string): { policy: Policy; faults: string[] } {
  const policy = new Map<string, readonly string[]>();
  const faults: string[] = [];
  for (const directive of text.split(';')) {
    const [written = '', ...sources] = tokensOf(directive);
    const name = asciiLowerCase(written);
    if (name === '') continue;
    if (/[^\0-\x7f]/.test(directive))
      faults.push(`Browsers ignore “${directive}”, which has a character outside of ASCII.`);
    else if (!DIRECTIVES.has(name)) faults.push(`There is no directive “${written}”.`);
    else if (policy.has(name)) faults.push(`Browsers ignore the second “${name}”.`);
    else policy.set(name, sources);
  }
  return { policy, faults };
}

/** The inline code of a page that its policy does not allow by a hash. */
function refusedBy(policy: Policy, code: readonly InlineCode[]): string[] {
  return code
    .filter(({ kind, text }) => {
      // Browsers do not look at an empty script, but at an empty style.
      if (kind === 'script' && text === '') return false;
      const sources = [`${kind}-src-elem`, `${kind}-src`, 'default-src']
        .map((name) => policy.get(name))
        .find((sources) => sources !== undefined);
      return !hashesOf(text).some((hash) => sources?.includes(hash));
    })
    .map(
      ({ kind, text }) =>
        `Its policy does not allow the ${kind} “${excerpt(text)}” by its hash, ${hashesOf(text)[0] ?? ''}, in ${kind}-src.`,
    );
}

/**
 * The hashes in a policy of which the page has no script or style.
 *
 * @param inserted the hashes of styles that scripts insert
 */
function unusedHashes(
  policy: Policy,
  code: readonly InlineCode[],
  inserted: readonly string[],
): string[] {
  const hashes = (kind: InlineCode['kind']) =>
    code.filter((inline) => inline.kind === kind).flatMap(({ text }) => hashesOf(text));
  const scripts = hashes('script');
  // A script inserts an empty style element first, and then its text.
  const empty = inserted.length > 0 ? hashesOf('') : [];
  const styles = [...hashes('style'), ...empty, ...inserted];
  const hashesOfPage: Readonly<Record<string, ReadonlySet<string>>> = {
    'script-src': new Set(scripts),
    'script-src-elem': new Set(scripts),
    'style-src': new Set(styles),
    'style-src-elem': new Set(styles),
    'default-src': new Set([...scripts, ...styles]),
  };
  return [...policy].flatMap(([name, sources]) =>
    sources
      .filter((source) => HASH.test(source) && hashesOfPage[name]?.has(source) !== true)
      .map(
        (hash) => `Its policy allows ${hash} in ${name}, and the page has nothing with that hash.`,
      ),
  );
}

/** A site's scripts by path. */
const scriptsOf = (files: Files): ReadonlyMap<string, Script> =>
  new Map(
    [...files]
      .filter(([file]) => /\.m?js$/.test(file))
      .map(([file, bytes]) => {
        const text = bytes.toString('utf8');
        return [file, { text, hashes: stringsOf(text).flatMap(hashesOf) }];
      }),
  );

/** The scripts whose file names are in a page, or in such a script. */
function reachedScripts(html: string, scripts: ReadonlyMap<string, Script>): Script[] {
  const reached = new Set<Script>();
  const visit = (text: string) => {
    for (const [file, script] of scripts) {
      const name = file.slice(file.lastIndexOf('/') + 1);
      if (reached.has(script) || !text.includes(name)) continue;
      reached.add(script);
      visit(script.text);
    }
  };
  visit(html);
  return [...reached];
}

/** What could be a style in a string of a script: all text between two quotation marks of one kind. */
const stringsOf = (script: string): string[] =>
  ['"', "'", '`']
    .flatMap((quote) => script.split(new RegExp(`(?<!\\\\)${quote}`)))
    .filter((text) => text.includes('{'))
    .map((text) =>
      text.replaceAll(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter)),
    );

/** The policy of the block `/*`, and what is wrong with the file's policies. */
function headerPolicy(files: Files): { policy: Policy | undefined; faults: string[] } {
  const policies = headersIn(files).filter(({ name }) =>
    // Cloudflare Pages removes a header that has an exclamation mark before it.
    /^!?[ \t]*content-security-policy$/.test(name),
  );
  const everywhere = policies.find(({ pattern }) => pattern === '/*');
  const { policy, faults } = parsePolicy(everywhere?.value ?? '');
  return {
    policy: everywhere && policy,
    faults: [
      ...(everywhere ? [] : ['It has no policy for /*, and the pages do.']),
      ...faults,
      ...policies
        .filter((header) => header !== everywhere)
        .map((header) => `The block ${header.pattern} has another policy. Write one for /* only.`),
      ...(everywhere?.value.includes(',') ? ['A comma in a policy begins a second one.'] : []),
    ],
  };
}

/** What any of several policies allows. */
function unionOf(policies: readonly Policy[]): Policy {
  const union = new Map<string, readonly string[]>();
  for (const [name, sources] of policies.flatMap((policy) => [...policy]))
    union.set(name, [...(union.get(name) ?? []), ...sources]);
  return union;
}

/** How the header's policy differs from that of all pages together. */
function differences(header: Policy | undefined, pages: Policy): string[] {
  if (header === undefined) return [];
  // Beside another source, 'none' has no effect.
  const sourcesOf = (policy: Policy, name: string) =>
    new Set(policy.get(name)?.filter((source) => source !== "'none'"));
  const names = new Set(
    [...header.keys(), ...pages.keys()].filter(
      (name) => !HEADER_ONLY.has(name) && !ALLOW_NOTHING.has(name),
    ),
  );
  return [...names].flatMap((name) => {
    if (!header.has(name)) return [`Its policy lacks “${name}”, which pages have.`];
    if (!pages.has(name)) return [`Its policy has “${name}”, and no page does.`];
    const [allowed, needed] = [sourcesOf(header, name), sourcesOf(pages, name)];
    return [
      ...[...needed.difference(allowed)].map(
        (source) => `Its policy does not allow ${source} in ${name}.`,
      ),
      ...[...allowed.difference(needed)].map(
        (source) => `Its policy allows ${source} in ${name}, and no page does.`,
      ),
    ];
  });
}
