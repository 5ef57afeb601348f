/**
 * Sets an ARIA state of an element, or removes it. By its attribute, because Firefox before 119 has no properties
 * such as `ariaBusy`.
 */
export function setAriaState(
  element: Element,
  state: 'aria-busy' | 'aria-disabled',
  isSet: boolean,
): void {
  if (isSet) element.setAttribute(state, 'true');
  else element.removeAttribute(state);
}
