import { useCallback, useState, type ReactNode } from 'react';
import type { Toast, ToasterLabels } from './Toasts.tsx';

let corner: Promise<(toast: Toast) => void> | undefined;

/**
 * Shows a toast, fetching the toast script at the first one.
 * Gives false if that script does not load: the caller then says the words in its own place.
 */
export async function showToast(toast: Toast, frame: ToasterLabels): Promise<boolean> {
  try {
    corner ??= import('./Toasts.tsx').then(({ mountToaster }) => mountToaster(frame));
    (await corner)(toast);
    return true;
  } catch {
    corner = undefined;
    return false;
  }
}

/**
 * Gives a function that shows a toast, and the place where its words stand as plain text
 * should the toast script not load: render that place once in the island.
 */
export function useToasts(frame: ToasterLabels): [(toast: Toast) => void, ReactNode] {
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
