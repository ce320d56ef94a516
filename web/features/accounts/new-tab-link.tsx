import type { ReactNode } from 'react';

/** Opens in a new tab, so that the form on this page keeps what is typed. */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="font-medium underline decoration-coral decoration-2 underline-offset-4 hover:text-coral-text"
    >
      {children}
      <span className="sr-only"> (nouvel onglet)</span>
    </a>
  );
}
