import { useEffect, useState, type ReactNode } from 'react';
import { Slot } from './island.tsx';
import type { Toast, ToasterLabels } from './Toasts.tsx';

declare global {
  interface Document {
    /** The page's toaster. It is here because a page loads this module again after a script failed to load. */
    toaster?: Promise<(toast: Toast) => void>;
  }
}

/**
 * Shows a toast; the first call loads the toast script.
 * Resolves to false if that script does not load: the caller then shows the text itself.
 */
export async function showToast(toast: Toast, toasterLabels: ToasterLabels): Promise<boolean> {
  try {
    document.toaster ??= import('./Toasts.tsx').then(({ mountToaster }) =>
      mountToaster(toasterLabels),
    );
    (await document.toaster)(toast);
    return true;
  } catch {
    delete document.toaster;
    return false;
  }
}

/**
 * Returns a function that shows a toast, and what shows its text if the toast script does not load.
 * Render that once in the island.
 *
 * @param said the id of the server's live region for the text
 */
export function useToasts(
  said: string,
  toasterLabels: ToasterLabels,
): [(toast: Toast) => void, ReactNode] {
  const [unshown, setUnshown] = useState<Toast | null>(null);
  const show = (toast: Toast) => {
    setUnshown(null);
    void showToast(toast, toasterLabels).then((shown) => {
      if (!shown) setUnshown(toast);
    });
  };

  // The text is gone from a page that comes back, as a toast is.
  useEffect(() => {
    const end = () => {
      setUnshown(null);
    };
    addEventListener('pagehide', end);
    return () => {
      removeEventListener('pagehide', end);
    };
  }, []);

  const fallback = (
    <Slot id={said}>
      {unshown && (
        <p data-kind={unshown.kind}>
          <b>{`${unshown.title} `}</b>
          <span>{unshown.description}</span>
        </p>
      )}
    </Slot>
  );
  return [show, fallback];
}
