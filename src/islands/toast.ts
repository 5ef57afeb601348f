import type { Toast, ToastFrame } from './words.ts';

let corner: Promise<(toast: Toast) => void> | undefined;

/**
 * Shows a toast, fetching the toast script at the first one.
 * Gives false if that script does not load: the caller then says the words in its own place.
 */
export async function showToast(toast: Toast, frame: ToastFrame): Promise<boolean> {
  try {
    corner ??= import('./Toasts.tsx').then(({ openCorner }) => openCorner(frame));
    (await corner)(toast);
    return true;
  } catch {
    corner = undefined;
    return false;
  }
}
