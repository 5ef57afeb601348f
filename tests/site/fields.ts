import { onEveryPage, type SiteCheck } from './built-site.ts';

/** What keyboards and browsers must not do to a field that takes a machine's text, such as an address. */
const AS_TYPED = { autocapitalize: 'off', autocorrect: 'off', spellcheck: 'false' };

/** What browsers may fill into a field, by its name (WCAG 2.2, 1.3.5). */
const FILLED_IN = new Map<string | undefined, string>([
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
  ['email', 'email'],
  ['newsletter-email', 'email'],
]);

/**
 * To browsers a required field is invalid while it is empty, and screen readers say so before anything is typed:
 * https://github.com/nvaccess/nvda/issues/14950
 */
const NOT_INVALID = { 'aria-invalid': 'false' };

export const fields: SiteCheck = {
  title:
    'browsers can fill in each field about a person, leave a field for an address as typed, and call no empty one invalid; forms go nowhere by themselves',
  faults: onEveryPage(({ $ }) => [
    ...$('form:not([method="dialog"])')
      .toArray()
      .map(({ attribs }) => `the form “${attribs['data-island']}” loads a page when it is sent`),
    ...$('input, textarea')
      .toArray()
      .flatMap(({ attribs }) => {
        const { id = '', name, autocomplete } = attribs;
        const expected = {
          ...(autocomplete === 'off' ? AS_TYPED : { autocomplete: FILLED_IN.get(name) }),
          ...('required' in attribs && NOT_INVALID),
        };
        return Object.entries(expected)
          .filter(([attribute, value]) => attribs[attribute] !== value)
          .map(([attribute, value]) => `the field “${id}” needs ${attribute}="${value ?? ''}"`);
      }),
  ]),
};
