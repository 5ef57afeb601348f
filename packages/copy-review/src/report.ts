/**
 * What a review says: which words of a site a visitor reads differently, and which facts changed.
 * This is also the shape of `report.json`, for other programs.
 */
export interface Report {
  /** What the two sites are called: a commit, a folder. */
  readonly before: string;
  readonly after: string;
  readonly nothingChanged: boolean;
  /** Pages that were not read as a browser reads them, and why; missing where there are none. */
  readonly limits?: readonly Limit[];
  readonly blocking: readonly Blocking[];
  readonly facts: readonly FactChange[];
  readonly strength: readonly StrengthChange[];
  readonly sections: readonly SectionChange[];
  readonly pages: readonly PageChange[];
}

export interface Limit {
  readonly page: string;
  readonly message: string;
}

/** What has to be put right before the change may be merged. */
export interface Blocking {
  readonly page: string;
  readonly message: string;
}

/** A date, an amount, a percentage, an address …: null on the side on which it is missing. */
export interface FactChange {
  readonly page: string;
  readonly section: string;
  readonly kind: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Words of one section that make a promise stronger or weaker. */
export interface StrengthChange {
  readonly page: string;
  readonly section: string;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/**
 * A section that is another, or elsewhere. `from` and `to` are its numbers where it was renumbered,
 * its titles where it was retitled, its places among the page's sections, from 1, where it moved.
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
  /** The route before, where the page was renamed. */
  readonly from: string | null;
  readonly blocks: readonly BlockChange[];
}

/** A paragraph, a list item, a row of a table, a label … The cells of a row are held apart by a tab. */
export interface BlockChange {
  readonly section: string;
  readonly change: 'changed' | 'added' | 'removed' | 'moved';
  readonly before: string | null;
  readonly after: string | null;
  /** What became of a text that is seen by others now, or what a new one is; missing otherwise. */
  readonly visibility?: 'hidden' | 'folded' | 'silent' | 'shown';
  /** Joined, `=` and `-` give `before`, `=` and `+` give `after`. */
  readonly words: readonly Words[];
}

export interface Words {
  readonly op: '=' | '-' | '+';
  readonly text: string;
}

/** The sentence of a review that found no change, in every report. */
export const NOTHING_CHANGED = 'Nothing that a visitor reads has changed.';
