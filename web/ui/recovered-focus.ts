import { useEffect, useRef } from 'react';

/**
 * A control that goes away takes the keyboard's place with it. When `state` has changed and nothing has the keyboard,
 * the place that `find` names gets it, so that Tab goes on from there.
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
