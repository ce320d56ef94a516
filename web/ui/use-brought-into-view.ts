import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls a result to the top of the screen each time a new one arrives, in place of a toast about it. */
export function useBroughtIntoView<Holder extends Element>(result: object | undefined): RefObject<Holder | null> {
  const holder = useRef<Holder>(null);
  useEffect(() => {
    if (result) holder.current?.scrollIntoView({ block: 'start' });
  }, [result]);
  return holder;
}
