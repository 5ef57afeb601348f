import type { CheerioAPI } from 'cheerio';
import type { Block, ReviewConfig, Section } from '../pages.ts';
import { leavesOf, parsed } from './leaves.ts';
import { scriptStrings } from './scripts.ts';
import { readable } from './text.ts';

/** What is said of a page to those who look for it, and to programs. */
const META =
  /^(?:description|author|keywords|robots|application-name|og:(?:title|description|site_name|type|url|locale|image:alt)|article:.+|twitter:(?:title|description|image:alt))$/i;

/** The titles of what stands in no place of the page. */
export const FOR_MACHINES = ['Title and description', 'Structured data', 'Said by scripts'];

/** What a page says without showing it: its title, its structured data, the strings of its scripts. */
export function machineSections(
  $: CheerioAPI,
  config: Pick<ReviewConfig, 'data'>,
  shown: ReadonlySet<string>,
): Section[] {
  return [
    section('Title and description', headOf($)),
    section('Structured data', structuredData($)),
    section('Said by scripts', scriptStrings($, config, shown)),
  ].filter(({ blocks }) => blocks.length > 0);
}

function section(title: string, texts: readonly string[]): Section {
  const blocks = texts.map((text): Block => ({ kind: 'aside', text }));
  return { title, number: null, blocks };
}

function headOf($: CheerioAPI): string[] {
  const metas = $('meta[content]')
    .toArray()
    .map(({ attribs }) => [attribs.name ?? attribs.property ?? '', attribs.content] as const)
    .filter(([name]) => META.test(name));
  return (
    [
      ['Title', $('head > title').text()],
      ['Language', $('html').attr('lang')],
      ...metas,
      ['Canonical address', $('link[rel~="canonical"]').attr('href')],
    ] as const
  ).flatMap(([what, text = '']) => (readable(text) === '' ? [] : [`${what}: ${readable(text)}`]));
}

function structuredData($: CheerioAPI): string[] {
  return $('script[type="application/ld+json" i]')
    .toArray()
    .flatMap((script) => {
      const text = $(script).text();
      const data = parsed(text);
      if (data === undefined) return [readable(text)];
      return leavesOf(data).map(({ path, value }) => {
        const name = path.filter((part) => part !== '@graph').join('.');
        return `${name}: ${readable(String(value))}`;
      });
    })
    .filter((text) => text !== '');
}
