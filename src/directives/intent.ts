import type { ClientDirective } from 'astro';
import { READY } from './ready.ts';

const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input'];

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
    const hydrate = await load();
    const note = island.querySelector<HTMLElement>('[data-island-failed]');
    const loaded = failures === before;
    if (note) note.hidden = loaded;
    if (loaded) return hydrate();
    held = null;
    island.ariaBusy = null;
    loading = false;
  };

  for (const name of INTENTS) on(name, () => void wake());
  on('astro:hydration-error', () => failures++);

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
