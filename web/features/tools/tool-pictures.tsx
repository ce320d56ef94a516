import type { ReactNode } from 'react';

// What each tool is about, drawn as chat bubbles: decoration, so nothing is said to screen readers.

/** The user's message, and in dashes the answer that does not come. */
export function AntiGhostPicture() {
  return (
    <Picture>
      <path
        d="M38 6h44a10 10 0 0 1 10 10v16a3 3 0 0 1-3 3H38a10 10 0 0 1-10-10v-9A10 10 0 0 1 38 6z"
        className="fill-coral"
      />
      <path d="M42 17h36M42 24h22" className="stroke-on-coral" strokeWidth="3.5" />
      <path
        d="M14 42h42a10 10 0 0 1 10 10v6a10 10 0 0 1-10 10H7a3 3 0 0 1-3-3V52a10 10 0 0 1 10-10z"
        className="fill-teal-tint stroke-teal"
        strokeWidth="2"
        strokeDasharray="5 5"
      />
      <path d="M25 55h.01M35 55h.01M45 55h.01" className="stroke-teal" strokeWidth="5" />
    </Picture>
  );
}

/** A flag on the match's message. */
export function RadarPicture() {
  return (
    <Picture>
      <path
        d="M14 24h56a10 10 0 0 1 10 10v18a10 10 0 0 1-10 10H7a3 3 0 0 1-3-3V34a10 10 0 0 1 10-10z"
        className="fill-teal-tint"
      />
      <path d="M17 37h30M17 48h44" className="stroke-teal" strokeWidth="3.5" />
      <path d="M68 66V8" className="stroke-ink" strokeWidth="3" />
      <path d="M69.5 9c8-4 13 3 22 0v19c-9 3-14-4-22 0z" className="fill-coral" />
    </Picture>
  );
}

/** Two places and the way between them. */
export function DatesPicture() {
  return (
    <Picture>
      <path d="M22 63c14 0 18-6 24-12s12-9 22-9" className="stroke-control" strokeWidth="2.5" strokeDasharray="1 7" />
      <path d="M20 64s-14-13-14-24a14 14 0 0 1 28 0c0 11-14 24-14 24z" className="fill-teal" />
      <circle cx="20" cy="40" r="5.5" className="fill-raised" />
      <path d="M72 44S55 28 55 17.5a17 17 0 0 1 34 0C89 28 72 44 72 44z" className="fill-coral" />
      <path
        d="M72 25.5c-5-4-8-6.5-8-9.7a4 4 0 0 1 8-1.3 4 4 0 0 1 8 1.3c0 3.2-3 5.7-8 9.7z"
        className="fill-on-coral"
      />
    </Picture>
  );
}

/** A first message that makes the click. */
export function OpenersPicture() {
  return (
    <Picture>
      <path
        d="M18 22h50a12 12 0 0 1 12 12v26a3 3 0 0 1-3 3H18A12 12 0 0 1 6 51V34a12 12 0 0 1 12-12z"
        className="fill-coral"
      />
      <path d="M21 36h40M21 48h26" className="stroke-on-coral" strokeWidth="3.5" />
      <path d="M76 15 79 5M84 21l8-6M87 31l8 1" className="stroke-ink" strokeWidth="3.5" />
    </Picture>
  );
}

function Picture({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 96 72"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="h-12 w-16 shrink-0 sm:h-18 sm:w-24"
    >
      {children}
    </svg>
  );
}
