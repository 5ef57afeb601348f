import type { Site } from '../files/site.ts';
import type { Registers, ReviewConfig } from '../shared/config.ts';
import type { Both } from '../shared/report.ts';

/** Two sites that are compared, and what is known of them. */
export interface Sites extends Both<Site> {
  readonly config: ReviewConfig;
  /** The facts that both versions declare; without them, facts are not checked. */
  readonly registers?: Registers | undefined;
}

/** The path of the file of a page; empty if the site does not have the page. */
export const fileOf = ({ pageFiles }: Site, route: string): string => pageFiles.get(route) ?? '';

/** The routes of the binding documents. */
export const bindingRoutes = ({ documents = [] }: ReviewConfig): string[] =>
  documents.map(({ route }) => route);
