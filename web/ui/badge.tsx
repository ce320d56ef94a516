import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeTone = 'neutral' | 'coral' | 'teal' | 'apricot' | 'danger' | 'ink';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-ink',
  coral: 'bg-coral-tint text-coral-text',
  teal: 'bg-teal-tint text-teal-text',
  apricot: 'bg-apricot-tint text-apricot-text',
  danger: 'bg-danger-tint text-danger-text',
  ink: 'bg-ink text-paper',
};

interface BadgeProps {
  tone?: BadgeTone;
  icon?: LucideIcon;
  className?: string;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', icon: Icon, className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 py-1 text-xs font-semibold',
        tones[tone],
        className,
      )}
    >
      {Icon ? <Icon aria-hidden="true" className="size-3.5" strokeWidth={2.5} /> : null}
      {children}
    </span>
  );
}
