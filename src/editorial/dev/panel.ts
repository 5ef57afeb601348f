/** Runs in the browser of an editor: shows what the content check says, as the files are saved. */
import { countOf, listOf, STYLE } from './list.ts';
import { isOnPage } from './pages.ts';
import type { Told } from './told.ts';

const PLACE = `
:host { position: fixed; z-index: 2147483647; inset: auto 0 0 0; }
.panel { max-height: 60vh; overflow: auto; padding: 0 1.25rem; background: light-dark(#f7faf2, #16231b); border-top: 4px solid light-dark(#a11d33, #ff8fa0); }
.panel.calm { border-color: light-dark(#5c7a5e, #5e7565); }
summary { padding: 0.75rem 0; font-weight: 700; cursor: pointer; }
summary:focus-visible { outline: 3px solid currentColor; outline-offset: -3px; }
`;
const CLOSED = 'content-check-closed';

class ContentCheck extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'open' });

  /** Shows the messages: those of this page first, the others folded away. None, and nothing is there. */
  show(messages: readonly Told[]): void {
    const here = messages.filter(({ name }) => isOnPage(name, location.pathname));
    const elsewhere = messages.filter((message) => !here.includes(message));
    const isGrave = here.some(({ severity }) => severity === 'error');
    this.#root.innerHTML = messages.length === 0 ? '' : panel(here, elsewhere, isGrave);
    const details = this.#root.querySelector('details');
    if (!details) return;
    const said = details.querySelector('summary')?.textContent ?? '';
    // Who has closed the panel sees it closed until it has something else to say.
    details.open = isGrave && sessionStorage.getItem(CLOSED) !== said;
    details.addEventListener('toggle', () => {
      sessionStorage.setItem(CLOSED, details.open ? '' : said);
    });
  }
}

function panel(here: readonly Told[], elsewhere: readonly Told[], isGrave: boolean): string {
  const rest = countOf(elsewhere);
  const title = `Content check. This page: ${countOf(here) || 'nothing wrong'}. Other pages: ${rest || 'nothing wrong'}.`;
  const others = `<details><summary>Other pages: ${rest}</summary>${listOf(elsewhere)}</details>`;
  return `<style>${STYLE}${PLACE}</style>
<section class="panel${isGrave ? '' : ' calm'}" aria-label="Content check">
<details><summary>${title}</summary>${listOf(here)}${rest ? others : ''}</details>
</section>`;
}

customElements.define('content-check', ContentCheck);
const element = new ContentCheck();
document.documentElement.append(element);

import.meta.hot?.on('content-check:told', (messages: readonly Told[]) => {
  element.show(messages);
});
import.meta.hot?.send('content-check:ask');
