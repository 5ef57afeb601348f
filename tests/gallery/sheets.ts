/** A sheet of the gallery: a file of pages/[theme], and how wide its frame is. */
export interface SheetEntry {
  readonly name: string;
  readonly title: string;
  /** The width of the window that the sheet is looked at through, in px; without it, what there is. */
  readonly width?: number;
  /** Its height in px; without it, as tall as the sheet. */
  readonly height?: number;
}

const PHONE = { width: 390, height: 844 };

/** The parts and their states. */
export const PARTS: readonly SheetEntry[] = [
  { name: 'tokens', title: 'Colours, type, space' },
  { name: 'buttons', title: 'Buttons' },
  { name: 'text', title: 'Headings, text, links, preview strip' },
  { name: 'fields', title: 'Fields' },
  { name: 'copying', title: 'Copying, toasts, written mail' },
  { name: 'comparing', title: 'Comparing an address' },
  { name: 'marks', title: 'Stamps, slots, readings' },
  { name: 'lists', title: 'Questions, lists, tables' },
  { name: 'supplied', title: 'What the owner supplies' },
  { name: 'drawings', title: 'Drawings' },
  { name: 'home-islands', title: 'Home’s islands, alive' },
  { name: 'contact-islands', title: 'Contact’s island, alive' },
  { name: 'menu', title: 'Menu of a narrow screen', ...PHONE },
];

/** The pages of the site, each section in its place. */
export const PAGES: readonly SheetEntry[] = [
  { name: 'page-home', title: 'Home' },
  { name: 'page-about', title: 'About' },
  { name: 'page-our-coins', title: 'Our Coins' },
  { name: 'page-trust-pledge', title: 'Trust Pledge' },
  { name: 'page-contact', title: 'Contact' },
  { name: 'page-legal', title: 'Legal' },
  { name: 'page-not-found', title: '404' },
];
