import type { SourceRange, Visibility } from './page-text.ts';

/** The result of a review: what a visitor reads differently, and which facts changed. `report.json` has this shape. */
export interface Report {
  /** The names of the two sites: commits or folders. */
  readonly before: string;
  readonly after: string;
  readonly verdict: Verdict;
  /** The routes of the binding documents. */
  readonly binding: readonly string[];
  /** What could not be compared, and why: if there is anything, the verdict is `unknown`. */
  readonly unread: readonly Unread[];
  readonly blocking: readonly Blocking[];
  readonly facts: readonly FactChange[];
  /** Sentences with watched words. */
  readonly watched: readonly WatchedChange[];
  readonly sections: readonly SectionChange[];
  readonly pages: readonly PageChange[];
  /** Changed texts that no page shows yet. */
  readonly later: readonly LaterText[];
  /** Parts that are shown on other days than before. */
  readonly showings: readonly ShowingChange[];
  /** What visitors read differently from a later day on, in the order of the days. */
  readonly days: readonly DayChange[];
  /** What visitors see, as far as the texts do not explain it. */
  readonly seen: SeenComparison;
  /** Every other difference of the files, as lines of their source. */
  readonly lines: readonly LineChange[];
}

/** A changed text of a file of the project that no page of the site after shows. */
export interface LaterText {
  readonly file: string;
  /** Where it is in the file, such as `form.note.supplied`. */
  readonly place: string;
  readonly words: readonly Words[];
}

/** A part that is shown on other days than before, in words such as “always” or “from 2026-08-07”. */
export interface ShowingChange {
  readonly file: string;
  /** Where it is in the file; empty for all of it. */
  readonly place: string;
  readonly before: string;
  readonly after: string;
}

/** A text that is read differently on a later day, and not already on the day of the review. */
export interface DayChange {
  readonly day: string;
  readonly page: string;
  readonly block: ReportedBlock;
}

/** The comparison of what a browser shows. */
export interface SeenComparison {
  readonly compared: boolean;
  /** Why it was not compared; null if it was. */
  readonly reason: string | null;
  /** Words that appear or vanish for visitors although the text has no such change. */
  readonly words: readonly SeenChange[];
  /** What else is painted on pages whose texts are equal. */
  readonly painted: readonly PaintedChange[];
  /** The rules that could newly hide or replace a text under conditions in which no page was looked at. */
  readonly conditions: readonly ConditionChange[];
}

/** A part of a page that is painted differently, with its letters left out: a cover, a mark, a generated word. */
export interface PaintedChange {
  readonly page: string;
  readonly width: number;
  /** The words beside it. */
  readonly near: string;
  /** Its width and height in CSS pixels. */
  readonly size: readonly number[];
  /** How many further parts of this page, at this width, are not shown. */
  readonly others: number;
  /** Both versions as `data:` URLs; empty where the page ends before it. */
  readonly before: string;
  readonly after: string;
}

/** A rule, such as `@media print { display: none }`, and the texts to which it would apply. */
export interface ConditionChange {
  readonly page: string;
  readonly rule: string;
  readonly texts: readonly string[];
}

/** The words of one page that appear or vanish at one width of the window. */
export interface SeenChange {
  readonly page: string;
  readonly width: number;
  readonly appeared: readonly string[];
  readonly vanished: readonly string[];
  /** The first of them with the seen words around it. */
  readonly context: string;
}

