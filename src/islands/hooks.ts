import { useEffect, useRef, type RefObject } from 'react';
import { READY } from '../directives/ready.ts';

/** Two activations closer than this are one: a double click, a bouncing key, a held Enter. */
const BOUNCE_MS = 500;

/**
 * Tells the intent directive that React has attached to everything inside `root`.
 * Must be the last hook of an island's root component, so that its other effects have run.
 */
export function useReady(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    root.current?.dispatchEvent(new Event(READY, { bubbles: true }));
  }, [root]);
}

/** Gives a function that says whether an event repeats the one before it (see BOUNCE_MS). */
export function useBounce(): (event: { timeStamp: number }) => boolean {
  const last = useRef(-Infinity);
  return ({ timeStamp }) => {
    const repeated = timeStamp - last.current < BOUNCE_MS;
    last.current = timeStamp;
    return repeated;
  };
}
