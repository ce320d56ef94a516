import { type ReactNode, useEffect, useRef } from 'react';

/** Takes the focus when its step replaces another, so that keyboard and screen readers start here. */
export function StepHeading({ children, takesFocus = true }: { children: ReactNode; takesFocus?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-title">
      {children}
    </h2>
  );
}
