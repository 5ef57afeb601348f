/** The text of a page in reading order, followed by sections with its metadata. */
export interface PageText {
  readonly route: string;
  readonly sections: readonly Section[];
  /** The texts that `ignore` of the configuration leaves out. Visitors see them too. */
  readonly ignored?: readonly Block[];
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
  /** With white space collapsed. A tab separates the cells of a row, and a term from its definition. */
  readonly text: string;
  /** The length of the leading heading, clause or list number (“3.2 ”); missing if there is none. */
  readonly markerLength?: number;
  /** The index, within the page, of the innermost list or table around it; missing outside of these. */
  readonly list?: number;
  /** How it is hidden, as far as HTML tells; missing if it is shown. */
  readonly visibility?: Visibility;
  /** Its part in a binding document; missing outside of these. */
  readonly part?: DocumentPart;
  /** Where it is in the source of the page: its text nodes, or the attribute or value that it states. */
  readonly ranges?: readonly SourceRange[];
  /**
   * What `text` was joined from, before its white space was collapsed: the texts of its text nodes, and a space
   * or tab where only markup separates them, such as `<br>` or the next cell. Missing for `aside` blocks.
   */
  readonly pieces?: readonly string[];
  /** The address that an `aside` block states, such as that of a link, resolved; it is the end of `text`. */
  readonly address?: string;
  /** The words of the link or button with this address, by which it is found. */
  readonly linkWords?: string;
  /** The names that the text begins with, such as `words.copy: `, if it is in structured data or said by a script. */
  readonly path?: string;
}

/** A `row` is a table row or description; an `aside` is text outside of the prose, such as a label. */
export type BlockKind = 'heading' | 'text' | 'row' | 'aside';

/** Not shown; shown once its `details` is opened; shown, but not announced by screen readers. */
export type Visibility = 'hidden' | 'folded' | 'silent';

/** Binding prose; details from data; the version and list of changes of the document. */
export type DocumentPart = 'prose' | 'details' | 'versions';

/** A part of the source of a file, without its byte order mark, as offsets in UTF-16 code units. */
export interface SourceRange {
  readonly start: number;
  readonly end: number;
}
