import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';

// What makes an element on top of the page modal: the page behind it is inert, the focus stays inside and goes back at the end. Not
// the browser's <dialog>: its top layer would cover the window in which a bank asks to confirm a payment, and the toasts.

/** Elements with this attribute, children of the body, stay in reach beside a modal one. */
export const besideModals = 'data-beside-modals';

export function useModal(content: RefObject<HTMLElement | null>, onEscape: () => void): void {
  useInertPage(content);
  const close = useEffectEvent(onEscape);
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isInert(content.current)) close();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [content]);
}

/**
 * `veil` lies around the modal element, over the page. Waits for the end of a press that began there too: at its beginning a finger
 * would go on to press what lies below, and a mouse would take the focus from where it goes back to.
 */
export function usePressBeside(veil: RefObject<HTMLElement | null>, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const element = veil.current;
    let hasBegun = false;
    const start = (event: MouseEvent) => {
      hasBegun = event.target === element;
      if (hasBegun) event.preventDefault();
    };
    const end = (event: MouseEvent) => {
      if (hasBegun && event.target === element) press();
    };
    element?.addEventListener('mousedown', start);
    element?.addEventListener('click', end);
    return () => {
      element?.removeEventListener('mousedown', start);
      element?.removeEventListener('click', end);
    };
  }, [veil]);
}

/** Moves the focus in and makes everything else inert, until the element goes. */
function useInertPage(content: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = content.current;
    if (!element) return;
    const opener = document.activeElement;
    const behind = [...document.body.children].filter((one) => isBehind(one, element));
    const first = tabStops(element).find((stop) => stop.tagName !== 'A') ?? element;
    first.focus({ preventScroll: true });
    for (const one of behind) setInert(one, true);
    const release = holdPage();
    return () => {
      release();
      for (const one of behind) setInert(one, false);
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [content]);
}

/** The page does not scroll until the returned function is called, and stays where it is: padding takes the scrollbar's place. */
function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (style.overflow === 'hidden') return () => {};
  const scrollbarWidth = window.innerWidth - clientWidth;
  style.overflow = 'hidden';
  if (scrollbarWidth > 0) style.paddingInlineEnd = `${scrollbarWidth}px`;
  return () => {
    style.overflow = '';
    style.paddingInlineEnd = '';
  };
}

/** Not what is hidden already: for a modal element below this one, or by whoever put it there. */
function isBehind(one: Element, element: Element): boolean {
  return !one.contains(element) && !one.matches(`[${besideModals}], [aria-hidden], script`);
}

function setInert(element: Element, isSet: boolean): void {
  element.toggleAttribute('inert', isSet);
  // For browsers and tools that do not know `inert`.
  if (isSet) element.setAttribute('aria-hidden', 'true');
  else element.removeAttribute('aria-hidden');
}

const isInert = (element: Element | null) => element?.closest('[inert]') != null;

/** After its last stop Tab comes to its first again, and not to the browser's own buttons. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const stops = tabStops(event.currentTarget);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const { activeElement } = document;
  if (activeElement !== from && activeElement !== event.currentTarget) return;
  if (activeElement === event.currentTarget && !event.shiftKey) return;
  event.preventDefault();
  to?.focus();
}

const focusable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';

function tabStops(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(focusable)].filter(
    (one) => one.tabIndex >= 0 && !one.matches(':disabled, [hidden]') && one.checkVisibility?.() !== false,
  );
}
