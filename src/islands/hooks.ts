import { useEffect, useRef, type RefObject } from 'react';
import { READY } from '../directives/ready.ts';

/** Activations within this time count as one: a double click, a bouncing key, a held Enter. */
export const BOUNCE_MS = 500;

/**
 * Tells the intent directive that React has hydrated everything inside `root`.
 * Must be the last hook of an island's root component, so that its other effects have run.
 */
export function useReady(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    root.current?.dispatchEvent(new Event(READY, { bubbles: true }));
  }, [root]);
}

/**
 * Detects repeated activations, such as the second press of a double click.
 * `acted` records a handled event; `repeats` returns whether an event follows it within BOUNCE_MS;
 * `typed` forgets it, because an activation after typing is a new one.
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
