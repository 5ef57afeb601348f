import type { ClientDirective } from 'astro';
import { startActions } from './gesture.ts';
import { READY } from './ready.ts';
import { setAriaState } from './aria-state.ts';

const INTENTS = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'focusin',
  'keydown',
  'input',
  'change',
];

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
 * Loads an island when the visitor first points at its part of the page, touches it, focuses it or types.
 * Its part is the `[data-island]` element around it, with the server's fields and buttons.
 *
 * Clicks on buttons before that (by mouse, touch, Space, or Enter in a field, which browsers turn
 * into a click on the submit button) are held, and the last one is replayed when the island
 * dispatches READY, after its hydration. What needs the visitor's gesture starts in the click itself
 * (see `startActions`). Clicks on links, labels, summaries and fields are left alone. A held click is
 * dropped when the visitor leaves the page.
 *
 * A script that does not load is requested once more at once, by another address (see `respell`). If
 * that fails too, the island's `[data-island-failed]` note is shown, the held click is dropped (the note
 * says so; a copy that succeeded is said in `.said`) and the next intent tries again.
 *
 * @param load Astro's loader; on failure it dispatches `astro:hydration-error` on the island first.
 * @param island The `<astro-island>` element.
 */
const intent: ClientDirective = (load, _options, island) => {
  const root = island.closest<HTMLElement>('[data-island]') ?? island;
  const stop = new AbortController();
  let loading = false;
  let failures = 0;
  let held: HTMLElement | null = null;

  const on = (name: string, listener: (event: Event) => void, capture = false) => {
    root.addEventListener(name, listener, { capture, passive: !capture, signal: stop.signal });
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

  const drop = () => {
    held = null;
    setAriaState(root, 'aria-busy', false);
  };

  const hydrateIsland = async () => {
    if (loading) return;
    loading = true;
    const hydrate = (await request((address) => address)) ?? (await request(respell));
    const note = root.querySelector<HTMLElement>('[data-island-failed]');
    const said = root.querySelector('.said');
    if (note) note.hidden = hydrate !== undefined;
    if (said) said.textContent = hydrate ? '' : (held?.dataset.copied ?? '');
    if (hydrate) return hydrate();
    failedSpellings++;
    drop();
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

  const replay = startActions(root);
  on(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button');
      if (!button) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      held = button;
      setAriaState(root, 'aria-busy', true);
      void hydrateIsland();
    },
    true,
  );

  // A microtask runs after React's effects, and before any other click.
  on(READY, () => {
    queueMicrotask(() => {
      stop.abort();
      const button = held;
      drop();
      if (button) replay(button);
    });
  });

  // Text restored by back/forward, or typed while the page was loading, counts as intent too.
  const checkFields = () => {
    const fields = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    if (
      root.contains(document.activeElement) ||
      [...fields].some((field) => field.value !== field.defaultValue)
    )
      void hydrateIsland();
  };
  checkFields();
  addEventListener('pageshow', checkFields, stop);

  // A page that comes back from the back/forward cache is at rest.
  addEventListener('pagehide', drop, stop);
};

export default intent;
