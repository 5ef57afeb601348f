import type { PageText } from '../pages.ts';
import { readable } from './text.ts';

/** Parsing takes time by the square of these: 5,000 take about a second, 100,000 several minutes. */
const MOST = 5000;

/** A tag, up to its end outside quotation marks, or to the end of the page. */
const TAG = /<(?<end>\/?)(?<name>[a-z][^\s/>]*)(?<rest>(?:[^>"']+|"[^"]*"|'[^']*')*)>?/gi;
const VALUE = /"[^"]*"|'[^']*'/g;

/** Elements that hold nothing, or that the next of them ends: a row of these is not nested. */
const FLAT = new Set(
  [
    'area base br col embed hr img input link meta param source track wbr',
    'p li dt dd tr td th thead tbody tfoot option optgroup colgroup caption rb rp rt rtc',
  ]
    .join(' ')
    .split(' '),
);

/**
 * Why a page is not parsed, as the end of a sentence: its elements are nested too deeply, or one of
 * them has too many attributes. Undefined for every page that is written for people.
 *
 * An estimate in one pass. HTML can be written that misleads it; whoever reads pages of strangers
 * limits the time of the process, too.
 */
export function limitOf(html: string): string | undefined {
  const open = new Map<string, number>();
  let depth = 0;
  for (const { groups = {} } of html.matchAll(TAG)) {
    const { end, rest = '' } = groups;
    const name = (groups.name ?? '').toLowerCase();
    if (countOf(rest) > MOST) return `one of its elements has more than ${MOST} attributes`;
    if (FLAT.has(name) || rest.endsWith('/')) continue;
    const count = open.get(name) ?? 0;
    if (end === '') {
      open.set(name, count + 1);
      depth += 1;
    } else if (count > 0) {
      open.set(name, count - 1);
      depth -= 1;
    }
    if (depth > MOST) return `more than ${MOST} of its elements stand within each other`;
  }
  return undefined;
}

/** At least as many attributes as a tag has. */
function countOf(rest: string): number {
  if (rest.length < MOST) return 0;
  return rest.replaceAll(VALUE, '= ').match(/[^\s/]+/g)?.length ?? 0;
}

const NOT_READ = /<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;

/** A page without what its elements say: the texts between its tags. */
export function plainPage(route: string, html: string): PageText {
  const blocks = html
    .replaceAll(NOT_READ, '\n')
    .replaceAll(TAG, '\n')
    .split('\n')
    .map(readable)
    .filter((text) => text !== '')
    .map((text) => ({ kind: 'text', text }) as const);
  return { route, sections: blocks.length === 0 ? [] : [{ title: '', number: null, blocks }] };
}
