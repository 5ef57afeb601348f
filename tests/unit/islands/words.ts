import type { MailPanelWords } from '../../../src/sections/contact/form/MailPanel.tsx';
import { ADDRESS_SENTINEL } from '../../../src/formats/contract-address.ts';
import { wholeWords } from '../../site-words.ts';

/**
 * Some settings of the content with its own name as each text, such as `fields.email.label`, and
 * with the gaps of the text: `summary.many {count}`. So a test says which text it expects, an edit of
 * the content breaks no test, and a new text is in the tests at once.
 */
function named<Settings>(settings: Settings, names: readonly string[] = []): Settings {
  const value: unknown =
    typeof settings === 'string'
      ? [names.join('.'), ...(settings.match(/\{\w+\}/g) ?? [])].join(' ')
      : settings;
  if (typeof value !== 'object' || value === null) return value as Settings;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, named(part, [...names, name])]),
  ) as Settings;
}

const { page, navigation } = wholeWords('src/content');
const { token, newsletter } = page('home');
const { form, mailPanel } = page('contact');
const { notifications, dismiss, stamps } = named(navigation.words);

export const toasterLabels = { notifications, dismiss };

export const ADDRESS = ADDRESS_SENTINEL;

export const addressWords = {
  ...named(token.address.copy),
  pasteBack: named(token.address.pasteBack),
};

export const newsletterWords = named(newsletter);

const panel: MailPanelWords = {
  ...named(mailPanel),
  text: 'text',
  stamp: stamps.placeholder,
  toPlaceholder: 'toPlaceholder',
};
export const contactWords = { ...named(form), mailPanel: panel };
