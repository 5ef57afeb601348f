/* Keys that step through the changes: n and p, or j and k. Without this script, use the links of each change. */
(() => {
  const { document } = globalThis;
  const changes = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('.change')]);
  const keys = /** @type {HTMLInputElement | null} */ (document.querySelector('#keys'));
  if (!keys) return;
  keys.closest('[hidden]')?.removeAttribute('hidden');

  /** @param {number} step */
  const next = (step) => {
    const current = document.activeElement?.closest('.change');
    if (current) return changes.findIndex((change) => change === current) + step;
    const edge = 200;
    const below = changes.findIndex((change) => change.getBoundingClientRect().top > edge);
    const first = below < 0 ? changes.length : below;
    return step > 0 ? first : first - 1;
  };

  document.addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey }) => {
    const step = { n: 1, j: 1, p: -1, k: -1 }[key];
    if (!step || !keys.checked || ctrlKey || metaKey || altKey) return;
    const change = changes[next(step)];
    change?.focus({ preventScroll: true });
    change?.scrollIntoView({ block: 'start' });
  });
})();
