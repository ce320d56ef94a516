import type { ReactNode } from 'react';

/** The heading of a card in the affiliate's space. */
export function CardTitle({ id, aside, children }: { id: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h2 id={id} className="text-xl">
        {children}
      </h2>
      {aside}
    </div>
  );
}
