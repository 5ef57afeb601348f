import { HtmlValidate } from 'html-validate/node';
import type { SiteCheck } from './built-site.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  elements: ['html5', { 'astro-island': { flow: true, phrasing: true, transparent: true } }],
  rules: {
    // Style rules: the build decides how tags are written (React writes autoComplete).
    'attr-case': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-implicit-input-type': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // VersionTable.astro needs explicit roles.
    'no-redundant-role': 'off',
    // Other checks cover these.
    'long-title': 'off',
    'no-inline-style': 'off',
    // Scripts come from the site itself, or from an address of hosting/allowed.ts that changes its file.
    'require-sri': 'off',
    // The site has no telephone numbers.
    'tel-non-breaking': 'off',
  },
});

export const html: SiteCheck = {
  title: 'every page is valid HTML',
  faults: ({ pages }) =>
    pages.flatMap(({ file, html: source }) => {
      const report = validator.validateStringSync(source, file);
      return report.results.flatMap(({ messages }) =>
        messages.map(
          ({ line, column, message, ruleId }) =>
            `${file}:${line}:${column}: ${message} (${ruleId})`,
        ),
      );
    }),
};
