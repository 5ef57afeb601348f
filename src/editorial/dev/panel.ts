/** Runs in the browser of an editor: shows what the content check says, as the files are saved. */
import { countOf, listOf, STYLE } from './list.ts';
import { isShownAt } from '../../content-map.ts';
import type { Told } from './diagnostics.ts';

const PLACE = `
:host { position: fixed; z-index: 2147483647; inset: auto 0 0 0; }
.panel { max-height: 60vh; overflow: auto; padding: 0 1.25rem; background: light-dark(#f7faf2, #16231b); border-top: 4px solid light-dark(#a11d33, #ff8fa0); }
.panel.calm { border-color: light-dark(#5c7a5e, #5e7565); }
summary { padding: 0.75rem 0; font-weight: 700; cursor: pointer; }
.said { position: absolute; overflow: hidden; width: 1px; height: 1px; clip-path: inset(50%); }
summary:focus-visible { outline: 3px solid currentColor; outline-offset: -3px; }
`;
const CLOSED = 'content-check-closed';

class ContentCheck extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'open' });
  readonly #list = document.createElement('div');
  readonly #said = document.createElement('p');

  constructor() {
    super();
    this.#said.className = 'said';
    this.#said.role = 'status';
    this.#root.innerHTML = `<style>${STYLE}${PLACE}</style>`;
    this.#root.append(this.#list, this.#said);
  }

  /** Shows the messages: those of this page first, the others folded away. None, and nothing is there. */
  show(messages: readonly Told[]): void {
    const here = messages.filter(({ name }) => isShownAt(name, location.pathname));
    const elsewhere = messages.filter((message) => !here.includes(message));
    const isGrave = here.some(({ severity }) => severity === 'error');
    const hadFocus = this.#summaries().findIndex((one) => one === this.#root.activeElement);
    const title = titleOf(here, elsewhere);
    const isMended = messages.length === 0 && this.#list.innerHTML !== '';
    this.#list.innerHTML = messages.length === 0 ? '' : panel(title, here, elsewhere, isGrave);
    this.#said.textContent = messages.length > 0 || isMended ? title : '';
    this.#summaries()[hadFocus]?.focus();
    const details = this.#root.querySelector('details');
    if (!details) return;
    // Who has closed the panel sees it closed until it has something else to say.
    const told = JSON.stringify(here);
    details.open = isGrave && sessionStorage.getItem(CLOSED) !== told;
    details.addEventListener('toggle', () => {
      sessionStorage.setItem(CLOSED, details.open ? '' : told);
    });
  }

  #summaries(): HTMLElement[] {
    return [...this.#root.querySelectorAll('summary')];
  }
}

function titleOf(here: readonly Told[], elsewhere: readonly Told[]): string {
  const [own, rest] = [countOf(here), countOf(elsewhere)];
  return `Content check. This page: ${own || 'nothing wrong'}. Other pages: ${rest || 'nothing wrong'}.`;
}

function panel(
  title: string,
  here: readonly Told[],
  elsewhere: readonly Told[],
  isGrave: boolean,
): string {
  const others = `<details><summary>Other pages: ${countOf(elsewhere)}</summary>${listOf(elsewhere)}</details>`;
  return `<section class="panel${isGrave ? '' : ' calm'}" aria-label="Content check">
<details><summary>${title}</summary>${listOf(here)}${elsewhere.length > 0 ? others : ''}</details>
</section>`;
}

customElements.define('content-check', ContentCheck);
const element = new ContentCheck();
document.documentElement.append(element);

import.meta.hot?.on('content-check:told', (messages: readonly Told[]) => {
  element.show(messages);
});
import.meta.hot?.send('content-check:ask');
