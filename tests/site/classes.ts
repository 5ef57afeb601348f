import { globSync, readFileSync } from 'node:fs';
import type { SiteCheck } from './built-site.ts';

/** Sources that find elements by their class. */
const SELECTORS = globSync(['tests/**/*.{ts,tsx}', 'editorial/review.config.ts'])
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** The names after a dot, but not those of functions, which tests call too. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/\.((?:[\w-]|\\.)+)(?![\w(-])/g)].map(([, name = '']) =>
    name.replaceAll('\\', ''),
  );

export const classes: SiteCheck = {
  title: 'every class has a rule, or a test that finds elements by it',
  faults: ({ pages, files }) => {
    const sheets = [...files].filter(([address]) => address.endsWith('.css'));
    const css = [
      ...sheets.map(([, body]) => body.toString('utf8')),
      ...pages.flatMap(({ $ }) => [...$('style')].map((style) => $(style).text())),
    ];
    const known = new Set([...css, SELECTORS].flatMap(namesIn));
    return pages.flatMap(({ file, $ }) => {
      const used = [...$('[class]')].flatMap(({ attribs }) => attribs.class?.match(/\S+/g) ?? []);
      return [...new Set(used).difference(known)].map((name) => `${file}: ${name}`);
    });
  },
};
