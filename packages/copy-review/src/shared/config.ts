import type { Both, Words } from './report.ts';

/** What a review needs to know about a site. Lists that are missing are empty. */
export interface ReviewConfig {
  /** The parts of a page that are not read: CSS selectors, or links to one address. */
  readonly ignore?: readonly (string | IgnoredLinks)[];
  /** CSS selectors of inline elements, such as badges, that only styles separate from the text around them. */
  readonly separateInline?: readonly string[];
  /** Attributes with texts for scripts, as JSON. */
  readonly data?: readonly { readonly selector: string; readonly attribute: string }[];
  /** Legally binding documents, such as terms of use. */
  readonly documents?: readonly BindingDocument[];
  /**
   * The beginnings of the addresses of files that must not change once they are published, such as
   * `/versions/`. A changed or removed file blocks, a new one does not.
   */
  readonly immutable?: readonly string[];
  /** Words that a reviewer wants to see whenever a sentence gains or loses one, in the order of reports. */
  readonly watched?: readonly WatchedList[];
  /** Without it, what visitors see is not compared, and the verdict is never `words unchanged`. */
  readonly look?: LookAtPages;
  /** Draws the changed pages for the report; without it, the report has no pictures of them. */
  readonly draw?: DrawPages;
}

/** Words to watch, such as those that make a promise stronger or weaker. */
export interface WatchedList {
  /** Its title in reports. */
  readonly name: string;
  readonly words: readonly string[];
  /** Whether reports have it before the facts. */
  readonly isFirst?: true;
}

/** What a browser shows of one page at one width of its window. */
export interface Look {
  readonly width: number;
  /** The seen words in reading order. */
  readonly words: readonly string[];
  /** The page without the ink of its texts. */
  readonly painted: Painted;
  /** Its texts, seen or not: those of its text nodes, with white space collapsed. */
  readonly texts: readonly string[];
  /**
   * The rules that could hide or replace texts in another state than that of this look: under conditions that do not
   * hold, without those that do, and before the end of an animation.
   */
  readonly untried: readonly ConditionalRule[];
}

/** A picture of a page. */
export interface Painted {
  readonly width: number;
  readonly height: number;
  /** Pixels per CSS pixel. */
  readonly scale: number;
  /** The bytes of a pixel, of which the first three are red, green and blue. */
  readonly channels: number;
  /** The pixels row by row. */
  readonly pixels: Uint8Array;
  /** The words beside the part of the picture between two of its rows; if there are none, those after it. */
  readonly near: (top: number, bottom: number) => string;
  /** A part of the picture as WebP. Its edges are whole pixels of the picture. */
  readonly crop: (
    box: readonly [left: number, top: number, right: number, bottom: number],
  ) => Promise<Uint8Array>;
}

/** A rule of a style sheet, and the texts that it could hide or replace. */
export interface ConditionalRule {
  /** Its conditions and declarations, such as `@media print { display: none }`, after “without” if they hold. */
  readonly rule: string;
  readonly texts: readonly string[];
}

/** A page of a build. */
export interface BuiltPage {
  readonly folder: string;
  /** Its path in the folder, such as `legal.html`. */
  readonly file: string;
}

/**
 * Opens pages of builds in a browser, and returns what it shows of each, at the same widths. Rejects with a readable
 * reason where no browser can be had.
 */
export type LookAtPages = (pages: readonly BuiltPage[]) => Promise<readonly (readonly Look[])[]>;

/** A changed text to mark on a page. */
export interface Mark {
  /** Its number in the report. */
  readonly number: number;
  /** The indexes of its texts among the text nodes of the page, without those in `noscript` and `template`. */
  readonly texts: readonly number[];
  /** The indexes of the elements whose attributes it is made of, counted in the same way. */
  readonly elements: readonly number[];
  /** What was added, removed and kept. */
  readonly words: readonly Words[];
}

/** A page with its marks, as a browser shows it. */
export interface DrawnPage {
  readonly pictures: readonly { readonly width: number; readonly webp: Uint8Array }[];
  /** The numbers of the marks that have no place on any picture. */
  readonly missing: readonly number[];
}

/** Opens pages in a browser, and draws each with its marks. */
type DrawPages = (
  pages: readonly (BuiltPage & { readonly marks: readonly Mark[] })[],
) => Promise<readonly DrawnPage[]>;

/** Elements that are ignored if they contain only links to one address or below it. */
interface IgnoredLinks {
  readonly selector: string;
  /** The absolute URL with which the URLs of the links begin. */
  readonly leadsTo: string;
}

