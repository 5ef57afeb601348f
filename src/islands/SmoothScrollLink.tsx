import { useRef, type MouseEvent } from 'react';
import { useReady } from './hooks.ts';

interface Props {
  /** `#id` of a section on this page. The section needs `tabindex="-1"` so that it can get the focus. */
  href: `#${string}`;
  label: string;
  className?: string;
}

/** A link within the page. It scrolls smoothly and moves the focus; without script the browser scrolls. */
export default function SmoothScrollLink({ href, label, className }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  useReady(link);

  function scrollToSection(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const section = document.getElementById(href.slice(1));
    if (!section) return;
    event.preventDefault();
    if (location.hash !== href) history.pushState(null, '', href);
    section.focus({ preventScroll: true });
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    section.scrollIntoView({ behavior: prefersReducedMotion ? 'instant' : 'smooth' });
  }

  return (
    <a ref={link} className={className} href={href} onClick={scrollToSection}>
      {label}
    </a>
  );
}
