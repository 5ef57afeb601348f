import { useRef, useState } from 'react';
import { copyText } from './clipboard.ts';
import type { Toast, ToastWords } from './Toasts.tsx';

/** Delay before the button shows that it is copying; sooner, it would only flicker. */
const SLOW_MS = 200;

interface Props {
  /** The id of the button's toast: a new one replaces the old. */
  id: string;
  text: string;
  words: { label: string; pending?: string; success: ToastWords; failure: ToastWords };
  className: string;
  show: (toast: Toast) => void;
  onFailed?: () => void;
}

/**
 * Copies a text and shows a toast with the result; Island.css shows a success for a moment in the
 * button too. Ignores presses while it is copying.
 */
export function CopyButton({ id, text, words, className, show, onFailed }: Props) {
  const busy = useRef(false);
  const [slow, setSlow] = useState(false);

  async function copy({ dataset }: HTMLElement) {
    if (busy.current) return;
    delete dataset.copied;
    busy.current = true;
    const timer = setTimeout(setSlow, SLOW_MS, true);
    const copied = await copyText(text);
    clearTimeout(timer);
    setSlow(false);
    busy.current = false;
    if (!copied) onFailed?.();
    if (copied) {
      dataset.copied = words.success.title;
      show({ id, kind: 'success', ...words.success });
    } else show({ id, kind: 'failure', ...words.failure });
  }

  return (
    <button
      className={className}
      type="button"
      data-pending={words.pending}
      aria-disabled={slow || undefined}
      onClick={({ currentTarget }) => void copy(currentTarget)}
    >
      {slow ? (words.pending ?? words.label) : words.label}
    </button>
  );
}
