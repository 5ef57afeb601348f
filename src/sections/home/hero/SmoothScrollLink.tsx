import { island, type IslandProps } from '../../../islands/island.tsx';
import { useListener } from '../../../islands/hooks.ts';

/**
 * Makes the links in `root` to sections of this page scroll smoothly and move the focus; without script
 * the browser scrolls. A section needs `tabindex="-1"` so that it can get the focus.
 */
export default island('scroll', ({ root }: IslandProps) => {
  useListener(root, 'click', (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const hash = (event.target as Element).closest('a')?.hash ?? '';
    const section = document.getElementById(hash.slice(1));
    if (!section) return;
    event.preventDefault();
    if (location.hash !== hash) history.pushState(null, '', hash);
    section.focus({ preventScroll: true });
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    section.scrollIntoView({ behavior: prefersReducedMotion ? 'instant' : 'smooth' });
  });
  return null;
});
