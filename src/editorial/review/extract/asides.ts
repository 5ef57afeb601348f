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

/** What an element says beside its text: alternative texts, labels, hints, where a link leads. */
export function asidesOf(element: Element): string[] {
  const { name, attribs } = element;
  const asides = ATTRIBUTES
    // “label” is an attribute of options, groups and tracks, “summary” one of old tables.
    .filter(([attribute]) => attribute in attribs)
    .map(([attribute, what]) => said(what, attribs[attribute] ?? ''));
  if (name === 'a' || name === 'area') asides.push(said('Link to', attribs.href ?? ''));
  if (name === 'input' && BUTTONS.has((attribs.type ?? '').toLowerCase()))
    asides.push(said('Button', attribs.value ?? ''));
  if (name === 'time') asides.push(said('Date for machines', attribs.datetime ?? ''));
  return asides.filter((aside) => aside !== '');
}

function said(what: string, text: string): string {
  const words = readable(text);
  return words === '' ? '' : `${what}: ${words}`;
}
