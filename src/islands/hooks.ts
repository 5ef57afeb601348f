import { useEffect, useRef, type RefObject } from 'react';
import { READY } from '../directives/ready.ts';

/** Two activations closer than this are one: a double click, a bouncing key, a held Enter. */
export const BOUNCE_MS = 500;

/**
 * Tells the intent directive that React has attached to everything inside `root`.
 * Must be the last hook of an island's root component, so that its other effects have run.
 */
export function useReady(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    root.current?.dispatchEvent(new Event(READY, { bubbles: true }));
  }, [root]);
}

/**
 * Tells a second press of the same act from a new one.
 * `acted` notes an event that was acted upon; `repeats` says whether an event merely repeats it
 * (see BOUNCE_MS); `typed` forgets it, for what follows typing is a new act, however soon.
 */
export function useRepeatGuard() {
  const last = useRef(-Infinity);
  const acted = ({ timeStamp }: { timeStamp: number }) => {
    last.current = timeStamp;
  };
  const repeats = (event: { timeStamp: number }) => {
    const repeated = event.timeStamp - last.current < BOUNCE_MS;
    if (repeated) acted(event);
    return repeated;
  };
  const typed = () => {
    last.current = -Infinity;
  };
  return { acted, repeats, typed };
}
