import type { CheerioAPI } from 'cheerio';
import type { Site } from '../files/site.ts';
import type { ClassNames } from '../trees/attributes.ts';
import { compareStyles, stylesOfPage, type Styles, type StyleChange } from './compare-styles.ts';

/** A version of a page. */
interface StyledPage {
  readonly $: CheerioAPI;
  /** Its path in the build. */
  readonly file: string;
  /** With the names of the build after. */
  readonly site: Site;
}

/** The differences between the styles of two versions of a page. */
export interface PageStyleComparison {
  readonly changes: readonly StyleChange[];
  readonly classes: ClassNames;
  /** Harmless differences that are only counted, by kind. */
  readonly folded: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Compares the styles that two versions of a page use. */
export function comparePageStyles(
  before: StyledPage,
  after: StyledPage,
  renamedFiles: ReadonlyMap<string, string>,
): PageStyleComparison {
  const [was, is] = [before, after].map(({ $, file, site }) => stylesOfPage($, file, site)) as [
    Styles,
    Styles,
  ];
  const { changes, renamed, folded, effectOfClass } = compareStyles(was, is, renamedFiles);
  const files = { before: before.site.files ?? new Map(), after: after.site.files ?? new Map() };
  return { changes, classes: { files, renamed, effectOfClass }, folded };
}
