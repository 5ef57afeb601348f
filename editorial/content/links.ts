import { valueAt, valuesIn } from '../../src/facts/values.ts';
import { memoize } from './memoize.ts';
import { nodesOf, rangeOf, readProse, wordsOf } from './prose.ts';
import { rangeOfSetting, type Range } from './places.ts';
import { isParsed, type ContentFile } from './read.ts';

/** A link in the prose or the settings of a file. */
export interface Link {
  /** The address after Markdown or YAML has decoded it. */
  readonly href: string;
  /** The range of the address in the source; empty, at the start of the link, if it is written differently there. */
  readonly hrefRange: Range;
  /** The link text; undefined for a setting without a label, and for a definition that nothing in the file uses. */
  readonly words?: string;
  /** The range of the whole link; in settings, of its label. */
  readonly wordsRange: Range;
}

/** The address of this site that was meant: “/legal” for “../legal/”, “legal.mdx” and “/legal.html?ref=x”. */
export const ownAddress = (typed: string): string =>
  `/${typed.replaceAll(/^(?:\.{0,2}\/)+|\.(?:mdx?|html)(?=[?#]|$)|\?[^#]*|\/(?=[?#]|$)/g, '')}`;

/**
 * The links of a file: those of the settings, then the inline links and the reference links of the
 * prose. A file with a syntax error has none.
 */
export const linksOf = memoize((file: ContentFile): readonly Link[] => {
  if (!isParsed(file)) return [];
  const { tree } = readProse(file);
  const inProse = nodesOf(tree, 'link').map((node): Link => {
    const [start, end] = rangeOf(node);
    const last = node.children.at(-1);
    const after = last ? rangeOf(last)[1] : start;
    // GFM turns an address in the text into a link.
    const isBare = file.source.charAt(start) !== '[';
    const hrefRange = isBare ? rangeOf(node) : addressRange(file, node.url, after, end);
    return {
      href: node.url,
      hrefRange: hrefRange ?? [start, start],
      words: wordsOf(node),
      wordsRange: [start, end],
    };
  });
  const references = nodesOf(tree, 'linkReference');
  const withReferences = nodesOf(tree, 'definition').flatMap((node): Link[] => {
    const [start, end] = rangeOf(node);
    const hrefRange = addressRange(file, node.url, start, end) ?? [start, start];
    const link = { href: node.url, hrefRange };
    const users = references.filter(({ identifier }) => identifier === node.identifier);
    return users.length > 0
      ? users.map((user) => ({ ...link, words: wordsOf(user), wordsRange: rangeOf(user) }))
      : [{ ...link, wordsRange: [start, end] }];
  });
  return [...inSettings(file), ...inProse, ...withReferences];
});

/** The last range of an address between two offsets; undefined if it is written differently there. */
function addressRange(
  file: ContentFile,
  url: string,
  start: number,
  end: number,
): Range | undefined {
  const at = file.source.slice(start, end).lastIndexOf(url);
  return at < 0 || url === '' ? undefined : [start + at, start + at + url.length];
}

/** The links of the settings: every `href` with its `label`. */
function inSettings(file: ContentFile): Link[] {
  return valuesIn(file.data).flatMap(({ path, value }): Link[] => {
    if (path.at(-1) !== 'href' || typeof value !== 'string') return [];
    const labelPath = path.with(-1, 'label');
    const label = valueAt(file.data, labelPath);
    return [
      {
        href: value,
        hrefRange: rangeOfSetting(file, path),
        ...(typeof label === 'string' ? { words: label } : {}),
        wordsRange: rangeOfSetting(file, labelPath),
      },
    ];
  });
}
