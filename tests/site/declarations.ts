import type { SiteCheck } from './built-site.ts';

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
