/**
 * A page that is kept from one test to the next, for claims that only look at it: opening a page
 * costs more than reading it. What a test does to its page the next one must not see, so a page
 * that was touched in any way is closed, and the next test opens its own.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { watch, type Watched } from './watch.ts';

export interface KeptPage extends Watched {
  page: Page;
}

declare global {
  interface Window {
    isTouched?: () => boolean;
  }
}

/** Runs in the page, where it notices whatever changes the page, or could. */
function noteTouches(): void {
  let touched = false;
  const touch = (): void => {
    touched = true;
  };
  new MutationObserver(touch).observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  const acts = ['pointermove', 'pointerdown', 'keydown', 'input', 'focus', 'scroll'];
  for (const act of acts) addEventListener(act, touch, { capture: true });
  document.addEventListener('selectionchange', touch);

  // Of these the page is told only when it is painted next.
  const media = ['print', '(prefers-color-scheme: dark)', '(prefers-reduced-motion)'];
  const shown = (): string =>
    [location.href, innerWidth, innerHeight, scrollX, scrollY]
      .concat([...media, '(forced-colors)'].map((one) => String(matchMedia(one).matches)))
      .join(' ');
  const before = shown();
  window.isTouched = () => touched || shown() !== before;
}

/** Holds at most one page, the last one opened, in a window that later pages are opened in too. */
export class Shelf {
  #window: (Watched & { options: string; context: BrowserContext }) | undefined;
  #kept: { address: string; page: Page } | undefined;

  /** Gives the page at an address, as a window with these options shows it: kept, or new. */
  async open(browser: Browser, address: string, options: BrowserContextOptions): Promise<KeptPage> {
    const { context, ...watched } = await this.#windowWith(browser, options);
    if (this.#kept?.address !== address) {
      watched.complaints.length = 0;
      watched.consoleMessages.length = 0;
      // An untouched page goes on to the next address, which is quicker than to begin anew.
      this.#kept = { address, page: this.#kept?.page ?? (await context.newPage()) };
      await this.#kept.page.goto(address);
      await this.#kept.page.evaluate(noteTouches);
    }
    return { page: this.#kept.page, ...watched };
  }

  async #windowWith(browser: Browser, options: BrowserContextOptions) {
    const wanted = JSON.stringify(options);
    if (this.#window?.options !== wanted) {
      await this.close();
      const context = await browser.newContext(options);
      this.#window = { options: wanted, context, ...(await watch(context)) };
    }
    return this.#window;
  }

  /** Closes the page if the test that had it left it otherwise than it was. */
  async closeIfTouched(): Promise<void> {
    // A page that cannot say so is another than the one that was opened.
    const touched = await this.#kept?.page
      .evaluate(() => window.isTouched?.() ?? true)
      .catch(() => true);
    if (touched === true) await this.#closePage();
  }

  async #closePage(): Promise<void> {
    await this.#kept?.page.close();
    this.#kept = undefined;
  }

  /** Closes the window with all that is in it. */
  async close(): Promise<void> {
    await this.#window?.context.close();
    this.#window = undefined;
    this.#kept = undefined;
  }
}
