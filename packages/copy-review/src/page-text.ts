import type { Text } from 'domhandler';

/** The text of a page in reading order; its metadata stand in sections at the end. */
export interface PageText {
  readonly route: string;
  readonly sections: readonly Section[];
}

/** A heading with the blocks below it, or a landmark without a heading, such as the footer. */
export interface Section {
  /** The heading without its number, or the name of the landmark; empty above the first heading. */
  readonly title: string;
  /** `3` of “3. No guarantees”. */
  readonly number: string | null;
  /** The level of the heading, 1 to 6; missing if there is none. */
  readonly level?: number;
  /** In reading order, including the heading. */
  readonly blocks: readonly Block[];
}

/** A unit of text: a paragraph, a list item, a table row, a label, the target of a link. */
export interface Block {
  readonly kind: BlockKind;
  /** With white space collapsed; a tab separates the cells of a row, and a term from its definition. */
  readonly text: string;
  /** The length of the number of a heading, clause or item at its start; missing if there is none. */
  readonly markerLength?: number;
  /** The index of the innermost list or table of the page that holds it; missing outside of lists. */
  readonly list?: number;
  /** How it is kept from visitors; missing if it is shown, as far as HTML says. */
  readonly visibility?: Visibility;
  /** Its part in a binding document; missing outside of these. */
  readonly part?: DocumentPart;
  /** Where its text stands in the parsed page; missing unless asked for, and for `aside` blocks. */
  readonly source?: readonly SourcePiece[];
}

export type BlockKind = 'heading' | 'text' | 'row' | 'aside';

/** Not shown; not shown until it is opened; shown, but not announced by screen readers. */
export type Visibility = 'hidden' | 'folded' | 'silent';

/** Prose that binds; details that data put beside it; the document's version and list of changes. */
export type DocumentPart = 'prose' | 'details' | 'versions';

/** A piece of the text of a block before it is normalised. */
export interface SourcePiece {
  /** As long as the text node with its white space collapsed; a space may stand before it. */
  readonly text: string;
  /** Undefined for what markup adds, such as quotation marks. */
  readonly node: Text | undefined;
}
