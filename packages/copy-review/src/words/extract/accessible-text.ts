import type { Element } from 'domhandler';
import type { Block } from '../../shared/page-text.ts';
import { attributeRange, BLOCKS, normalizeText, TEXTLESS_ELEMENTS, walk } from './html.ts';

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
const TEXT_INPUTS = new Set(
  'text search email tel url number date time datetime-local month week'.split(' '),
);

/** Elements with an address that have words of their own; forms and frames have whole texts. */
const LINKS = new Set(['a', 'area', 'button', 'input']);

/** A text that is not the content of an element. */
export type AccessibleText = Pick<Block, 'text' | 'address' | 'linkWords' | 'path' | 'ranges'>;

/** What is known of the page of an element. */
export interface AttributeContext {
  /** Resolves a URL of the page. */
  readonly resolve: (address: string) => string;
  /** The attributes whose values a style sheet shows. */
  readonly shownAttributes: ReadonlySet<string>;
}

/**
 * The texts of an element that are not its content: alternative texts, labels, hints, link targets.
 *
 * @returns texts such as `Picture: A forest`
 */
export function accessibleTexts(
  element: Element,
  { resolve, shownAttributes }: AttributeContext,
): AccessibleText[] {
  const { name, attribs } = element;
  const text = (label: string, attribute: string) =>
    labelled(label, attribs[attribute]).map((labelledText) => {
      return { ...labelledText, ranges: attributeRange(element, attribute) };
    });
  const address = (label: string, attribute: string) => {
    const resolved = normalizeText(resolve(attribs[attribute] ?? ''));
    const ranges = attributeRange(element, attribute);
    return labelled(label, resolved).map((labelledText) => ({
      ...labelledText,
      address: resolved,
      ranges,
      ...(LINKS.has(name) ? { linkWords: linkWordsOf(element) } : {}),
    }));
  };
  const texts = ATTRIBUTES.map(([attribute, label]) => text(label, attribute));
  if (name === 'a' || name === 'area') texts.push(address('Link to', 'href'));
  if (name === 'input' && BUTTONS.has((attribs.type ?? '').toLowerCase()))
    texts.push(text('Button', 'value'));
  if (name === 'input' && TEXT_INPUTS.has((attribs.type ?? 'text').toLowerCase()))
    texts.push(text('Filled in', 'value'));
  if (name === 'option' && element.children.length === 0) texts.push(text('Choice', 'value'));
  if (name === 'ol') texts.push(text('Begins with number', 'start'));
  if (name === 'li') texts.push(text('Number', 'value'));
  if (name === 'iframe') texts.push(address('Shows', 'src'));
  // A form, or a button that sends its form elsewhere.
  for (const attribute of ['action', 'formaction'])
    if (attribs[attribute] !== undefined) texts.push(address('Sends to', attribute));
  if (name === 'time') texts.push(text('Date for machines', 'datetime'));
  for (const attribute of shownAttributes) texts.push(text('Shown by a style', attribute));
  return texts.flat();
}

/** The words of a link or button, with those of its pictures; its label if it has none. */
function linkWordsOf(link: Element): string {
  let words = '';
  walk(link, {
    enter: ({ name, attribs }) => {
      words += BLOCKS.has(name) || name === 'br' ? ' ' : '';
      words += attribs.alt ?? (name === 'input' ? (attribs.value ?? '') : '');
      return !TEXTLESS_ELEMENTS.has(name);
    },
    text: (text) => {
      words += text;
    },
  });
  return normalizeText(words) || normalizeText(link.attribs['aria-label'] ?? '');
}

/** A text after its label; none if it is blank. */
export function labelled(label: string, value = ''): AccessibleText[] {
  const text = normalizeText(value);
  return text === '' ? [] : [{ text: `${label}: ${text}` }];
}
