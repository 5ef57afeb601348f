/**
 * The result of a review: what a visitor reads differently, and which facts changed. This is also
 * the shape of `report.json`.
 */
export interface Report {
  /** The names of the two sites: commits or folders. */
  readonly before: string;
  readonly after: string;
  readonly nothingChanged: boolean;
  /** Pages that were compared as plain text only, and why; missing if there are none. */
  readonly limits?: readonly Limit[];
  readonly blocking: readonly Blocking[];
  readonly facts: readonly FactChange[];
  /** Changes of modality: of words that make a promise stronger or weaker. */
  readonly strength: readonly ModalityChange[];
  readonly sections: readonly SectionChange[];
  readonly pages: readonly PageChange[];
}

export interface Limit {
  readonly page: string;
  readonly message: string;
}

/** A fault that has to be corrected before the change may be merged. */
export interface Blocking {
  /** Empty for a fault of the register. */
  readonly page: string;
  readonly message: string;
}

/** A date, an amount, an address … that changed; null on one side if it was added or removed. */
export interface FactChange {
  /** Empty for a declared conflict that was settled. */
  readonly page: string;
  readonly section: string;
  /** A `FigureKind`, or `detail` for a detail of a binding document. */
  readonly kind: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The modal words that the edited texts of a section lost and gained. */
export interface ModalityChange {
  readonly page: string;
  readonly section: string;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/**
 * A changed section. `from` and `to` are its numbers if it was renumbered, its titles if it was
 * retitled, otherwise its positions on the page, counted from 1.
 */
export interface SectionChange {
  readonly page: string;
  readonly change: 'added' | 'removed' | 'moved' | 'renumbered' | 'retitled';
  readonly title: string;
  readonly from: string | null;
  readonly to: string | null;
}

export interface PageChange {
  readonly route: string;
  readonly change: 'added' | 'removed' | 'renamed' | 'changed';
  /** The route before, if the page was renamed. */
  readonly from: string | null;
  readonly blocks: readonly BlockChange[];
}

/** A value in two versions; null in the version that does not have it. */
export type Versioned<T> =
  | { readonly before: T; readonly after: T }
  | { readonly before: T; readonly after: null }
  | { readonly before: null; readonly after: T };

/** A changed block of text, see `Block`. Tabs separate the cells of a table row. */
export type BlockChange = Versioned<string> & {
  readonly section: string;
  readonly change: 'changed' | 'added' | 'removed' | 'moved';
  /** The new visibility, if it changed or if the text is new and not shown. */
  readonly visibility?: 'hidden' | 'folded' | 'silent' | 'shown';
  /** `=` and `-` joined give `before`, `=` and `+` give `after`. */
  readonly words: readonly Words[];
};

/** A part of a text that stayed, was removed, or was added. */
export interface Words {
  readonly op: '=' | '-' | '+';
  readonly text: string;
}

/** The text of a report without changes. */
export const NOTHING_CHANGED = 'Nothing that a visitor reads has changed.';