/** Differing lines of the source of files. */
export interface LineChange {
  /** The path in the build after, or before if the file is gone, with `*` instead of a hash. */
  readonly file: string;
  /** All files with these lines; for a page, its route. */
  readonly pages: readonly string[];
  /** Whether one of them is the page of a binding document. */
  readonly binding: boolean;
  /** How often they occur on all these pages. */
  readonly count: number;
  /** The first text after them, to find the place by; empty if there is none near it. */
  readonly near: string;
  /** The tag that they are in, with its other attributes; empty if there are none. */
  readonly tag: string;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/**
 * - `same`: every byte of every file is equal.
 * - `words unchanged`: texts and seen words are equal; `lines` lists what else differs.
 * - `changed`: visitors read something differently.
 * - `unknown`: something could not be compared, see `unread`.
 */
export type Verdict = 'same' | 'words unchanged' | 'changed' | 'unknown';

/** A file that could not be compared. */
export interface Unread {
  /** Its path in the build; empty for the whole site. */
  readonly file: string;
  /** A sentence without a full stop, such as “its bytes are not valid UTF-8”. */
  readonly reason: string;
}

/** A fault that has to be corrected before the change may be merged. */
export interface Blocking {
  /** Empty if it is about no page or file, but about a declared fact or the whole comparison. */
  readonly page: string;
  readonly message: string;
}

/** A date, an amount, an address … that changed; null on one side if it was added or removed. */
export interface FactChange {
  /** Empty for a declared conflict that was settled. */
  readonly page: string;
  readonly section: string;
  /** Such as `date` or `money`; `detail` for a detail of a binding document. */
  readonly kind: string;
  readonly before: string | null;
  readonly after: string | null;
  /**
   * The sentence that states it, or stated it before it was removed, or the words of the link that leads to it; missing
   * if there are no other words.
   */
  readonly sentence?: string;
}

/** A new, changed or removed sentence that has a watched word. */
export interface WatchedChange {
  /** The name of its list. */
  readonly list: string;
  /** Whether reports have its list before the facts. */
  readonly isFirst?: true;
  readonly page: string;
  readonly section: string;
  /** As it is after the change, or as it was before it was removed. */
  readonly sentence: string;
  /** The watched words that it lost and gained. Both are empty if only other words changed. */
  readonly removed: readonly string[];
  readonly added: readonly string[];
  /** The comparison of the sentence. */
  readonly words: readonly Words[];
}

/**
 * A changed section. `from` and `to` are its number, or those of its clauses and items, if they were renumbered, its
 * titles if it was retitled, otherwise its positions on the page, counted from 1.
 */
export interface SectionChange {
  readonly page: string;
  readonly change: 'added' | 'removed' | 'moved' | 'renumbered' | 'retitled';
  readonly title: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** A changed page, with its changed texts. */
export interface PageChange {
  readonly route: string;
  readonly change: 'added' | 'removed' | 'renamed' | 'changed';
  /** The route before, if the page was renamed. */
  readonly from: string | null;
  readonly blocks: readonly ReportedBlock[];
}

/** One of the two versions that are compared. */
export type Side = 'before' | 'after';

/** What both versions have. */
export type Both<T> = Readonly<Record<Side, T>>;

/** A value in two versions; null in the version that does not have it. */
export type Versioned<T> =
  | Both<T>
  | { readonly before: T; readonly after: null }
  | { readonly before: null; readonly after: T };

/** A changed block of text: a paragraph, a list item, a table row, a label. Tabs separate the cells of a row. */
export type BlockChange = Versioned<string> & {
  readonly section: string;
  readonly change: 'changed' | 'added' | 'removed' | 'moved';
  /** The new visibility, if it changed or if the text is new and not shown. */
  readonly visibility?: Visibility | 'shown';
  /** The words of the link or button whose target this is; missing for other texts. */
  readonly linkWords?: string;
  /**
   * `=` and `-` joined give `before`, `=` and `+` give `after`; all of it is `=` if only the number of a clause or item
   * differs.
   */
  readonly words: readonly Words[];
};

/** A changed block of a page. */
export type ReportedBlock = BlockChange & {
  /** Stays the same from report to report as long as its page, its section and its texts do. */
  readonly id: string;
  /** Where it is in the source of its page after, or before if it was removed. */
  readonly ranges: readonly SourceRange[];
  /** Whether visitors see its new words; missing if it has none or if that was not compared. */
  readonly seen?: boolean | undefined;
};

/** A part of a text that stayed, was removed, or was added. */
export interface Words {
  readonly op: '=' | '-' | '+';
  readonly text: string;
}

/** The text of a report with the verdict `same`. */
export const NOTHING_CHANGED = 'The same: every byte of every file.';
