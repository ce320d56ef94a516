import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names.ts';
import { besideModals } from './modal.ts';
import { receiveToasts, type Toast, toastDurationMs } from './toast.ts';
import { placeForToast, type Sight, sightOf, type ToastPlace } from './toast-place.ts';

/** The title of a toast that says no more than its description. */
const plainTitle = 'Erreur';

const edges = { neutral: 'border-l-ink', success: 'border-l-teal', danger: 'border-l-danger' };

interface ShownToast extends Toast {
  id: number;
  place: ToastPlace;
  sight: Exclude<Sight, 'announced'>;
}

/** One toast at a time: a new one replaces the last. Outside the page, which is inert behind a dialog. */
export default function Toaster() {
  const [shown, setShown] = useState<ShownToast | null>(null);
  useEffect(() => {
    // Screen readers announce only changes of a live region that already exists, so the first toast waits 60 ms for it.
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = receiveToasts((toast) => present(toast, setShown));
    }, 60);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, []);
  const end = (ended: ShownToast) => setShown((present) => (present?.id === ended.id ? null : present));
  return createPortal(
    <section
      aria-label="Notifications"
      aria-live="polite"
      aria-relevant="additions text"
      data-toasts={shown?.place ?? ''}
      className="fixed inset-x-4 z-50 sm:inset-x-auto sm:left-1/2 sm:w-89 sm:-translate-x-1/2"
      {...{ [besideModals]: '' }}
    >
      <ol>{shown ? <ToastCard key={shown.id} toast={shown} onEnd={() => end(shown)} /> : null}</ol>
    </section>,
    document.body,
  );
}

let shownBefore = 0;

/**
 * Waits two frames, since what the toast says may be about to appear on the page too: then there is no toast, or one for screen
 * readers alone if the page's text is not announced. A toast whose title names the failure, such as «Accès refusé», says more than
 * the page and is shown.
 */
function present(toast: Toast, show: (toast: ShownToast) => void): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const { title, description } = toast;
      const sight = sightOf(title === plainTitle || !description ? [description ?? title] : [title, description]);
      if (sight !== 'announced') show({ ...toast, id: ++shownBefore, place: placeForToast(), sight });
    }),
  );
}

/** In milliseconds. */
const leavingMs = 180;
/** How far a finger pushes a toast away, in px. */
const pushedAwayPx = 40;

function ToastCard({ toast, onEnd }: { toast: ShownToast; onEnd: () => void }) {
  const [isLeaving, setLeaving] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const push = usePush(() => setLeaving(true));
  const { title, description, tone = 'neutral', sight } = toast;
  // Whoever points at it is reading it.
  const left = isLeaving ? leavingMs : isHeld ? null : toastDurationMs;
  useTimer(left, isLeaving ? onEnd : () => setLeaving(true));
  return (
    <li
      {...push.handlers}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      style={{ translate: push.by === 0 ? undefined : `0 ${push.by}px` }}
      className={classNames(
        'touch-none rounded-md border border-line border-l-4 bg-raised px-5 py-4 text-ink shadow-float transition-opacity',
        isLeaving ? 'opacity-0' : 'animate-rise',
        edges[tone],
        sight === 'silent' && 'sr-only',
      )}
    >
      <p className="font-semibold">{title}</p>
      {description ? <p className="text-sm text-ink-soft">{description}</p> : null}
    </li>
  );
}

/** `ms`: null stops the clock. */
function useTimer(ms: number | null, onOver: () => void): void {
  const end = useEffectEvent(onOver);
  useEffect(() => {
    if (ms === null) return;
    const timer = setTimeout(() => end(), ms);
    return () => clearTimeout(timer);
  }, [ms]);
}

/** Lets a finger push the toast up or down, out of the way. */
function usePush(onAway: () => void) {
  const [start, setStart] = useState<number | null>(null);
  const [by, setBy] = useState(0);
  const end = () => {
    if (Math.abs(by) > pushedAwayPx) onAway();
    else setBy(0);
    setStart(null);
  };
  return {
    by,
    handlers: {
      onPointerDown: ({ pointerType, clientY }: PointerEvent) => {
        if (pointerType === 'touch') setStart(clientY);
      },
      onPointerMove: ({ clientY }: PointerEvent) => {
        if (start !== null) setBy(clientY - start);
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
