import type { SiteCheck } from './built-site.ts';

/** An `animation:` shorthand with a timeline: minifiers produce it, but browsers do not support it. */
const FOLDED = /animation:[^;}]*\b(?:view|scroll)\(/g;

export const animations: SiteCheck = {
  title: 'no animation: shorthand has a scroll timeline, which browsers do not support',
  faults: ({ files }) =>
    [...files]
      .filter(([name]) => /\.(css|html)$/.test(name))
      .flatMap(([name, body]) =>
        [...body.toString('utf8').matchAll(FOLDED)].map(
          ([folded]) => `${name.slice(1)}: ${folded}`,
        ),
      ),
};
