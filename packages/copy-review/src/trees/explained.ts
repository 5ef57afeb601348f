import type { Element, Text } from 'domhandler';
import type { Block } from '../shared/page-text.ts';

/** The parts of a page that the comparison of texts covers, because it reports them or has found them equal. */
export interface ReadText {
  /** The block that a text node is part of. */
  readonly blocks: ReadonlyMap<Text, Block>;
  /** The text nodes of the blocks that are reported as changed. */
  readonly changed: ReadonlySet<Text>;
  /** The reported texts that describe an element, such as `Link to: /legal`. */
  readonly asides: ReadonlyMap<Element, readonly string[]>;
}

/**
 * Collects the results of the comparison of texts for a version of a page.
 *
 * @param blocks all blocks of the version
 * @param changed those of them that are reported
 */
export function readTextOf(blocks: readonly Block[], changed: readonly Block[]): ReadText {
  const nodesOf = ({ source = [] }: Block) => source.flatMap(({ node }) => node ?? []);
  const described = changed.flatMap(({ of, text }) => (of ? [{ of, text }] : []));
  return {
    blocks: new Map(
      blocks.flatMap((block) => nodesOf(block).map((node) => [node, block] as const)),
    ),
    changed: new Set(changed.flatMap(nodesOf)),
    asides: new Map(
      [...Map.groupBy(described, ({ of }) => of)].map(
        ([of, texts]) => [of, texts.map(({ text }) => text)] as const,
      ),
    ),
  };
}

/** Whether a reported text of an element states this value: `Link to: /legal` states `/legal`. */
export const isReportedFor = (
  { asides }: Pick<ReadText, 'asides'>,
  element: Element,
  value: string,
): boolean =>
  asides.get(element)?.some((text) => text === value || text.endsWith(`: ${value}`)) ?? false;
