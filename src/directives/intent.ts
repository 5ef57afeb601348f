import type { ClientDirective } from 'astro';
import { READY } from './ready.ts';

const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input'];

/** How often a script of the page's islands did not load. */
let mishaps = 0;

/**
 * A script's address in a spelling of its own after every mishap: `/_astro/` becomes `/%5fastro/`,
 * `/_%61stro/` and so on, which every server takes for the same (RFC 3986, 6.2.2.2).
 * Until version 153 at least, Chromium never asks again for a script that once failed, nor for one that
 * it imports, as long as the page lives (https://github.com/whatwg/html/issues/6768). Relative imports
 * follow the spelling. Chromium 156 does ask again: this is for the browsers that do not yet.
 */
function respell(address: string): string {
  const folder = Array.from('_astro', (letter, index) =>
    index === (mishaps - 1) % 6 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
  ).join('');
  return address.replace(/[^/]+(?=\/[^/]+$)/, folder);
}

/**
 * Loads and hydrates an island at the first sign that the visitor wants it, and not before.
 *
 * A click on one of its buttons that comes earlier (by mouse, touch, Space, or Enter in a field,
 * which browsers turn into a click on the submit button) is held, and the last one is replayed when
 * the island says READY. Links, labels, summaries and fields are never touched.
 *
 * If a script does not load, the island's `[data-island-failed]` note is shown, the held click is
 * dropped (the note says so) and the next intent tries again.
 *
 * @param load Astro's loader; on failure it dispatches `astro:hydration-error` on the island first.
 * @param island The `<astro-island>` element, with its server-rendered children in place.
 */
const intent: ClientDirective = (load, _options, island) => {
  const stop = new AbortController();
  let loading = false;
  let failures = 0;
  let held: HTMLElement | null = null;

  const on = (name: string, listener: (event: Event) => void, capture = false) => {
    island.addEventListener(name, listener, { capture, passive: !capture, signal: stop.signal });
  };

  const wake = async () => {
    if (loading) return;
    loading = true;
    const before = failures;
    if (mishaps)
      for (const name of ['component-url', 'renderer-url'])
        island.setAttribute(name, respell(island.getAttribute(name) ?? ''));
    const hydrate = await load();
    const loaded = failures === before;
    const note = island.querySelector<HTMLElement>('[data-island-failed]');
    if (note) note.hidden = loaded;
    if (loaded) return hydrate();
    mishaps++;
    held = null;
    island.ariaBusy = null;
    loading = false;
  };

  for (const name of INTENTS)
    on(name, () => {
      // A pointer that merely passes does not try again what failed.
      if (!failures || name !== 'pointerover') void wake();
    });
  on('astro:hydration-error', () => {
    failures++;
  });

  on(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button');
      if (!button) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      held = button;
      island.ariaBusy = 'true';
      void wake();
    },
    true,
  );

  // A microtask, so that React is out of its effects and no other click can come in between.
  on(READY, () => {
    queueMicrotask(() => {
      stop.abort();
      island.ariaBusy = null;
      held?.click();
    });
  });

  // Text restored by back/forward, or typed while the page was still arriving, is intent too.
  const look = () => {
    const fields = island.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input, textarea',
    );
    if (
      island.contains(document.activeElement) ||
      [...fields].some((field) => field.value !== field.defaultValue)
    )
      void wake();
  };
  look();
  addEventListener('pageshow', look, stop);
};

export default intent;
