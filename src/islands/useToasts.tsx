import { useCallback, useState, type ReactNode } from 'react';
import { showToast } from './toast.ts';
import type { Toast, ToastFrame } from './words.ts';

/**
 * Gives a function that shows a toast, and the place where its words stand as plain text
 * should the toast script not load: render that place once in the island.
 */
export function useToasts(frame: ToastFrame): [(toast: Toast) => void, ReactNode] {
  const [unshown, setUnshown] = useState<Toast | null>(null);
  const { notifications, dismiss } = frame;

  const show = useCallback(
    (toast: Toast) => {
      setUnshown(null);
      void showToast(toast, { notifications, dismiss }).then((shown) => {
        if (!shown) setUnshown(toast);
      });
    },
    [notifications, dismiss],
  );

  const place = (
    <div className="said" role="status">
      {unshown && (
        <p data-kind={unshown.kind} role={unshown.kind === 'failure' ? 'alert' : undefined}>
          <b>{unshown.title}</b> {unshown.description}
        </p>
      )}
    </div>
  );
  return [show, place];
}
