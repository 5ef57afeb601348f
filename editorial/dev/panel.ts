/** Runs in the browser during `npm run dev`: shows the diagnostics of the content check, and updates them when files are saved. */
import { countOf } from '../output/counted.ts';
import { listOf, STYLE } from './list.ts';
import { isShownAt } from '../../src/content-map.ts';
import type { ShownDiagnostic } from './diagnostics.ts';

const PANEL_STYLE = `
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
    this.#root.innerHTML = `<style>${STYLE}${PANEL_STYLE}</style>`;
    this.#root.append(this.#list, this.#said);
  }

  /** Shows the diagnostics of this page, and those of other pages collapsed. Without diagnostics the panel is empty. */
  show(diagnostics: readonly ShownDiagnostic[]): void {
    const here = diagnostics.filter(({ name }) => isShownAt(name, location.pathname));
    const elsewhere = diagnostics.filter((one) => !here.includes(one));
    const isGrave = here.some(({ severity }) => severity === 'error');
    const hadFocus = this.#summaries().findIndex((one) => one === this.#root.activeElement);
    const title = titleOf(here, elsewhere);
    const isMended = diagnostics.length === 0 && this.#list.innerHTML !== '';
    this.#list.innerHTML = diagnostics.length === 0 ? '' : panel(title, here, elsewhere, isGrave);
    this.#said.textContent = diagnostics.length > 0 || isMended ? title : '';
    this.#summaries()[hadFocus]?.focus();
    const details = this.#root.querySelector('details');
    if (!details) return;
    // A panel that was closed stays closed until its diagnostics change.
    const state = JSON.stringify(here);
    details.open = isGrave && sessionStorage.getItem(CLOSED) !== state;
    details.addEventListener('toggle', () => {
      sessionStorage.setItem(CLOSED, details.open ? '' : state);
    });
  }

  #summaries(): HTMLElement[] {
    return [...this.#root.querySelectorAll('summary')];
  }
}

function titleOf(here: readonly ShownDiagnostic[], elsewhere: readonly ShownDiagnostic[]): string {
  const [own, rest] = [countOf(here), countOf(elsewhere)];
  return `Content check. This page: ${own || 'nothing wrong'}. Other pages: ${rest || 'nothing wrong'}.`;
}

function panel(
  title: string,
  here: readonly ShownDiagnostic[],
  elsewhere: readonly ShownDiagnostic[],
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

import.meta.hot?.on('content-check:diagnostics', (diagnostics: readonly ShownDiagnostic[]) => {
  element.show(diagnostics);
});
import.meta.hot?.send('content-check:ask');