/**
 * A document whose text may change only with a new entry in its list of changes. All properties but
 * `route` and `name` are CSS selectors.
 */
export interface BindingDocument {
  readonly route: string;
  readonly name: string;
  /** The binding prose. */
  readonly text: string;
  /** Within it, values from data (a publisher, a date, a missing proof), which may change without an entry. */
  readonly details?: string;
  /** The version and the list of changes, which are not part of the binding prose. */
  readonly versions: string;
  readonly version: string;
  /** The date from which the version holds. */
  readonly effective: string;
  /** One element per entry of the list of changes. */
  readonly changes: string;
  /** Matches entries, or elements in them, of changes that do not alter the meaning. */
  readonly editorial: string;
  /** Matches while the document is a draft. If it matches in the version before, no change of the text blocks. */
  readonly draft?: string;
}

/** A fact that the site declares in one file, from which its pages are rendered. */
export interface KnownFact {
  readonly name: string;
  /** The kind of its figures, such as `date` or `percent`. */
  readonly kind: string;
  /** The path of the file that declares it, for messages. */
  readonly file: string;
  /** Normalised, equal for all spellings: `2026-08-07`, `12 months`. Several while it is disputed. */
  readonly values: readonly string[];
  readonly isDisputed: boolean;
  /** Matches sentences about it. If missing, every figure of its kind is about it. */
  readonly matches?: RegExp;
  /** Matches those of these sentences that are about something else. */
  readonly excludes?: RegExp;
  /** Who settled a dispute, on which day, and where that is written. */
  readonly settled?: Readonly<Partial<Record<'by' | 'on' | 'source', string>>>;
}

/** A part of the site that is hidden, or that appears or goes on a day by itself. Days are such as `2026-08-07`. */
export interface DatedPart {
  readonly file: string;
  /** Where it is in the file, such as `newsletter`; empty for all of it. */
  readonly place: string;
  readonly isHidden?: boolean;
  /** The first day on which it is shown. */
  readonly from?: string;
  /** The last day on which it is shown. */
  readonly until?: string;
}

/** The facts that the two versions declare. */
export interface Registers extends Both<readonly KnownFact[]> {
  /** The list of figures that state no fact: the path of its file, and its text in both versions. */
  readonly ignored?: Both<string> & { readonly file: string };
  /** All texts of both versions, if the configuration reads them. */
  readonly texts?: Both<readonly SourceText[]>;
  /** The parts of both versions that are not always shown, if the configuration reads them. */
  readonly dated?: Both<readonly DatedPart[]>;
}

/** A configuration with what the two sites themselves say about how to read their pages. */
export interface ReadingConfig extends ReviewConfig {
  /** The attributes whose values a style sheet shows. */
  readonly shownAttributes?: ReadonlySet<string>;
}

/** A text of a file of the project from which pages are made. */
export interface SourceText {
  readonly file: string;
  /** Where it is in the file, such as `form.note.supplied`. */
  readonly place: string;
  /** It may have variables, such as `{count}`. */
  readonly text: string;
}

/**
 * What the module of `--config` exports as `config`. For two folders, all of it can be missing. To build
 * a commit, everything that `BuildConfig` names is needed.
 */
export interface ProjectConfig extends ReviewConfig {
  /** Reads the facts that a checkout declares. */
  readonly register?: (root: string) => readonly KnownFact[];
  /** Reads the texts of a checkout, also those that its pages do not show yet. */
  readonly texts?: (root: string) => readonly SourceText[];
  /** Reads the parts of a checkout that are not always shown. It is built for each day on which one appears or goes. */
  readonly dated?: (root: string) => readonly DatedPart[];
  /** The folders of a checkout from which `register`, `texts` and `dated` read. */
  readonly sources?: readonly string[];
  /** The file of a checkout that lists figures that state no fact, one entry a line. */
  readonly ignoredFigures?: string;
  /** The branch that changes are merged into. */
  readonly main?: string;
  /** The command that builds the site from the working directory, without network. */
  readonly build?: string;
  /** The folder that the build writes. */
  readonly output?: string;
  /** The environment variable that sets another output folder. */
  readonly outputVariable?: string;
  /** The command that installs dependencies; run only if the lock file differs from the working tree's. */
  readonly install?: string;
  readonly lockFile?: string;
}

/** The properties that are needed to build a commit. */
export const FOR_BUILDS = [
  'main',
  'build',
  'output',
  'outputVariable',
  'install',
  'lockFile',
] as const;

/** A configuration that says how to build a commit. */
export type BuildConfig = ProjectConfig &
  Required<Pick<ProjectConfig, (typeof FOR_BUILDS)[number]>>;
