import { NEEDED_FILES } from '../../content/kinds.ts';
import type { ContentFile } from '../../content/read.ts';

/** The sections that a page has. */
export interface Outline {
  readonly page: string;
  /** The setting by which a section is known. */
  readonly key: string;
  /** Its values, in the order of the specification. */
  readonly values: readonly string[];
}

/** The outlines that the specification asks for. The anchors are permanent: people link to them. */
export const OUTLINES: Readonly<Record<string, Outline>> = {
  about: {
    page: 'About page',
    key: 'kind',
    values: ['mission', 'vision', 'why', 'first-token', 'principles', 'contact', 'legal-entity'],
  },
  legal: {
    page: 'Legal page',
    key: 'anchor',
    values: [
      'general-information',
      'not-financial-advice',
      'no-guarantees',
      'regulatory-compliance',
      'no-vc-or-private-sales',
      'risks-acknowledgement',
      'indemnity-clause',
    ],
  },
  pledge: {
    page: 'Trust Pledge',
    key: 'anchor',
    values: [
      'locked-liquidity',
      'founder-wallet',
      'zero-tax',
      'fixed-supply',
      'verifiable-burns',
      'no-private-sales',
      'community-first',
    ],
  },
};

/**
 * The file of which this one is a copy: both say that they are the same section. The original is the
 * one whose number is that of the section, or else the one with the shorter name.
 */
export function originalOf(
  file: ContentFile,
  files: readonly ContentFile[],
): ContentFile | undefined {
  const section = sectionOf(file);
  if (section === undefined) return undefined;
  const rank = ({ name }: ContentFile) => (name.startsWith(section) ? 0 : 1000) + name.length;
  const [first] = files
    .filter((other) => sectionOf(other) === section)
    .toSorted((a, b) => rank(a) - rank(b));
  return first === file ? undefined : first;
}

/** What a setting says that follows from the file’s name: which page it is, or which section of the outline. */
export function asked({ name }: ContentFile, key: string): string | undefined {
  if (key === 'page' && NEEDED_FILES.some((needed) => needed === name)) {
    const [, page = ''] = /^pages\/(.+)\.mdx$/.exec(name) ?? [];
    return /^\d/.test(page) ? `"${page}"` : page || undefined;
  }
  const [, folder = '', number] = /^(\w+)\/(\d\d)-/.exec(name) ?? [];
  const outline = OUTLINES[folder];
  return outline?.key === key ? outline.values[Number(number) - 1] : undefined;
}

/** The beginning of the name that a section’s file has; undefined for what is no section of the outline. */
function sectionOf({ name, data }: ContentFile): string | undefined {
  const [folder = ''] = name.split('/');
  const outline = OUTLINES[folder];
  const value = (data as Record<string, unknown> | null | undefined)?.[outline?.key ?? ''];
  const place = typeof value === 'string' ? (outline?.values.indexOf(value) ?? -1) : -1;
  return place < 0 ? undefined : `${folder}/0${place + 1}-`;
}
