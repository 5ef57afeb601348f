/** Every page of the specification, with the name by which the header or the footer calls it. */
export const PAGES = [
  { route: '/', name: 'Home' },
  { route: '/about', name: 'About' },
  { route: '/our-coins', name: 'Our Coins' },
  { route: '/trust-pledge', name: 'Trust Pledge' },
  { route: '/contact', name: 'Contact' },
  { route: '/legal', name: 'Legal & Disclaimer' },
] as const;

/** The five links of the header, in the order of the specification. */
export const HEADER_LINKS = ['Home', 'About', 'Our Coins', 'Trust Pledge', 'Contact'] as const;
