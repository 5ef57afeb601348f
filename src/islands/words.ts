import type { Navigation } from '../schemas/navigation.ts';

/** The words of one toast, as the content has them. */
export interface ToastWords {
  title: string;
  description: string;
}

/** One toast. A second one with the same id takes the place of the first. */
export interface Toast extends ToastWords {
  id: string;
  kind: 'success' | 'failure';
}

/** What names the corner of the toasts, and its dismiss buttons, for screen readers. */
export type ToastFrame = Pick<Navigation['words'], 'notifications' | 'dismiss'>;
