/** A write to the clipboard that takes longer counts as failed. */
const TIMEOUT_MS = 8000;

declare global {
  interface HTMLElement {
    /** What came of `startAction`, until the island takes it. Here, because pages and islands are separate scripts. */
    started?: Promise<boolean> | undefined;
  }
}

/** Writes a text to the clipboard. False if the browser has no clipboard, refuses, or takes too long. */
async function copy(text: string): Promise<boolean> {
  try {
    await Promise.race([
      navigator.clipboard.writeText(text),
      new Promise((_, refuse) => setTimeout(refuse, TIMEOUT_MS)),
    ]);
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts what a button does by an ability that browsers give inside the visitor's gesture only
 * (https://html.spec.whatwg.org/#tracking-user-activation; WebKit gives none to a click that is
 * replayed after a script has loaded). Call it in the real click's own dispatch, before any `await`.
 *
 * A button with `data-copies` copies that text. A copy that succeeded is said by `data-copied`, with
 * the words of `data-done`, which Island.css shows in the button; one that failed selects the element
 * with the id in `data-selects`, so that the visitor can copy it by hand.
 *
 * @returns whether it succeeded, and never rejects; undefined if the button has no such action
 */
export function startAction({ dataset }: HTMLElement): Promise<boolean> | undefined {
  const { copies, selects, done } = dataset;
  if (copies === undefined) return undefined;
  delete dataset.copied;
  return copy(copies).then((copied) => {
    const shown = document.getElementById(selects ?? '');
    if (copied) dataset.copied = done;
    else if (shown) getSelection()?.selectAllChildren(shown);
    return copied;
  });
}
