/*
 * Loads a page in place when a link leads to it, and scrolls it to the change that is chosen in the
 * list beside it. Without this script, all pages load at once, and the links of the list scroll them.
 */
(() => {
  const { document } = globalThis;

  /** @param {Element} view the page with its list */
  const frameOf = (view) => view.querySelector('iframe');

  /**
   * @param {Element} view
   * @param {HTMLElement | null} entry
   */
  const show = (view, entry) => {
    if (!entry) return;
    const page = frameOf(view)?.contentDocument;
    view.querySelector('[aria-current]')?.removeAttribute('aria-current');
    page?.querySelector('[data-current]')?.removeAttribute('data-current');
    entry.setAttribute('aria-current', 'true');
    entry.scrollIntoView({ block: 'nearest' });
    const place = page?.getElementById(entry.dataset.place ?? '');
    place?.setAttribute('data-current', '');
    place?.scrollIntoView({ block: 'center', behavior: 'instant' });
  };

  /** Shows the page that the address leads to, at the entry that it leads to, or else at the chosen one. */
  const onAddress = () => {
    const view = document.querySelector('.view:is(:target, :has(:target))');
    if (!view) return;
    const showTarget = () => {
      show(view, view.querySelector('.entry:target') ?? view.querySelector('[aria-current]'));
    };
    const held = view.querySelector('noscript');
    if (!held) {
      showTarget();
      return;
    }
    held.insertAdjacentHTML('beforebegin', held.textContent);
    held.remove();
    frameOf(view)?.addEventListener('load', showTarget);
  };

  for (const link of document.querySelectorAll('.entry a'))
    link.addEventListener('click', (event) => {
      const [view, entry] = [link.closest('.view'), link.closest('.entry')];
      event.preventDefault();
      if (view) show(view, /** @type {HTMLElement | null} */ (entry));
    });
  globalThis.addEventListener('hashchange', onAddress);
  onAddress();
})();
