import { createRoot } from 'react-dom/client';
import { Toaster, toast as sonner } from 'sonner';
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

/** Time on screen, counted only while nobody points at a toast, has focus in it, or is away. */
const LIFE_MS = 8000;
const TICK_MS = 250;

/** Screen readers speak only of what changes in a region that they have seen before. */
const REGION_SEEN_MS = 100;

/** A screen with room for one toast only, beside what a visitor is looking at. */
const SMALL = '(width <= 600px), (height <= 700px)';

/** A phone, where toasts come from under the header. */
const PHONE = '(width <= 600px)';

/** The words a toast must not hide: what can be lost, and what signing up does. */
const KEPT_IN_VIEW = '.loss, .signup-honest';

/** What a toast may take, in CSS pixels: its width and height, and its distance from the edges. */
const ROOM = { width: 460, height: 130, top: 96, topOnPhone: 76, side: 24, sideOnPhone: 20 };

/** Where the next toast goes: its usual edge of the screen, or the other if it would hide kept words. */
function place(): 'top-right' | 'bottom-right' {
  const lines = [...document.querySelectorAll(KEPT_IN_VIEW)].map((line) =>
    line.getBoundingClientRect(),
  );
  const isPhone = matchMedia(PHONE).matches;
  const from = isPhone ? ROOM.topOnPhone : ROOM.top;
  const left = innerWidth - ROOM.side - ROOM.width;
  const hidesBetween = (above: number, below: number) =>
    lines.some(({ top, bottom, right }) => right > left && bottom > above && top < below);
  // What stands above the room at the top is under the header anyway.
  const hidesAtTop = hidesBetween(from, from + ROOM.height);
  const hidesAtBottom = hidesBetween(innerHeight - ROOM.side - ROOM.height, innerHeight);
  if (isPhone) return hidesAtTop && !hidesAtBottom ? 'bottom-right' : 'top-right';
  return hidesAtBottom && !hidesAtTop ? 'top-right' : 'bottom-right';
}

/** What sonner calls the last toast of each place. One that is leaving cannot be called back, so each is new. */
const last = new Map<string, string | number>();

/** One toast as it stands in the corner. */
export function Slip({
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
      <span className="toast-sign" aria-hidden="true">
        {toast.kind === 'success' && (
          <svg viewBox="0 0 200 430">
            <use href="#print" />
          </svg>
        )}
      </span>
      <p className="toast-words" role={toast.kind === 'failure' ? 'alert' : undefined}>
        <b>{toast.title}</b> <span>{toast.description}</span>
      </p>
      <button className="toast-dismiss" type="button" aria-label={dismiss} onClick={onDismiss}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m3 3 10 10M13 3 3 13" />
        </svg>
      </button>
    </div>
  );
}

/** Mounts the one corner of toasts at the end of the page, and gives the function that fills it. */
export async function openCorner({
  notifications,
  dismiss,
}: ToastFrame): Promise<(toast: Toast) => void> {
  const host = document.body.appendChild(document.createElement('div'));
  createRoot(host).render(
    <Toaster
      className="toasts"
      position="bottom-right"
      customAriaLabel={notifications}
      hotkey={[]}
      expand
      offset={{ top: ROOM.top, bottom: ROOM.side, right: ROOM.side }}
      mobileOffset={{
        top: ROOM.topOnPhone,
        bottom: ROOM.sideOnPhone,
        left: ROOM.sideOnPhone,
        right: ROOM.sideOnPhone,
      }}
      gap={14}
    />,
  );
  await new Promise((resolve) => setTimeout(resolve, REGION_SEEN_MS));

  return (toast) => {
    for (const [id, before] of last) {
      if (id === toast.id || matchMedia(SMALL).matches) sonner.dismiss(before);
    }

    // sonner pauses under the pointer but not under keyboard focus, so the clock is ours.
    let left = LIFE_MS;
    const clock = setInterval(() => {
      if (document.hidden || host.querySelector(':hover, :focus-within')) return;
      left -= TICK_MS;
      if (left <= 0) sonner.dismiss(shown);
    }, TICK_MS);

    const shown = sonner.custom(
      (id) => <Slip toast={toast} dismiss={dismiss} onDismiss={() => sonner.dismiss(id)} />,
      {
        duration: Infinity,
        position: place(),
        onDismiss: () => {
          clearInterval(clock);
        },
      },
    );
    last.set(toast.id, shown);
  };
}
