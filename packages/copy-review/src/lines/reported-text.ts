import type { AnyNode } from 'domhandler';
import { load } from 'cheerio';
import { normalizeText } from '../words/extract/html.ts';
import type { Block } from '../shared/page-text.ts';

/** The texts of one version of a page that are reported word by word, each as often as it is reported. */
export class ReportedText {
  readonly #texts = new Map<string, number>();
  readonly #asides: string[] = [];

  constructor(blocks: readonly Block[]) {
    const nodes = new Set<AnyNode>();
    for (const { kind, text, source = [] } of blocks) {
      if (kind === 'aside') this.#asides.push(text);
      for (const { node } of source) if (node) nodes.add(node);
    }
    for (const node of nodes) {
      const text = 'data' in node ? normalizeText(node.data) : '';
      this.#texts.set(text, (this.#texts.get(text) ?? 0) + 1);
    }
  }

  /** Whether this text of the source is one of them. Each explains one text only. */
  explains(source: string): boolean {
    const text = normalizeText(load(source, null, false).text());
    const count = this.#texts.get(text) ?? 0;
    if (count > 0) {
      this.#texts.set(text, count - 1);
      return true;
    }
    const place = this.#asides.findIndex((aside) => aside === text || aside.endsWith(`: ${text}`));
    if (place < 0 || text === '') return false;
    this.#asides.splice(place, 1);
    return true;
  }
}
