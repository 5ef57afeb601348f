import { setAriaState } from './aria-state.ts';

/** A write to the clipboard that takes longer counts as failed. */
const TIMEOUT_MS = 8000;

declare global {
  interface HTMLButtonElement {
    /**
     * Whether the button's action succeeds; it never rejects. The island tells the visitor, and deletes it.
     * It is here because the page and the island have separate scripts.
     */
    outcome?: Promise<boolean> | undefined;
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
 * Starts what buttons do by an ability that browsers give inside the visitor's gesture only
 * (https://html.spec.whatwg.org/#tracking-user-activation; WebKit gives none to a click that is
 * replayed after a script has loaded): in the click itself, whether or not there is an island. Any
 * further action of the sort belongs here.
 *
 * A button with `data-copies` copies that text. A copy that succeeded is said by `data-copied`, with
 * the words of `data-done`, which Island.css shows in the button; one that failed selects the element
 * with the id in `data-selects`, so that the visitor can copy it by hand. The further clicks of a double
 * click, and those while it is copying, start nothing.
 *
 * @returns a function that clicks on a button again, without starting its action
 */
export function startActions(root: HTMLElement): (button: HTMLElement) => void {
  let isReplay = false;

  const start = async (button: HTMLElement) => {
    const { dataset } = button;
    setAriaState(button, 'aria-busy', true);
    delete dataset.copied;
    const copied = await copy(dataset.copies ?? '');
    setAriaState(button, 'aria-busy', false);
    const shown = document.getElementById(dataset.selects ?? '');
    if (copied) dataset.copied = dataset.done;
    else if (shown) getSelection()?.selectAllChildren(shown);
    return copied;
  };

  root.addEventListener(
    'click',
    ({ target, detail }) => {
      const button = (target as Element).closest<HTMLButtonElement>(
        '[data-copies]:not([aria-busy])',
      );
      if (button && !isReplay && detail < 2) button.outcome = start(button);
    },
    true,
  );
  return (button) => {
    isReplay = true;
    button.click();
    isReplay = false;
  };
}
