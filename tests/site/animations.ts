import type { SiteCheck } from './built-site.ts';

/** `animation:` with a timeline in it, which is how a minifier folds one and which no browser reads. */
const FOLDED = /animation:[^;}]*\b(?:view|scroll)\(/g;

export const animations: SiteCheck = {
  title: 'no animation: shorthand names a scroll timeline, which browsers would not read',
  fails: [
    [
      'index.html',
      '<style>',
      '<style>i{animation:walk linear view()}',
      /animation:walk linear view\(/,
    ],
  ],
  faults: ({ files }) =>
    [...files]
      .filter(([name]) => /\.(css|html)$/.test(name))
      .flatMap(([name, body]) =>
        [...body.toString('utf8').matchAll(FOLDED)].map(
          ([folded]) => `${name.slice(1)}: ${folded}`,
        ),
      ),
};
