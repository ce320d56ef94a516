import type { ReactNode } from 'react';
import { SiteNav } from './site-nav.tsx';
import { mainId, SkipLink } from './skip-link.tsx';

/** Navigation, content, and the footer that is given. */
export function SiteFrame({ footer, children }: { footer: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteNav />
      <main id={mainId} tabIndex={-1} className="flex-1">
        {children}
      </main>
      {footer}
    </div>
  );
}
