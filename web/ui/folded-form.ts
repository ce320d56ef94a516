import { type RefObject, useEffect, useRef, useState } from 'react';
import { useRecoveredFocus } from './recovered-focus.ts';

export interface FoldedForm {
  isFolded: boolean;
  unfold: () => void;
  /** Around form and result: comes to the top of the screen, and takes the focus, with each result. */
  place: RefObject<HTMLDivElement | null>;
}

/** Folds a form with each new `result`, so that the result is in sight, until the user wants to change what was asked. */
export function useFoldedForm(result: object | null): FoldedForm {
  const place = useRef<HTMLDivElement>(null);
  const [unfoldedOn, setUnfoldedOn] = useState<object | null>(null);
  const isFolded = result !== null && result !== unfoldedOn;
  useEffect(() => {
    if (!result) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [result]);
  useRecoveredFocus(isFolded, () => place.current?.querySelector('textarea, input:not([type=file])'));
  return { isFolded, unfold: () => setUnfoldedOn(result), place };
}
