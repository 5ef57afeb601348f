/** Hooks of several islands, and `isNoAddress` of two: in a file of its own it would be one more request. */
import { useEffect, useEffectEvent, useRef } from 'react';
import type {} from '../directives/gesture.ts'; // Declares `outcome`.
import { setAriaState } from '../directives/aria-state.ts';
import type { Toast, ToastWords } from './Toasts.tsx';

/** Activations within this time count as one: a double click, a bouncing key, a held Enter. */
export const BOUNCE_MS = 500;

/** Delay before a button shows that it is copying; sooner, it would only flicker. */
const SLOW_MS = 200;

/**
 * Whether the browser finds that the field holds no email address. Browsers refuse letters beyond ASCII
 * in the name (RFC 6531), and Safari in the domain too, so an address with such letters only needs its `@`.
 */
export const isNoAddress = ({
  validity,
  value,
}: Pick<HTMLInputElement, 'validity' | 'value'>): boolean =>
  validity.typeMismatch && !/^(?=.*[^ -~])[^\s@]+@[^\s@]+$/.test(value);

/** Listens to an event of one of the server's elements. */
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
 * Tells what came of the action of a button in `root`, such as copying: by a toast, and while it takes long in
 * the button. The page's own script (gesture.ts) has started the action in the click, and left its `outcome` on the
 * button.
 *
 * @param id of the toast: a new one replaces the old
 */
export function useOutcomeToasts(
  root: HTMLElement,
  { id, success, failure }: { id: string; success: ToastWords; failure: ToastWords },
  show: (toast: Toast) => void,
): void {
  async function tell(button: HTMLElement, outcome: Promise<boolean>) {
    const timer = setTimeout(() => {
      setAriaState(button, 'aria-disabled', true);
    }, SLOW_MS);
    const hasSucceeded = await outcome;
    clearTimeout(timer);
    setAriaState(button, 'aria-disabled', false);
    show(hasSucceeded ? { id, kind: 'success', ...success } : { id, kind: 'failure', ...failure });
  }

  useListener(root, 'click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (!button?.outcome) return;
    void tell(button, button.outcome);
    button.outcome = undefined;
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
