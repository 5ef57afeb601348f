/** A built site: the HTML of each page by its route, `/about` for `about.html` and `about/index.html`. */
export interface Site {
  readonly name: string;
  readonly pages: ReadonlyMap<string, string>;
}

/** A page as a visitor reads it, from top to bottom; what machines are told stands at its end. */
export interface PageText {
  readonly route: string;
  readonly sections: readonly Section[];
}

/** A heading with what belongs to it, or a landmark that has no heading, such as the footer. */
export interface Section {
  /** The heading without its number, the name of the landmark; empty above the first heading. */
  readonly title: string;
  /** `3` of “3. No guarantees”. */
  readonly number: string | null;
  /** Of its heading, 1 to 6; missing where it has none. */
  readonly level?: number;
  /** In reading order, the heading among them. */
  readonly blocks: readonly Block[];
}

/** What is read in one go: a paragraph, an item, a row of a table, a label, the target of a link. */
export interface Block {
  readonly kind: BlockKind;
  /** With single spaces; a tab between the cells of a row, and between a term and what it means. */
  readonly text: string;
  /** So many characters at its beginning are its own number, as of a heading or a clause; none if missing. */
  readonly own?: number;
  /** Which of the page’s lists and tables it stands in; in none if missing. */
  readonly list?: number;
  /** How it is kept from visitors; missing where it is not, as far as HTML says. */
  readonly unseen?: Unseen;
  /** What part of a text that binds it is; missing outside of them. */
  readonly part?: Part;
}

/** Not shown; not shown until it is opened; shown, and kept from those who listen to the page. */
export type Unseen = 'hidden' | 'folded' | 'silent';

/** Prose that binds; what a register, a placeholder or a date puts beside it; its version and changes. */
export type Part = 'prose' | 'beside' | 'versions';

export type BlockKind = 'heading' | 'text' | 'row' | 'aside';

/** What a review needs to know of a site. A site of plain HTML needs nothing. */
export interface ReviewConfig {
  /** What is on the page and is not read: CSS selectors, or links of one kind. */
  readonly ignore: readonly (string | IgnoredLinks)[];
  /** What stands apart from the words beside it by its style alone, such as a badge, as CSS selectors. */
  readonly apart?: readonly string[];
  /** Attributes that hold strings for scripts, as JSON. */
  readonly data: readonly { readonly selector: string; readonly attribute: string }[];
  /** Texts that bind, with where the built page shows their version. */
  readonly documents: readonly BindingDocument[];
}

/** Elements that are not read where they hold nothing but links to pages below an address. */
export interface IgnoredLinks {
  readonly selector: string;
  /** The whole address that those of the links begin with. */
  readonly leadsTo: string;
}

/** A text that binds: a change of it has an entry in its own list of changes. All but its name are CSS selectors. */
export interface BindingDocument {
  readonly route: string;
  readonly name: string;
  /** The prose that binds. */
  readonly text: string;
  /** Within it, what comes from facts that are not supplied yet or may change without it. */
  readonly beside?: string;
  /** Where the version and its changes stand: not part of the text that binds. */
  readonly versions: string;
  readonly version: string;
  readonly effective: string;
  /** One element an entry of the list of changes. */
  readonly changes: string;
  /** What an entry is, or holds, that changes the words and not what they say. */
  readonly editorial: string;
}
