import { createRoot } from 'react-dom/client';
import { Toaster, toast as sonner } from 'sonner';
import type { Navigation } from '../schemas/navigation.ts';

/** The text of one toast, from the content. */
export interface ToastWords {
  title: string;
  description: string;
}

/** One toast. It replaces an earlier one with the same id. */
export interface Toast extends ToastWords {
  id: string;
  kind: 'success' | 'failure';
}

/** The labels of the toast region and of its dismiss buttons, for screen readers. */
export type ToasterLabels = Pick<Navigation['words'], 'notifications' | 'dismiss'>;

/** Time on screen, twice sonner’s own. It pauses while a toast is hovered or focused, or the tab is hidden. */
export const LIFE_MS = 8000;
const TICK_MS = 250;

/** Delay after mounting: screen readers announce only changes of a live region that they already know. */
const REGION_SEEN_MS = 100;

/** Phones, on which toasts appear below the header. */
const PHONE = '(width <= 600px)';

/** Screens on which a new toast replaces all others, for lack of room. */
const SMALL = `${PHONE}, (height <= 700px)`;

/** What a toast must not cover: the loss warning, the note that nothing is sent, and the ways to send a message. */
const NEVER_COVERED = '.loss, .signup-honest, .mail-ways';

/** Maximum size of a toast, and its distance from the screen's edges, in pixels. The width is that of Toasts.css. */
const ROOM = { width: 460, height: 130, side: 24, sideOnPhone: 20 };

/** The distance of a toast from the top: that of an anchor's target, below the header. */
const roomAtTop = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

/** The position of the next toast: the usual one, or the other if it would cover one of those. */
function choosePosition(): 'top-right' | 'bottom-right' {
  const lines = [...document.querySelectorAll(NEVER_COVERED)].map((line) =>
    line.getBoundingClientRect(),
  );
  const isPhone = matchMedia(PHONE).matches;
  const from = roomAtTop();
  const left = innerWidth - ROOM.side - ROOM.width;
  const hidesBetween = (above: number, below: number) =>
    lines.some(({ top, bottom, right }) => right > left && bottom > above && top < below);
  // Above the topmost toast is the header, which covers the texts there anyway.
  const hidesAtTop = hidesBetween(from, from + ROOM.height);
  const hidesAtBottom = hidesBetween(innerHeight - ROOM.side - ROOM.height, innerHeight);
  if (isPhone) return hidesAtTop && !hidesAtBottom ? 'bottom-right' : 'top-right';
  return hidesAtBottom && !hidesAtTop ? 'top-right' : 'bottom-right';
}

/** The markup of one toast. It is no alert, because it is in a live region: screen readers would say it twice. */
function ToastContent({
  toast,
  dismiss,
  onDismiss,
}: {
  toast: Toast;
  dismiss: string;
  onDismiss: () => void;
}) {
  return (
    <div className="toast" data-kind={toast.kind}>
      <span className="toast-icon" aria-hidden="true">
        {toast.kind === 'success' && (
          <svg viewBox="0 0 200 430">
            <use href="#print" />
          </svg>
        )}
      </span>
      <p className="toast-words">
        <b>{`${toast.title} `}</b>
        <span>{toast.description}</span>
      </p>
      <button className="toast-dismiss" type="button" aria-label={dismiss} onClick={onDismiss}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m3 3 10 10M13 3 3 13" />
        </svg>
      </button>
    </div>
  );
}

/**
 * sonner's id of the latest toast for each of our ids, the newest last. Every toast gets a new sonner id,
 * because sonner cannot show a toast again while it is removing it.
 */
type SonnerIds = Map<string, string | number>;

/** Dismisses the toast with the focus, else the newest, with Escape, which closes an open dialog first. */
const dismissByKey = (host: Element, sonnerIds: SonnerIds) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || document.querySelector('dialog[open], :popover-open')) return;
  const focused = host.querySelector<HTMLElement>(
    '[data-sonner-toast]:focus-within .toast-dismiss',
  );
  if (focused) focused.click();
  else sonner.dismiss([...sonnerIds.values()].at(-1));
};

/**
 * Calls `end` when a toast has been on the screen for its time. sonner pauses its own timer on hover but
 * not on focus, so this one is used instead.
 *
 * @returns a function that stops the clock
 */
function startClock(host: Element, end: () => void): () => void {
  let remaining = LIFE_MS;
  const clock = setInterval(() => {
    if (document.hidden || host.querySelector(':hover, :focus-within')) return;
    remaining -= TICK_MS;
    if (remaining > 0) return;
    clearInterval(clock);
    end();
  }, TICK_MS);
  return () => {
    clearInterval(clock);
  };
}

/** Shows a toast in place of an earlier one with its id, and on a small screen in place of all others. */
function show(toast: Toast, host: Element, sonnerIds: SonnerIds, dismiss: string): void {
  for (const [id, before] of sonnerIds) {
    if (id === toast.id || matchMedia(SMALL).matches) sonner.dismiss(before);
  }
  const stopClock = startClock(host, () => {
    sonner.dismiss(shown);
  });
  const shown = sonner.custom(
    (id) => <ToastContent toast={toast} dismiss={dismiss} onDismiss={() => sonner.dismiss(id)} />,
    {
      duration: Infinity,
      position: choosePosition(),
      onDismiss: () => {
        stopClock();
        if (sonnerIds.get(toast.id) === shown) sonnerIds.delete(toast.id);
      },
    },
  );
  sonnerIds.delete(toast.id);
  sonnerIds.set(toast.id, shown);
}

/** Mounts the toast region, without sonner’s hotkey, and returns the function that shows a toast. Call it once. */
export async function mountToaster({
  notifications,
  dismiss,
}: ToasterLabels): Promise<(toast: Toast) => void> {
  const host = document.body.appendChild(document.createElement('div'));
  const region = createRoot(host);
  region.render(
    <Toaster
      className="toasts"
      position="bottom-right"
      customAriaLabel={notifications}
      hotkey={[]}
      expand
      offset={{ bottom: ROOM.side, right: ROOM.side }}
      mobileOffset={{
        bottom: ROOM.sideOnPhone,
        left: ROOM.sideOnPhone,
        right: ROOM.sideOnPhone,
      }}
      gap={14}
    />,
  );
  const sonnerIds: SonnerIds = new Map();
  const onKey = dismissByKey(host, sonnerIds);
  document.addEventListener('keydown', onKey);

  // On a page that comes back from the back/forward cache, old toasts are gone.
  addEventListener(
    'pagehide',
    () => {
      document.removeEventListener('keydown', onKey);
      sonner.dismiss();
      region.unmount();
      host.remove();
      delete document.toaster;
    },
    { once: true },
  );
  await new Promise((resolve) => setTimeout(resolve, REGION_SEEN_MS));

  return (toast) => {
    show(toast, host, sonnerIds, dismiss);
  };
}
