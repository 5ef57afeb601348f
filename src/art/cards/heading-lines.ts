/** A heading in any of the forms that pages have: one text, its lines, or a text with a small line above it. */
type Heading = string | readonly string[] | { readonly text: string };

/** The settings of a page that can have its heading. */
export interface PageHeading {
  readonly title: string;
  readonly heading?: Heading;
  readonly hero?: { readonly heading?: Heading; readonly tagline?: readonly string[] };
}

/** The heading of a page, as a list of lines; without one, its title. */
export function headingLines({ title, heading, hero }: PageHeading): readonly string[] {
  const shown = heading ?? hero?.tagline ?? hero?.heading ?? title;
  if (typeof shown === 'string') return [shown];
  return 'text' in shown ? [shown.text] : shown;
}
