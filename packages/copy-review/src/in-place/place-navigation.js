/*
 * Keys and buttons that step through the changes, and a note in the list for each change that the page
 * hides. Without this script, the entries of the list are links to the changes.
 */
(() => {
  const { document } = globalThis;
  const frame = document.querySelector('iframe');
  const entries = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('.entry')]);
  const keys = /** @type {HTMLInputElement | null} */ (document.querySelector('#keys'));
  const page = () => frame?.contentDocument ?? document;

  /** @param {HTMLElement} entry */
  const placeOf = ({ dataset }) => (dataset.place ? page().getElementById(dataset.place) : null);

  /** @param {Element} element whether one of its pseudo-elements is painted over its content */
  const isPainted = (element) =>
    ['::before', '::after'].some((pseudo) => {
      const { content, position, backgroundColor, backgroundImage } = globalThis.getComputedStyle(
        element,
        pseudo,
      );
      const isTransparent = /^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor);
      const isAbove = content !== 'none' && ['absolute', 'fixed'].includes(position);
      return isAbove && !(isTransparent && backgroundImage === 'none');
    });

  /** @param {Element} place whether it is shown and not covered */
  const isSeen = (place) => {
    if (!place.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    place.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [first] = place.getClientRects();
    if (!first) return false;
    const { x, y, width, height } = first;
    const top = page().elementFromPoint(x + width / 2, y + height / 2);
    if (!top || place.contains(top)) return top !== null;
    return top.contains(place) && !isPainted(top);
  };

  /** @param {HTMLElement | undefined} entry */
  const show = (entry) => {
    if (!entry) return;
    for (const other of entries) other.removeAttribute('aria-current');
    for (const other of page().querySelectorAll('[data-current]'))
      other.removeAttribute('data-current');
    entry.setAttribute('aria-current', 'true');
    entry.scrollIntoView({ block: 'nearest' });
    const place = placeOf(entry);
    place?.setAttribute('data-current', '');
    place?.scrollIntoView({ block: 'center', behavior: 'instant' });
  };

  /** @param {number} step */
  const go = (step) => {
    const current = entries.findIndex((entry) => entry.hasAttribute('aria-current'));
    const first = step > 0 ? 0 : entries.length - 1;
    const entry = entries[current < 0 ? first : current + step];
    show(entry);
    const target = entry?.querySelector('a') ?? entry;
    target?.focus({ preventScroll: true });
  };

  /** @param {KeyboardEvent} event */
  const onKey = ({ key, ctrlKey, metaKey, altKey }) => {
    const step = { n: 1, j: 1, p: -1, k: -1 }[key];
    if (step && keys?.checked && !ctrlKey && !metaKey && !altKey) go(step);
  };

  const onLoad = () => {
    frame?.contentDocument?.addEventListener('keydown', onKey);
    const view = page().defaultView ?? globalThis;
    for (const entry of entries) {
      const note = /** @type {HTMLElement | null} */ (entry.querySelector('.entry-hidden'));
      const id = entry.dataset.place;
      if (!note || !id) continue;
      const place = placeOf(entry);
      const marks = [...page().querySelectorAll(`[data-copy-review="${id}"]`)];
      note.hidden = (marks.length > 0 ? marks : [place]).every((mark) => mark && isSeen(mark));
    }
    view.scrollTo({ top: 0, behavior: 'instant' });
    const current = entries.find((entry) => entry.hasAttribute('aria-current'));
    show(current ?? entries.find(({ id }) => `#${id}` === globalThis.location.hash));
  };

  document.querySelector('.view-tools')?.removeAttribute('hidden');
  document.addEventListener('keydown', onKey);
  document.addEventListener('click', (event) => {
    const target = /** @type {Element} */ (event.target);
    const step = target.closest('[data-step]')?.getAttribute('data-step');
    if (step) go(Number(step));
    if (target.closest('[data-print]')) (frame?.contentWindow ?? globalThis).print();
    const link = target.closest('.entry a');
    if (!link) return;
    event.preventDefault();
    show(entries.find((entry) => entry.contains(link)));
  });
  globalThis.addEventListener('beforeprint', () => {
    const height = frame?.contentDocument?.documentElement.scrollHeight;
    if (frame && height) frame.style.setProperty('--page-height', `${height}px`);
  });
  frame?.addEventListener('load', onLoad);
  if (!frame || frame.contentDocument?.readyState === 'complete') onLoad();
})();
