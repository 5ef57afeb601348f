import type { ClientDirective } from 'astro';
import { READY } from './ready.ts';

const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input'];

/** The number of failed requests of addresses that `respell` returned. */
let failedSpellings = 0;

/**
 * An equivalent address that has not failed yet: `/_astro/` becomes `/%5fastro/`, then `/_%61stro/` and so
 * on, which servers decode to the same path (RFC 3986, 6.2.2.2). Chromium, at least up to 153, never
 * requests a module again that failed once, nor one that it imports, until the page is reloaded
 * (https://github.com/whatwg/html/issues/6768); Chromium 156 does. Relative imports resolve against
 * the new address, so the island loads a React of its own.
 */
function respell(address: string): string {
  const folder = Array.from('_astro', (letter, index) =>
    index === failedSpellings % 6 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
  ).join('');
  return address.replace(/[^/]+(?=\/[^/]+$)/, folder);
}

/**
 * Loads and hydrates an island when the visitor first points at it, touches it, focuses it or types.
 *
 * Clicks on its buttons before that (by mouse, touch, Space, or Enter in a field, which browsers turn
 * into a click on the submit button) are held, and the last one is replayed when the island
 * dispatches READY, after its hydration. Clicks on links, labels, summaries and fields are left
 * alone.
 *
 * A script that does not load is requested once more at once, by another address (see `respell`). If
 * that fails too, the island's `[data-island-failed]` note is shown, the held click is dropped (the note
 * says so) and the next intent tries again.
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

  const addresses = ['component-url', 'renderer-url'].map(
    (name) => [name, island.getAttribute(name) ?? ''] as const,
  );
  /** Requests the scripts; undefined if one does not load. */
  const request = async (addressFor: (address: string) => string) => {
    const before = failures;
    for (const [name, address] of addresses) island.setAttribute(name, addressFor(address));
    const hydrate = await load();
    return failures === before ? hydrate : undefined;
  };

  const hydrateIsland = async () => {
    if (loading) return;
    loading = true;
    const hydrate = (await request((address) => address)) ?? (await request(respell));
    const note = island.querySelector<HTMLElement>('[data-island-failed]');
    if (note) note.hidden = hydrate !== undefined;
    if (hydrate) return hydrate();
    failedSpellings++;
    held = null;
    island.ariaBusy = null;
    loading = false;
  };

  for (const name of INTENTS)
    on(name, () => {
      // After a failure, a pointer that only passes does not retry.
      if (!failures || name !== 'pointerover') void hydrateIsland();
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
      void hydrateIsland();
    },
    true,
  );

  // A microtask runs after React's effects, and before any other click.
  on(READY, () => {
    queueMicrotask(() => {
      stop.abort();
      island.ariaBusy = null;
      held?.click();
    });
  });

  // Text restored by back/forward, or typed while the page was loading, counts as intent too.
  const checkFields = () => {
    const fields = island.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input, textarea',
    );
    if (
      island.contains(document.activeElement) ||
      [...fields].some((field) => field.value !== field.defaultValue)
    )
      void hydrateIsland();
  };
  checkFields();
  addEventListener('pageshow', checkFields, stop);
};

export default intent;
