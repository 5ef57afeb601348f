import { useEffect, useEffectEvent, useRef } from 'react';
import { startAction } from '../directives/gesture.ts';
import type { Toast, ToastWords } from './Toasts.tsx';

/** Activations within this time count as one: a double click, a bouncing key, a held Enter. */
export const BOUNCE_MS = 500;

/** Delay before a button shows that it is copying; sooner, it would only flicker. */
const SLOW_MS = 200;

/** Listens to an event of one of the server's elements, or of the window. */
export function useListener<Name extends keyof HTMLElementEventMap>(
  target: HTMLElement,
  name: Name,
  listener: (event: HTMLElementEventMap[Name]) => void,
): void {
  const handle = useEffectEvent(listener);
  useEffect(() => {
    const listen = (event: HTMLElementEventMap[Name]) => {
      handle(event);
    };
    target.addEventListener(name, listen);
    return () => {
      target.removeEventListener(name, listen);
    };
  }, [target, name]);
}

/**
 * Shows a toast with the result when a button in `root` has copied (see `startAction`). Ignores presses
 * while one is copying.
 *
 * @param id of the toast: a new one replaces the old
 */
export function useCopyButton(
  root: HTMLElement,
  { id, success, failure }: { id: string; success: ToastWords; failure: ToastWords },
  show: (toast: Toast) => void,
): void {
  const isBusy = useRef(false);

  async function tell(button: HTMLElement, action: Promise<boolean>) {
    isBusy.current = true;
    const timer = setTimeout(() => {
      button.ariaDisabled = 'true';
    }, SLOW_MS);
    const copied = await action;
    clearTimeout(timer);
    button.ariaDisabled = null;
    isBusy.current = false;
    show(copied ? { id, kind: 'success', ...success } : { id, kind: 'failure', ...failure });
  }

  useListener(root, 'click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (!button || isBusy.current) return;
    const action = button.started ?? startAction(button);
    button.started = undefined;
    if (action) void tell(button, action);
  });
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
