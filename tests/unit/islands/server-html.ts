/**
 * What the islands find on a page: the elements, ids and attributes of the server that they use.
 * tests/e2e/faults has them with the real ones.
 */
import { ADDRESS, addressWords, contactWords, newsletterWords } from './words.ts';
import {
  CONTACT_FIELD_NAMES,
  CONTACT_FIELDS,
} from '../../../src/sections/contact/form/contact-fields.ts';

const notes = (id: string) =>
  `<div class="said" id="${id}" role="status"></div>
  <p data-island-failed role="alert" hidden>The script did not load.</p>`;

const field = (name: string, label: string, input: string) =>
  `<label for="${name}">${label}</label><p id="${name}-error"></p>${input}`;

export const LINK_HTML =
  '<div data-island="scroll"><a href="#trust">Inspect the pledges</a></div><section id="trust" tabindex="-1"></section>';

export const ADDRESS_HTML = `<div data-island="address">
  <code id="contract-address">${ADDRESS}</code>
  <button type="button" data-copies="${ADDRESS}" data-selects="contract-address"
    data-done="${addressWords.success.title}">${addressWords.label}</button>
  ${notes('address-said')}
  <label for="paste-back">${addressWords.pasteBack.label}</label>
  <input id="paste-back">
  <div id="paste-back-result" role="status"></div>
</div>`;

export const NEWSLETTER_HTML = `<form data-island="newsletter" method="dialog">
  ${field('newsletter-email', newsletterWords.label, '<input id="newsletter-email" type="email" required aria-invalid="false">')}
  <button type="submit">${newsletterWords.button}</button>
  ${notes('newsletter-said')}
</form>`;

const contactField = (name: (typeof CONTACT_FIELD_NAMES)[number]) =>
  CONTACT_FIELDS[name].kind === 'box'
    ? `<textarea id="${name}" name="${name}" aria-invalid="false"></textarea>`
    : `<input id="${name}" name="${name}" aria-invalid="false"${name === 'email' ? ' type="email"' : ''}>`;

export const CONTACT_HTML = `<form data-island="contact" method="dialog">
  <div id="contact-summary"></div>
  ${CONTACT_FIELD_NAMES.map((name) => field(name, contactWords.fields[name].label, contactField(name))).join('')}
  <button class="btn-blaze" type="submit">${contactWords.submit}</button>
  <div id="contact-panel"></div>
  ${notes('contact-said')}
</form>`;
