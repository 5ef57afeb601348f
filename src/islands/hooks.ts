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

/**
 * Gives a function that says whether an event merely repeats the one before it (see BOUNCE_MS), and
 * one to call when the visitor typed in between: then it is no repetition, however soon.
 */
export function useBounce(): [(event: { timeStamp: number }) => boolean, () => void] {
  const last = useRef(-Infinity);
  const repeats = ({ timeStamp }: { timeStamp: number }) => {
    const repeated = timeStamp - last.current < BOUNCE_MS;
    last.current = timeStamp;
    return repeated;
  };
  const typed = () => {
    last.current = -Infinity;
  };
  return [repeats, typed];
}
