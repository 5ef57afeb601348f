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
  readonly seenWords?: ReadSeenWords;
}

/** Words to watch, such as those that make a promise stronger or weaker. */
export interface WatchedList {
  /** Its title in reports. */
  readonly name: string;
  readonly words: readonly string[];
}

/** What a browser shows of one page at one width of its window: the seen words in reading order. */
export interface SeenText {
  readonly width: number;
  readonly words: readonly string[];
}

/** A page of a build. */
export interface BuiltPage {
  readonly folder: string;
  /** Its path in the folder, such as `legal.html`. */
  readonly file: string;
}

/**
 * Opens pages of builds in a browser, and returns what it shows of each. Rejects with a readable reason
 * where no browser can be had.
 */
export type ReadSeenWords = (
  pages: readonly BuiltPage[],
) => Promise<readonly (readonly SeenText[])[]>;

/** Elements that are ignored if they contain only links to one address or below it. */
export interface IgnoredLinks {
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
  /** The kind of its figures, see `FigureKind`. */
  readonly kind: string;
  /** The path of the file that declares it, for messages. */
  readonly file: string;
  /** Normalised like `Figure.value`: `2026-08-07`, `12 months`. Several while it is disputed. */
  readonly values: readonly string[];
  readonly isDisputed: boolean;
  /** The words by which sentences about it are recognised, see `Subject`. */
  readonly matches?: RegExp;
  readonly excludes?: RegExp;
  /** Who settled a dispute, on which day, and where that is written. */
  readonly settled?: Settlement;
}

export type Settlement = Readonly<Partial<Record<'by' | 'on' | 'source', string>>>;

/** The facts that the two versions declare. */
export interface Registers {
  readonly before: readonly KnownFact[];
  readonly after: readonly KnownFact[];
  /** The list of figures that state no fact: the path of its file, and its text in both versions. */
  readonly ignored?: { readonly file: string; readonly before: string; readonly after: string };
}

/** A configuration with what the two sites themselves say about how to read their pages. */
export interface ReadingConfig extends ReviewConfig {
  /** The attributes whose values a style sheet shows. */
  readonly shownAttributes?: ReadonlySet<string>;
}

/**
 * What the module of `--config` exports as `config`. For two folders, all of it can be missing. To build
 * a commit, everything that `BuildConfig` names is needed.
 */
export interface ProjectConfig extends ReviewConfig {
  /** The language of the site (BCP 47). */
  readonly language?: string;
  /** Reads the facts that a checkout declares. */
  readonly register?: (root: string) => readonly KnownFact[];
  /** The folders of a checkout from which `register` reads. */
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

/** A configuration that says how to build a commit. */
export type BuildConfig = ProjectConfig &
  Required<
    Pick<ProjectConfig, 'main' | 'build' | 'output' | 'outputVariable' | 'install' | 'lockFile'>
  >;

/** Returns the configuration, so that editors know its properties: `export const config = defineConfig({ … })`. */
export const defineConfig = <Config extends ProjectConfig>(config: Config): Config => config;
