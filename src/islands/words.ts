/** The words of one toast, as the content has them. */
export interface ToastWords {
  title: string;
  description: string;
}

/** Words of the corner where toasts stand: its name for screen readers and the dismiss button's. */
export interface ToastFrame {
  region: string;
  dismiss: string;
}

/** Words of a copy button and of the toasts that follow it. */
export interface CopyWords {
  copy: string;
  copying: string;
  copied: ToastWords;
  failed: ToastWords;
}

/**
 * Puts values into a pattern from the content: `fill('Differs at character {position}.', { position: 7 })`.
 * A name that has no value stays as it stands, so that a mistake is seen.
 */
export function fill(pattern: string, values: Record<string, string | number>): string {
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
