import type { AboutSection } from '../schemas/section.ts';
import type { Section } from './site.ts';

type Settings<Kind, Data = AboutSection> = Data extends { readonly kind: infer Kinds }
  ? Kind extends Kinds
    ? Data
    : never
  : never;

/** A section of the About page whose settings are those of its kind. */
export type AboutPart<Kind extends AboutSection['kind']> = Omit<Section<'about'>, 'data'> & {
  readonly data: Settings<Kind>;
};

/** The section of the About page with this kind. Throws when no file of src/content/about has it. */
export function sectionOfKind<Kind extends AboutSection['kind']>(
  sections: readonly Section<'about'>[],
  kind: Kind,
): AboutPart<Kind> {
  const found = sections.find((section) => section.data.kind === kind);
  if (!found) {
    throw new Error(`No file in src/content/about says “kind: ${kind}”. Add the section back.`);
  }
  return found as AboutPart<Kind>;
}
