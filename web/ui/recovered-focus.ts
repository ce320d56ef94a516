import { useEffect, useRef } from 'react';

/**
 * A control that disappears takes the focus with it, and Tab would start at the top of the page. If nothing has the focus
 * after a change of `state`, the element from `find` gets it.
 */
export function useRecoveredFocus(state: unknown, find: () => Element | null | undefined): void {
  const previous = useRef(state);
  useEffect(() => {
    if (previous.current === state) return;
    previous.current = state;
    if (document.activeElement !== document.body) return;
    const place = find();
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
  });
}
