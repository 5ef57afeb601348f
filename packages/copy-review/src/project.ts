import type { KnownFact } from './blocking.ts';
import type { ReviewConfig } from './pages.ts';

/** What a review needs to know of a project in order to build it. */
export interface ProjectConfig extends ReviewConfig {
  /** The language of the site's texts (BCP 47). */
  readonly language: string;
  /** The branch that changes are merged into. */
  readonly main: string;
  /** Builds the site from the folder it runs in, without network. */
  readonly build: string;
  /** Where the build puts the site, and the environment variable that sets another place. */
  readonly output: string;
  readonly outputVariable: string;
  /** Installs what the build needs, where the lock file is another than in the working tree. */
  readonly install: string;
  readonly lockFile: string;
  /** The facts that a checkout declares. */
  readonly register: (root: string) => readonly KnownFact[];
  /** The folders, in a checkout, from which the facts are read. */
  readonly sources?: readonly string[];
  /** The file, in a checkout, that lists figures that are no facts: one a line, with words around it. */
  readonly ignoredFigures?: string;
}
