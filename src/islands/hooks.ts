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
 * Detects repeated activations of a button, such as the second press of a double click.
 * `record` records an event that was handled. `isRepeat` returns whether an event follows it
 * within BOUNCE_MS. `reset` is called when the visitor types, because a press after that is a new one.
 */
export function useRepeatGuard() {
  const last = useRef(-Infinity);
  const record = ({ timeStamp }: { timeStamp: number }) => {
    last.current = timeStamp;
  };
  const isRepeat = (event: { timeStamp: number }) => {
    const repeated = event.timeStamp - last.current < BOUNCE_MS;
    if (repeated) record(event);
    return repeated;
  };
  const reset = () => {
    last.current = -Infinity;
  };
  return { record, isRepeat, reset };
}
