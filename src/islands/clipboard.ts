/** A write that takes longer counts as failed. */
const TIMEOUT_MS = 8000;

/**
 * Writes text to the clipboard.
 * Resolves to false if the browser has no clipboard, refuses, or takes too long; never rejects.
 */
export async function copyText(text: string): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const written = navigator.clipboard.writeText(text).then(() => true);
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, TIMEOUT_MS, false);
    });
    return await Promise.race([written, late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
