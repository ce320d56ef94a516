import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { receiveToasts, type Toast, toastDurationMs } from './toast.ts';
import { placeForToast, sightOf } from './toast-place.ts';

/** The title of a toast that says no more than its description. */
const plainTitle = 'Erreur';

const edges = { neutral: 'border-l-ink', success: 'border-l-teal', danger: 'border-l-danger' };

/**
 * Shows one toast at a time: a new one replaces the last. Waits two frames, since what the toast says may be about to appear on
 * the page too: then there is no toast, or one for screen readers alone if the page's text is not announced. A toast whose title
 * names the failure, such as «Accès refusé», says more than the page and is shown.
 */
function present(toast: Toast): void {
  requestAnimationFrame(() => requestAnimationFrame(() => show(toast)));
}

function show({ title, description, tone = 'neutral' }: Toast): void {
  const sight = sightOf(title === plainTitle || !description ? [description ?? title] : [title, description]);
  if (sight === 'announced') return;
  sonner.dismiss();
  sonner.custom(
    () => (
      <div
        ref={leaveTabOrder}
        className={`w-full rounded-md border border-line border-l-4 bg-raised px-5 py-4 text-ink shadow-float ${edges[tone]}`}
      >
        <p className="font-semibold">{title}</p>
        {description ? <p className="text-sm text-ink-soft">{description}</p> : null}
      </div>
    ),
    { duration: toastDurationMs, position: placeForToast(), ...(sight === 'silent' && { className: 'sr-only' }) },
  );
}

/**
 * A toast has nothing to press. Sonner puts it into the order of Tab all the same, and hands the focus back to where it came from
 * when Tab leaves it: for five seconds the keyboard would go to and fro between the two.
 */
function leaveTabOrder(content: HTMLElement | null): void {
  content?.closest('li')?.setAttribute('tabindex', '-1');
}

export default function Toaster() {
  useEffect(() => {
    // Screen readers announce only changes of a live region that already exists, so the first toast waits 60 ms for it.
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = receiveToasts(present);
    }, 60);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, []);
  return (
    <Sonner
      position="bottom-center"
      mobileOffset={{ bottom: 'calc(var(--tab-bar, 0px) + 1rem)' }}
      visibleToasts={1}
      duration={toastDurationMs}
      containerAriaLabel="Notifications"
      hotkey={['altKey', 'KeyT']}
      style={{ fontFamily: 'inherit' }}
      toastOptions={{ unstyled: true, className: 'sm:w-(--width)' }}
    />
  );
}
