import { classNames } from './class-names.ts';

/** The three strokes of the logo, as a decoration that points at something. */
export function ClickStrokes({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
      aria-hidden="true"
      className={classNames('click-strokes pointer-events-none', className)}
    >
      <path d="M8 19 10.5 5" pathLength="1" />
      <path d="M15 22 26 11" pathLength="1" />
      <path d="M17 29.5 30 27" pathLength="1" />
    </svg>
  );
}
