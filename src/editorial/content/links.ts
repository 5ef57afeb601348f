import { isNode } from 'yaml';
import { nodesOf, rangeOf, readProse, wordsOf } from './prose.ts';
import type { ContentFile } from './read.ts';

/** A link as it stands in a file. */
export interface Link {
  /** Where it leads, as typed. */
  readonly href: string;
  /** Where the address stands in the source, in characters. */
  readonly hrefAt: number;
  /** The words that are to be clicked; none where they stand elsewhere. */
  readonly words?: string;
  /** Where the words stand in the source, in characters. */
  readonly wordsAt: number;
  /** Whether it is an address in the text that became a link without brackets. */
  readonly isBare?: true;
}

/** The links of a file: those of the settings, then those of the prose, with the addresses that are given apart. */
export function linksOf(file: ContentFile): Link[] {
  const { tree } = readProse(file);
  // An address between < and > is told of as a tag.
  const shown = nodesOf(tree, 'link').filter(
    (node) => file.source.charAt(rangeOf(node)[0] - 1) !== '<',
  );
  const inProse = shown.map((node): Link => {
    const [start, end] = rangeOf(node);
    const last = node.children.at(-1);
    const after = last ? rangeOf(last)[1] : start;
    const hrefAt = addressAt(file, node.url, after, end) ?? start;
    const isBare = file.source.charAt(start) !== '[';
    return {
      href: node.url,
      hrefAt,
      words: wordsOf(node),
      wordsAt: start,
      ...(isBare ? { isBare } : {}),
    };
  });
  const references = nodesOf(tree, 'linkReference').map((node) => ({
    id: node.identifier,
    words: wordsOf(node),
    wordsAt: rangeOf(node)[0],
  }));
  const apart = nodesOf(tree, 'definition').flatMap((node): Link[] => {
    const [start, end] = rangeOf(node);
    const hrefAt = addressAt(file, node.url, start, end) ?? start;
    const users = references.filter(({ id }) => id === node.identifier);
    return users.length > 0
      ? users.map(({ words, wordsAt }) => ({ href: node.url, hrefAt, words, wordsAt }))
      : [{ href: node.url, hrefAt, wordsAt: start }];
  });
  return [...inSettings(file, file.data, []), ...inProse, ...apart];
}

function addressAt(file: ContentFile, url: string, start: number, end: number) {
  const at = file.source.slice(start, end).lastIndexOf(url);
  return at < 0 || url === '' ? undefined : start + at;
}

type Path = readonly (string | number)[];

function inSettings(file: ContentFile, data: unknown, path: Path): Link[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]: [string, unknown]): Link[] => {
    const here = [...path, Array.isArray(data) ? Number(key) : key];
    if (key !== 'href' || typeof value !== 'string') return inSettings(file, value, here);
    const label = (data as { label?: unknown }).label;
    return [
      {
        href: value,
        hrefAt: offsetOf(file, here),
        ...(typeof label === 'string' ? { words: label } : {}),
        wordsAt: offsetOf(file, [...path, 'label']),
      },
    ];
  });
}

function offsetOf(file: ContentFile, path: Path): number {
  const node = file.settings.getIn(path, true);
  return file.settingsStart + (isNode(node) ? (node.range?.[0] ?? 0) : 0);
}
