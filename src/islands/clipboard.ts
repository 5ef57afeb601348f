/** How long a browser may take to write before we call it a failure. */
const PATIENCE_MS = 8000;

/**
 * Writes text to the clipboard.
 * Gives false when the browser has no clipboard for this page, refuses, or takes too long; never throws.
 */
export async function copyText(text: string): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const written = navigator.clipboard.writeText(text).then(() => true);
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, PATIENCE_MS, false);
    });
    return await Promise.race([written, late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
