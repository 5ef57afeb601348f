import type { Element } from 'domhandler';
import { readable } from './text.ts';

/** Attributes that are read, with what says so in front of their text. */
const ATTRIBUTES = Object.entries({
  alt: 'Picture',
  'aria-label': 'Label',
  'aria-description': 'Description',
  'aria-roledescription': 'Role',
  'aria-valuetext': 'Value',
  placeholder: 'Hint',
  title: 'Tooltip',
  label: 'Label',
  summary: 'Summary',
});

/** Inputs whose value is written on them. */
const BUTTONS = new Set(['button', 'reset', 'submit']);

/** Inputs whose value a visitor reads in them. */
const VALUES = new Set([
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

/**
 * What an element says beside its text: alternative texts, labels, hints, where a link leads.
 *
 * @param leadsTo the address that an address in the page stands for
 */
export function asidesOf(element: Element, leadsTo: (address: string) => string): string[] {
  const { name, attribs } = element;
  const asides = ATTRIBUTES
    // “label” is an attribute of options, groups and tracks, “summary” one of old tables.
    .filter(([attribute]) => attribute in attribs)
    .map(([attribute, what]) => said(what, attribs[attribute] ?? ''));
  if (name === 'a' || name === 'area') asides.push(said('Link to', leadsTo(attribs.href ?? '')));
  if (name === 'input' && BUTTONS.has((attribs.type ?? '').toLowerCase()))
    asides.push(said('Button', attribs.value ?? ''));
  if (name === 'input' && VALUES.has((attribs.type ?? 'text').toLowerCase()))
    asides.push(said('Filled in', attribs.value ?? ''));
  if (name === 'option' && element.children.length === 0)
    asides.push(said('Choice', attribs.value ?? ''));
  if (name === 'ol') asides.push(said('Begins with number', attribs.start ?? ''));
  if (name === 'li') asides.push(said('Number', attribs.value ?? ''));
  if (name === 'iframe') asides.push(said('Shows', leadsTo(attribs.src ?? '')));
  asides.push(said('Sends to', leadsTo(attribs.action ?? attribs.formaction ?? '')));
  if (name === 'time') asides.push(said('Date for machines', attribs.datetime ?? ''));
  return asides.filter((aside) => aside !== '');
}

function said(what: string, text: string): string {
  const words = readable(text);
  return words === '' ? '' : `${what}: ${words}`;
}
