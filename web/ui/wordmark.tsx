import { product } from '#contract/product.ts';
import { classNames } from './class-names.ts';

/** The logo: a speech bubble with the three strokes of a click at its corner. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" fill="none" aria-hidden="true" className={classNames('shrink-0', className ?? 'size-9')}>
      <path
        d="M4 21.5C4 14.6 9.6 9 16.5 9h2C25.4 9 31 14.6 31 21.5S25.4 34 18.5 34H7a3 3 0 0 1-3-3z"
        className="fill-coral"
      />
      <path
        d="M29.2 8.2 31 3.5M33.3 11.6l4-3M34.8 16.8l3.7.3"
        stroke="currentColor"
        strokeWidth="2.8"
        strokeLinecap="round"
      />
    </svg>
  );
}

export function Wordmark({ className }: { className?: string }) {
  return (
    <span className={classNames('inline-flex items-center gap-2', className)}>
      <Mark />
      <span className="display-type text-[1.625rem] font-extrabold leading-none">{product.wordmark}</span>
    </span>
  );
}
