import type { SiteCheck } from './built-site.ts';

/** Styles that browsers ignore. */
const IGNORED = [
  // Minifiers produce this shorthand. No browser supports a timeline in it.
  /animation:[^;}]*\b(?:view|scroll)\(/g,
  // Safari knows the property with its prefix only, as all other browsers do too.
  /(?<!-)text-size-adjust:[^;}]*/g,
  // Safari before 26.2 knows the shorthand with a line only.
  /text-decoration:[^;}\s]+\s[^;}]*/g,
];

export const declarations: SiteCheck = {
  title: 'no style is one that browsers ignore',
  faults: ({ files }) =>
    [...files]
      .filter(([name]) => /\.(css|html)$/.test(name))
      .flatMap(([name, body]) => {
        const text = body.toString('utf8');
        return IGNORED.flatMap((pattern) => text.match(pattern) ?? []).map(
          (found) => `${name.slice(1)}: ${found}`,
        );
      }),
};

/** In styles of a page: what some browsers do not know, and the rule that it needs for them. */
const NEEDED = [
  // Without colours of a pair, pale text would stand on no ground.
  [/:root[^{}]*\{[^}]*light-dark\(/, /@supports not \(color:light-dark\([^{]*\{:root/],
  [
    /html\{color-scheme:light dark/,
    /@supports not \(color:light-dark\([^{]*\{html\{color-scheme:light\}/,
  ],
  // Chrome before 123 paints the outline over the letters.
  [
    /text-stroke:/,
    /@supports not \(color:light-dark\([^{]*\{\*\{-webkit-text-stroke-color:transparent/,
  ],
] as const;

export const olderBrowsers: SiteCheck = {
  title: 'each page has what browsers without light-dark() need to show its text',
  faults: ({ pages }) =>
    pages.flatMap(({ file, html }) =>
      NEEDED.filter(([used, rule]) => used.test(html) && !rule.test(html)).map(
        ([, rule]) => `${file}: has no ${rule.source}`,
      ),
    ),
};
