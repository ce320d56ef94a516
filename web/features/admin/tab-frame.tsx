import type { ReactNode } from 'react';
import { type Freshness, RefreshState } from './refresh-state.tsx';

interface TabFrameProps {
  title: string;
  /** What the tab shows, for its «Mis à jour». */
  queries: readonly Freshness[];
  children: ReactNode;
}

export function TabFrame({ title, queries, children }: TabFrameProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 className="display-type text-title">{title}</h2>
        <RefreshState queries={queries} />
      </div>
      {children}
    </div>
  );
}
