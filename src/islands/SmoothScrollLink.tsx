import { useRef, type MouseEvent } from 'react';
import { useReady } from './hooks.ts';

interface Props {
  /** `#id` of a section on this page. Its `tabindex="-1"` lets the browser move the focus before we do. */
  href: `#${string}`;
  label: string;
  className?: string;
}

/** A link down the page. Without script it jumps; with it, it glides and takes the focus along. */
export default function SmoothScrollLink({ href, label, className = 'btn btn-line' }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  useReady(link);

  function glide(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const section = document.getElementById(href.slice(1));
    if (!section) return;
    event.preventDefault();
    // Makes the section the target, for which styles lay out what lies on the way.
    if (location.hash !== href) location.hash = href;
    section.focus({ preventScroll: true });
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    section.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
  }

  return (
    <a ref={link} className={className} href={href} onClick={glide}>
      {label}
    </a>
  );
}
