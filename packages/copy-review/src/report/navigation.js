/*
 * Keys that step through the changes: n and p, or j and k. While a page is shown in place, keys and
 * buttons step through its changes, and a note is shown beside each change that the page hides. Without
 * this script, use the links: they lead to the changes and to the pages.
 */
(() => {
  const { document } = globalThis;
  const changes = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('.change')]);
  const keys = /** @type {HTMLInputElement[]} */ ([...document.querySelectorAll('[data-keys]')]);

  /** The page that is shown in place. */
  const openView = () =>
    /** @type {HTMLElement | null} */ (document.querySelector('.view:is(:target, :has(:target))'));
  /** @param {Element} view */
  const frameOf = (view) => view.querySelector('iframe');
  /** @param {Element} view the document of the page */
  const pageOf = (view) => frameOf(view)?.contentDocument;
  /** @param {Element} view */
  const entriesOf = (view) => /** @type {HTMLElement[]} */ ([...view.querySelectorAll('.entry')]);

  /**
   * @param {Element} view
   * @param {HTMLElement} entry
   */
  const placeOf = (view, { dataset }) => pageOf(view)?.getElementById(dataset.place ?? '');

  /**
   * @param {Element} view
   * @param {HTMLElement | undefined} entry
   */
  const show = (view, entry) => {
    if (!entry) return;
    for (const other of entriesOf(view)) other.removeAttribute('aria-current');
    for (const other of pageOf(view)?.querySelectorAll('[data-current]') ?? [])
      other.removeAttribute('data-current');
    entry.setAttribute('aria-current', 'true');
    entry.scrollIntoView({ block: 'nearest' });
    const place = placeOf(view, entry);
    place?.setAttribute('data-current', '');
    place?.scrollIntoView({ block: 'center', behavior: 'instant' });
  };

  /** @param {Element} view the entry that the address leads to, or else the current one */
  const showTarget = (view) => {
    const entries = entriesOf(view);
    const current = entries.find((entry) => entry.hasAttribute('aria-current'));
    show(view, entries.find(({ id }) => `#${id}` === globalThis.location.hash) ?? current);
  };

  /** @param {Element} view shows a note beside each change that the page hides */
  const onLoad = (view) => {
    pageOf(view)?.addEventListener('keydown', onKey);
    for (const entry of entriesOf(view)) {
      const isShown = placeOf(view, entry)?.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      });
      entry.querySelector('.entry-hidden')?.toggleAttribute('hidden', isShown !== false);
    }
    showTarget(view);
  };

  /** Loads the page that the address leads to. */
  const onAddress = () => {
    const view = openView();
    if (!view) return;
    const held = view.querySelector('noscript');
    if (held) {
      held.insertAdjacentHTML('beforebegin', held.textContent);
      held.remove();
      frameOf(view)?.addEventListener('load', () => onLoad(view));
    } else showTarget(view);
  };

  /** @param {number} step the next change of the report */
  const nextChange = (step) => {
    const current = document.activeElement?.closest('.change');
    if (current) return changes.findIndex((change) => change === current) + step;
    const edge = 200;
    const below = changes.findIndex((change) => change.getBoundingClientRect().top > edge);
    const first = below < 0 ? changes.length : below;
    return step > 0 ? first : first - 1;
  };

  /** @param {number} step */
  const go = (step) => {
    const view = openView();
    if (!view) {
      const change = changes[nextChange(step)];
      change?.focus({ preventScroll: true });
      change?.scrollIntoView({ block: 'start' });
      return;
    }
    const entries = entriesOf(view);
    const current = entries.findIndex((entry) => entry.hasAttribute('aria-current'));
    const first = step > 0 ? 0 : entries.length - 1;
    const entry = entries[current < 0 ? first : current + step];
    show(view, entry);
    const target = entry?.querySelector('a') ?? entry;
    target?.focus({ preventScroll: true });
  };

  /** @param {KeyboardEvent} event */
  const onKey = ({ key, ctrlKey, metaKey, altKey }) => {
    if (ctrlKey || metaKey || altKey) return;
    const back = /** @type {HTMLElement | null | undefined} */ (
      openView()?.querySelector('[data-back]')
    );
    if (key === 'Escape') back?.click();
    const step = { n: 1, j: 1, p: -1, k: -1 }[key];
    if (step && keys[0]?.checked) go(step);
  };

  for (const hidden of document.querySelectorAll('.bar, .view-tools'))
    hidden.removeAttribute('hidden');
  for (const key of keys)
    key.addEventListener('change', () => {
      for (const other of keys) other.checked = key.checked;
    });
  document.addEventListener('keydown', onKey);
  document.addEventListener('click', (event) => {
    const target = /** @type {Element} */ (event.target);
    const view = target.closest('.view');
    if (!view) return;
    const step = target.closest('[data-step]')?.getAttribute('data-step');
    if (step) go(Number(step));
    if (target.closest('[data-print]')) frameOf(view)?.contentWindow?.print();
    const entry = target.closest('.entry a')?.closest('.entry');
    if (!entry) return;
    event.preventDefault();
    show(view, /** @type {HTMLElement} */ (entry));
  });
  globalThis.addEventListener('hashchange', onAddress);
  onAddress();
})();
