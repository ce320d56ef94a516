import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** In a bubble, where there is no `picture`. */
  icon?: LucideIcon;
  /** Drawn for this very screen. */
  picture?: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ icon: Icon, picture, title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-md border border-dashed border-control px-6 py-12 text-center">
      {picture}
      {Icon ? (
        <span className="grid size-14 place-items-center rounded-bubble rounded-bl-xs bg-coral-tint text-coral-text">
          <Icon aria-hidden="true" className="size-6" />
        </span>
      ) : null}
      <p className="font-display text-xl font-bold">{title}</p>
      {children ? <div className="max-w-md text-ink-soft">{children}</div> : null}
      {action ? <div className="mt-2">{action}</div> : null}
    </div>
  );
}
