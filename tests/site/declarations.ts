import type { SiteCheck } from './built-site.ts';

/** An `animation:` shorthand with a timeline: minifiers produce it, but browsers do not support it. */
const WITH_TIMELINE = /animation:[^;}]*\b(?:view|scroll)\(/g;

export const animations: SiteCheck = {
  title: 'no animation: shorthand has a scroll timeline, which browsers do not support',
  faults: ({ files }) =>
    [...files]
      .filter(([name]) => /\.(css|html)$/.test(name))
      .flatMap(([name, body]) =>
        [...body.toString('utf8').matchAll(WITH_TIMELINE)].map(
          ([shorthand]) => `${name.slice(1)}: ${shorthand}`,
        ),
      ),
};
