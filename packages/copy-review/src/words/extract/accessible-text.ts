import type { Element } from 'domhandler';
import { normalizeText } from './html.ts';

/** Attributes with text for visitors, with their labels in reports. */
const ATTRIBUTES = Object.entries({
  alt: 'Picture',
  'aria-label': 'Label',
  'aria-description': 'Description',
  'aria-roledescription': 'Role',
  'aria-valuetext': 'Value',
  placeholder: 'Hint',
  title: 'Tooltip',
  // Of `option`, `optgroup` and `track`.
  label: 'Label',
  // Of tables, in older HTML.
  summary: 'Summary',
});

/** Inputs that show their value as a label. */
const BUTTONS = new Set(['button', 'reset', 'submit']);

/** Inputs that show their value as a text. */
const TEXT_INPUTS = new Set([
  'text',
  'search',
  'email',
  'tel',
  'url',
  'number',
  'date',
  'time',
  'month',
]);

/** A text that is not the content of an element. */
export interface AccessibleText {
  readonly text: string;
  /** See `Block`. */
  readonly address?: string;
}

/**
 * The texts of an element that are not its content: alternative texts, labels, hints, link targets.
 *
 * @param resolve resolves an address of the page against its `base`
 * @returns texts such as `Picture: A forest`
 */
export function accessibleTexts(
  element: Element,
  resolve: (address: string) => string,
): AccessibleText[] {
  const { name, attribs } = element;
  const texts = ATTRIBUTES.map(([attribute, label]) => labelled(label, attribs[attribute]));
  const address = (label: string, value = '') => {
    const resolved = normalizeText(resolve(value));
    return labelled(label, resolved).map((one) => ({ ...one, address: resolved }));
  };
  if (name === 'a' || name === 'area') texts.push(address('Link to', attribs.href));
  if (name === 'input' && BUTTONS.has((attribs.type ?? '').toLowerCase()))
    texts.push(labelled('Button', attribs.value));
  if (name === 'input' && TEXT_INPUTS.has((attribs.type ?? 'text').toLowerCase()))
    texts.push(labelled('Filled in', attribs.value));
  if (name === 'option' && element.children.length === 0)
    texts.push(labelled('Choice', attribs.value));
  if (name === 'ol') texts.push(labelled('Begins with number', attribs.start));
  if (name === 'li') texts.push(labelled('Number', attribs.value));
  if (name === 'iframe') texts.push(address('Shows', attribs.src));
  texts.push(address('Sends to', attribs.action ?? attribs.formaction));
  if (name === 'time') texts.push(labelled('Date for machines', attribs.datetime));
  return texts.flat();
}

function labelled(label: string, value = ''): AccessibleText[] {
  const text = normalizeText(value);
  return text === '' ? [] : [{ text: `${label}: ${text}` }];
}
